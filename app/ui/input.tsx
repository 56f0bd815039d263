import { cn } from './class-names.ts'
import type { ComponentProps, ReactNode } from 'react'

/** A text field. It needs a `FieldLabel`, or an `aria-label` if its purpose is visible from the context. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cn('field', className)} {...rest} />
}

export function FieldLabel({ htmlFor, className, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className={cn('mb-1 block text-sm font-semibold', className)}>
      {children}
    </label>
  )
}

interface FieldLabelProps {
  htmlFor: string
  className?: string
  children: ReactNode
}
