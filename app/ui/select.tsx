import { ChevronDown } from '#app/ui/icons.tsx'
import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

/** A native select, which works on every phone and without script. `className` applies to the wrapper. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('select', className)}>
      <select className="field" {...rest}>
        {children}
      </select>
      <ChevronDown aria-hidden />
    </span>
  )
}
