import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ReactNode } from 'react'

interface HomeSectionProps {
  title: string
  description: ReactNode
  /** Unique on the page; used for ids. */
  name: string
  children: ReactNode
}

/** The sections of the home page, separated by heavy rules. */
export function HomeSections({ children }: { children: ReactNode }) {
  return <div className="page-width divide-y-3 divide-heavy">{children}</div>
}

/** On wide screens, the heading is in a left column beside the content. */
export function HomeSection({ title, description, name, children }: HomeSectionProps) {
  return (
    <section
      aria-labelledby={`${name}-title`}
      className="grid gap-6 py-12 lg:grid-cols-[17rem_1fr] lg:gap-12 lg:py-16"
    >
      <SectionHeading id={`${name}-title`} title={title} description={description} />
      <div className="min-w-0">{children}</div>
    </section>
  )
}
