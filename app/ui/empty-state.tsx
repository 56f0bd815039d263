import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

/**
 * Shown instead of an empty list. Contains `EmptyStateTitle`, `EmptyStateText`, and `EmptyStateActions` with
 * at least one link or button.
 */
export function EmptyState({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-col items-start gap-2 rounded-sm border border-dashed border-edge bg-sheet px-4 py-8 sm:px-8',
        className,
      )}
      {...rest}
    />
  )
}

type TitleProps = ComponentProps<'h2'> & { as?: 'h1' | 'h2' | 'h3' | 'p' }

export function EmptyStateTitle({ as: Heading = 'h2', className, ...rest }: TitleProps) {
  return <Heading className={cn('display text-title', className)} {...rest} />
}

export function EmptyStateText({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cn('max-w-prose text-ink-soft', className)} {...rest} />
}

export function EmptyStateActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('mt-3 flex flex-wrap gap-3', className)} {...rest} />
}
