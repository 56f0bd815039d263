import { lazy, Suspense, useEffect } from 'react'
import { HEADER_GROUPS } from '#app/site.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'

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
