import { useEffect } from 'react'
import { CataloguePending } from '#app/catalogue/catalogue-pending.tsx'
import { CATALOGUES } from '#app/catalogues.ts'
import { CareerPathSkeleton } from '#app/features/career-path-detail/career-path-skeleton.tsx'
import { EntrepreneurHubSkeleton } from '#app/features/entrepreneur-hub/entrepreneur-hub-skeleton.tsx'
import { paths } from '#app/paths.ts'
import { HEADER_GROUPS } from '#app/site.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'

const NAMES = new Map(HEADER_GROUPS.flatMap((group) => group.items).map((item) => [item.path, item.name]))

/** Shown while a page loads: its title, if known, and skeletons. */
export function PendingFrame({ path }: { path: string }) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  if (path === paths.entrepreneurHub()) return <EntrepreneurHubSkeleton />
  return (
    <div className="page-width pb-20">
      <PendingPage path={path} />
    </div>
  )
}

function PendingPage({ path }: { path: string }) {
  const catalogue = CATALOGUES.find((catalogue) => catalogue.path === path)
  if (catalogue) return <CataloguePending catalogue={catalogue} />
  if (path.startsWith(`${paths.careerPaths()}/`)) return <CareerPathSkeleton />
  return (
    <>
      <PageHeading title={NAMES.get(path) ?? <Skeleton className="h-10 w-64 max-w-full" />} />
      <SkeletonGrid />
    </>
  )
}

/** Placeholder cards in the usual grid. */
export function SkeletonGrid({ cards = 6 }: { cards?: number }) {
  return (
    <div aria-hidden className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="flex flex-col gap-4 rounded-sm border bg-sheet p-5">
          <div className="flex gap-3">
            <Skeleton className="size-11" />
            <SkeletonText lines={2} className="grow" />
          </div>
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  )
}
