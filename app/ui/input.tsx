import { cn } from './class-names.ts'
import { fieldClasses } from './field-classes.ts'
import type { ComponentProps, ReactNode } from 'react'

/** A one-line field. It needs a name: a `FieldLabel`, or `aria-label` where the place says it already. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cn(fieldClasses, className)} {...rest} />
}

/** The visible name of the control with the id `htmlFor`. */
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
