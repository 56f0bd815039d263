import { cva } from 'class-variance-authority'
import { cn } from './class-names.ts'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * The specification's variants and sizes, each with a touch target of at least 44 px. For a link that looks
 * like a button, use `<Link className={buttonVariants({ variant: 'outline' })}>`.
 */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'button-default',
      destructive: 'button-destructive',
      outline: 'button-outline',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      link: 'button-link',
      premium: 'button-premium',
    },
    size: { default: 'button-md', sm: 'button-sm', lg: 'button-lg', icon: 'button-icon' },
  },
  compoundVariants: [{ variant: 'link', size: ['default', 'sm', 'lg'], class: 'px-0' }],
  defaultVariants: { variant: 'default', size: 'default' },
})

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

export function Button({ className, variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...rest} />
}
