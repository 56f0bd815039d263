import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

interface ButtonLook {
  variant?: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'premium'
  size?: 'default' | 'sm' | 'lg' | 'icon'
}

/**
 * The classes of the specification's variants and sizes (`app/styles/components.css`), each with a touch target of at least
 * 44 px. For a link that looks like a button, use `<Link className={buttonVariants({ variant: 'outline' })}>`.
 */
export function buttonVariants({
  variant = 'default',
  size = 'default',
  className,
}: ButtonLook & { className?: string } = {}): string {
  const ofSize = size === 'default' ? 'button-md' : `button-${size}`
  return cn('button', `button-${variant}`, ofSize, variant === 'link' && size !== 'icon' && 'px-0', className)
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ className, variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...rest} />
}
