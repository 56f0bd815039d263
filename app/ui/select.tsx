import ChevronDown from 'lucide-react/icons/chevron-down'
import { cn } from './class-names.ts'
import { fieldClasses } from './field-classes.ts'
import type { ComponentProps } from 'react'

/** A native select, which works on every phone and without script. `className` applies to the wrapper. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex w-full', className)}>
      <select className={cn(fieldClasses, 'appearance-none truncate pr-10')} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
