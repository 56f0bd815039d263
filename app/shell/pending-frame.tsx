import { lazy, Suspense, useEffect } from 'react'
import { HEADER_GROUPS } from '#app/site.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Skeleton, SkeletonGrid } from '#app/ui/skeleton.tsx'

const NAMES = new Map(HEADER_GROUPS.flatMap((group) => group.items).map((item) => [item.path, item.name]))

/** The frames of single pages load with the first slow navigation, so that no page's own script has to hold them. */
const PageFrame = lazy(async () => ({ default: (await import('./page-frame.tsx')).PageFrame }))

/** Shown while a page loads: its title, if known, and skeletons. */
export function PendingFrame({ path }: { path: string }) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const plain = (
    <div className="page-width pb-20">
      <PageHeading title={NAMES.get(path) ?? <Skeleton className="h-10 w-64 max-w-full" />} />
      <SkeletonGrid />
    </div>
  )
  return (
    <Suspense fallback={plain}>
      <PageFrame path={path} plain={plain} />
    </Suspense>
  )
}
