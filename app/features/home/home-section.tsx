import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ReactNode } from 'react'

interface HomeSectionProps {
  title: string
  description: ReactNode
  /** Unique on the page. */
  name: string
  children: ReactNode
}

/** Sections of home, one under the other, with a heavy rule between two. */
export function HomeSections({ children }: { children: ReactNode }) {
  return <div className="page-width divide-y-3 divide-heavy">{children}</div>
}

/** Heading in the margin on wide screens, the matter beside it. */
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
