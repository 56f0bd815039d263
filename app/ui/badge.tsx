import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

interface BadgeLook {
  variant?:
    | 'neutral'
    | 'outline'
    | 'verified'
    | 'premium'
    | 'urgent'
    | 'action'
    | 'success'
    | 'warning'
    | 'danger'
}

/**
 * The classes of a badge (`app/styles/components.css`). Use `verified`, `premium` and `urgent` only for these meanings, and
 * `success`, `warning` and `danger` for the three difficulties; `neutral` and `outline` are for anything else. Colour never
 * is the only sign: the text says the same.
 */
export function badgeVariants({
  variant = 'neutral',
  className,
}: BadgeLook & { className?: string } = {}): string {
  return cn('badge', `badge-${variant}`, className)
}

export type BadgeProps = ComponentProps<'span'> & BadgeLook

export function Badge({ className, variant, ...rest }: BadgeProps) {
  return <span className={badgeVariants({ variant, className })} {...rest} />
}
