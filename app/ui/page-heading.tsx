import { cn } from './class-names.ts'
import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: ReactNode
  subtitle?: ReactNode
  /** A badge, or a link back, above the title. */
  above?: ReactNode
  /** Buttons under the subtitle. */
  actions?: ReactNode
  className?: string
}

/** The header of every page except home: an h1 over a double rule. */
export function PageHeading({ title, subtitle, above, actions, className }: PageHeadingProps) {
  return (
    <header className={cn('flex flex-col gap-3 pt-8 pb-6 sm:pt-10', className)}>
      {above}
      <h1 className="display text-page">{title}</h1>
      {subtitle != null && <p className="max-w-prose text-lg text-ink-soft">{subtitle}</p>}
      {actions != null && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      <div aria-hidden className="double-rule mt-3" />
    </header>
  )
}
