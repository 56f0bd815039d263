import { cva } from 'class-variance-authority'
import { cn } from './class-names.ts'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Use `verified`, `premium` and `urgent` only for these meanings, and `success`, `warning` and `danger` for
 * the three difficulties; `neutral` and `outline` are for anything else. Colour never is the only sign: the
 * text says the same.
 */
export const badgeVariants = cva(
  [
    'inline-flex max-w-full items-center gap-1 rounded-xs border px-1.5 py-0.5 text-2xs font-semibold',
    'whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        neutral: 'border-transparent bg-shade text-ink',
        outline: 'border-rule text-ink-soft',
        verified: 'border-transparent bg-verified-wash text-verified',
        premium: 'border-transparent bg-premium text-on-premium',
        urgent: 'border-transparent bg-premium-wash text-premium-ink',
        action: 'border-transparent bg-action-wash text-action',
        success: 'border-transparent bg-verified-wash text-verified',
        warning: 'border-transparent bg-premium-wash text-premium-ink',
        danger: 'border-transparent bg-danger-wash text-danger',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ className, variant, ...rest }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...rest} />
}
