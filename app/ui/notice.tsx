import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

const TONES = {
  info: 'border-action bg-action-wash',
  premium: 'border-premium bg-premium-wash',
  danger: 'border-danger bg-danger-wash',
}

/** A message box. It is no live region unless you pass a `role`. */
export function Notice({
  className,
  tone = 'info',
  ...rest
}: ComponentProps<'div'> & { tone?: keyof typeof TONES }) {
  return <div className={cn('border-l-4 px-4 py-3 text-sm', TONES[tone], className)} {...rest} />
}
