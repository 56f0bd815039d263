import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'

/** Shown while a path loads: its heading and first stations. */
export function CareerPathSkeleton() {
  return (
    <>
      <output className="sr-only">Loading career path…</output>
      <div className="flex flex-col gap-4 pt-8 pb-9 sm:pt-10">
        <Skeleton className="h-11 w-52" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-10 w-96 max-w-full" />
        <SkeletonText lines={2} className="max-w-prose" />
      </div>
      {[1, 2, 3, 4].map((step) => (
        <div key={step} className="flex gap-4 pb-9">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <SkeletonText lines={3} className="max-w-prose grow pt-2" />
        </div>
      ))}
    </>
  )
}
