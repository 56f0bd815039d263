import { Card } from '#app/ui/card.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'
import { HubFrame } from './hub-frame.tsx'

const PLACEHOLDERS = [0, 1, 2]

/** Shown while the hub's two lists load. */
export function EntrepreneurHubSkeleton() {
  return <HubFrame ideas={<IdeasSkeleton />} resources={<ResourcesSkeleton />} />
}

function IdeasSkeleton() {
  return (
    <>
      <output className="sr-only">Loading ideas…</output>
      <ul aria-hidden className="grid gap-4 md:grid-cols-2">
        {PLACEHOLDERS.map((card) => (
          <li key={card} className="md:last:col-span-2">
            <Card className="gap-4 p-4 sm:p-5">
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-6 w-4/5" />
              <SkeletonText lines={4} />
              <Skeleton className="h-5 w-full" />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

function ResourcesSkeleton() {
  return (
    <>
      <output className="sr-only">Loading resources…</output>
      <Card>
        <ul aria-hidden className="divide-y">
          {PLACEHOLDERS.map((row) => (
            <li key={row} className="flex items-center gap-4 py-3 pr-3 pl-4 sm:pl-5">
              <SkeletonText lines={2} className="grow" />
              <Skeleton className="size-11" />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
