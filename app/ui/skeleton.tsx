import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

/** Placeholder. Give it the size of the content, to avoid layout shift. Hidden from screen readers. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('rounded-xs bg-shade', className)} {...rest} />
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={cn('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
      ))}
    </div>
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
