import { cn } from './class-names.ts'
import type { ReactNode } from 'react'

interface SectionHeadingProps {
  title: ReactNode
  /** One or two sentences under the heading. */
  description?: ReactNode
  /** For the section's `aria-labelledby`. */
  id?: string
  as?: 'h2' | 'h3'
  className?: string
}

export function SectionHeading({
  title,
  description,
  id,
  as: Heading = 'h2',
  className,
}: SectionHeadingProps) {
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <Heading id={id} className="display text-title">
        {title}
      </Heading>
      {description != null && <p className="max-w-prose text-ink-soft">{description}</p>}
    </div>
  )
}
