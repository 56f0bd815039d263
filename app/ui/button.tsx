import { cva } from 'class-variance-authority'
import { cn } from './class-names.ts'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * The specification's variants and sizes, each with a touch target of at least 44 px. For a link that looks
 * like a button, use `<Link className={buttonVariants({ variant: 'outline' })}>`.
 */
export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-sm border',
    'text-center font-semibold leading-tight transition-colors select-none',
    'disabled:cursor-not-allowed disabled:border-rule disabled:bg-shade disabled:text-ink-soft',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: 'border-transparent bg-action text-on-action hover:bg-action-hover',
        destructive: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
        outline: 'border-edge bg-sheet text-ink hover:border-ink hover:bg-shade',
        secondary: 'border-transparent bg-action-wash text-action hover:bg-shade',
        ghost: 'border-transparent text-ink hover:bg-shade',
        link: 'rounded-xs border-transparent text-action underline decoration-1 underline-offset-4 hover:decoration-2',
        premium: 'border-transparent bg-premium text-on-premium hover:bg-premium-hover',
      },
      size: {
        default: 'min-h-11 px-4 py-2 text-base',
        sm: "min-h-9 px-3 py-1.5 text-sm after:absolute after:-inset-y-1 after:inset-x-0 after:content-['']",
        lg: 'min-h-13 px-6 py-3 text-lg',
        icon: 'size-11 text-lg',
      },
    },
    compoundVariants: [{ variant: 'link', size: ['default', 'sm', 'lg'], class: 'px-0' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

export function Button({ className, variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...rest} />
}
