import { PageHeading } from '#app/ui/page-heading.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import type { Catalogue } from './catalogue.ts'
import type { ControlSet } from './controls.ts'

/** Shown while a catalogue page loads: its real heading, and skeletons of its controls and cards. */
export function CataloguePending({
  catalogue,
}: {
  catalogue: Pick<Catalogue<ControlSet>, 'title' | 'subtitle' | 'noun' | 'columns' | 'controls'>
}) {
  const tabbed = Object.values(catalogue.controls).some(({ kind }) => kind === 'tab')
  return (
    <>
      <PageHeading title={catalogue.title} subtitle={catalogue.subtitle} />
      {tabbed && <Skeleton className="mb-3 h-11" />}
      <Skeleton className="mb-5 h-11" />
      <CatalogueSkeleton catalogue={catalogue} />
    </>
  )
}
