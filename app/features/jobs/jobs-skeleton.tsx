import { Card } from '#app/ui/card.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'
import { JOBS_PER_PAGE } from './jobs-href.ts'

/** Placeholder list, as large as the cards or rows that replace it. */
export function JobGridSkeleton({ rows = false }: { rows?: boolean }) {
  const places = Array.from({ length: JOBS_PER_PAGE }, (_, place) => place)
  if (rows) {
    return (
      <div className="divide-y rounded-sm border bg-sheet">
        <output className="sr-only">Loading jobs…</output>
        {places.map((place) => (
          <div key={place} className="flex h-28 flex-col justify-center gap-2 px-3 md:h-13">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <output className="sr-only">Loading jobs…</output>
      {places.map((card) => (
        <Card key={card} className="gap-4 p-4 sm:p-5">
          <div className="flex gap-3">
            <Skeleton className="size-11" />
            <div className="flex grow flex-col gap-2 pt-1">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <SkeletonText lines={3} />
          <Skeleton className="mt-4 h-11 w-full" />
        </Card>
      ))}
    </div>
  )
}

/** Shown while a posting loads. */
export function JobDetailSkeleton() {
  return (
    <Card className="gap-5 p-5 sm:p-8">
      <output className="sr-only">Loading job…</output>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-9 w-3/4" />
      <SkeletonText lines={4} />
      <SkeletonText lines={8} className="mt-4" />
    </Card>
  )
}
