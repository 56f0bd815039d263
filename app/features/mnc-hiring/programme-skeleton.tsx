import { Card } from '#app/ui/card.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'

/** Placeholder card, as large as the card that replaces it. */
export function ProgrammeSkeleton() {
  return (
    <Card className="grid gap-x-8 gap-y-5 p-4 sm:p-5 md:grid-cols-2 lg:grid-cols-[19rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-11" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <SkeletonText lines={5} />
      </div>
      <SkeletonText lines={8} />
      <SkeletonText lines={8} className="md:max-lg:hidden" />
    </Card>
  )
}
