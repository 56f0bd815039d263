import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

/** Where something will stand. Give it the size of what comes, so that nothing jumps. Silent to screen readers. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('rounded-xs bg-shade', className)} {...rest} />
}

/** Lines of text to come, the last one shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={cn('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
      ))}
    </div>
  )
}
