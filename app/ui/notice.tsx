import { cva } from 'class-variance-authority'
import { cn } from './class-names.ts'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const noticeVariants = cva('border-l-4 px-4 py-3 text-sm', {
  variants: {
    tone: {
      info: 'border-action bg-action-wash',
      premium: 'border-premium bg-premium-wash',
      danger: 'border-danger bg-danger-wash',
    },
  },
  defaultVariants: { tone: 'info' },
})

/** A message box. It is no live region unless you pass a `role`. */
export function Notice({
  className,
  tone,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof noticeVariants>) {
  return <div className={cn(noticeVariants({ tone }), className)} {...rest} />
}
