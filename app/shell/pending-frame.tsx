import { useEffect } from 'react'
import { HEADER_GROUPS } from '#app/site.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'

const NAMES = new Map(HEADER_GROUPS.flatMap((group) => group.items).map((item) => [item.path, item.name]))

/** The frame of a page that is on its way: its name where we know it, and the shape of a list. */
export function PendingFrame({ path }: { path: string }) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="page-width pb-20">
      <PageHeading title={NAMES.get(path) ?? <Skeleton className="h-10 w-64 max-w-full" />} />
      <SkeletonGrid />
    </div>
  )
}

/** Cards to come, in the grid they will stand in. */
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
