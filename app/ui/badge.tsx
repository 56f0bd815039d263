import { cva } from 'class-variance-authority'
import { cn } from './class-names.ts'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Use `verified`, `premium` and `urgent` only for these meanings, and `success`, `warning` and `danger` for
 * the three difficulties; `neutral` and `outline` are for anything else. Colour never is the only sign: the
 * text says the same.
 */
export const badgeVariants = cva('badge', {
  variants: {
    variant: {
      neutral: 'badge-neutral',
      outline: 'badge-outline',
      verified: 'badge-verified',
      premium: 'badge-premium',
      urgent: 'badge-urgent',
      action: 'badge-action',
      success: 'badge-success',
      warning: 'badge-warning',
      danger: 'badge-danger',
    },
  },
  defaultVariants: { variant: 'neutral' },
})

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ className, variant, ...rest }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...rest} />
}
