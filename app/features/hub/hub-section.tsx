import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ReactNode } from 'react'

interface HubSectionProps {
  title: string
  /** Unique on the page; used for ids. */
  name: string
  /** Beside the heading. */
  link?: ReactNode
  children: ReactNode
}

/** A section of the hub's main column. */
export function HubSection({ title, name, link, children }: HubSectionProps) {
  return (
    <section aria-labelledby={`${name}-title`} id={name}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <SectionHeading id={`${name}-title`} title={title} />
        {link}
      </div>
      {children}
    </section>
  )
}
