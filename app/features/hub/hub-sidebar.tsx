import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { hubFigures } from '#app/figures/figure-lists.ts'
import { useFigureSource } from '#app/figures/figure-source.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { Figures } from '#app/ui/figures.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { ReactNode } from 'react'

const ACTIONS = [
  { name: 'Submit Your Idea', path: paths.submitIdea() },
  { name: 'Pro Toolkit', path: paths.proStartupToolkit() },
  { name: 'CEO Roadmap', path: paths.roadmapToCeo() },
]

/** The specification's list. The tools have no pages yet. */
const FEATURED_TOOLS = [
  'Business Model Canvas',
  'Financial Planning Tool',
  'Market Research Kit',
  'Pitch Deck Template',
]

export function HubSidebar() {
  const figures = hubFigures(useFigureSource())
  return (
    <aside
      aria-label="For founders"
      className="flex flex-col gap-8 tall:lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start"
    >
      {figures.length > 0 && (
        <SidebarSection title="Success Rate">
          <Figures figures={figures} />
        </SidebarSection>
      )}
      <SidebarSection title="Quick Actions">
        <ul className="flex flex-col gap-2">
          {ACTIONS.map(({ name, path }) => (
            <li key={path} className="grid">
              <Link to={path} prefetch={PREFETCH} className={buttonVariants({ variant: 'outline' })}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </SidebarSection>
      <SidebarSection title="Featured Tools" badge={<Badge variant="outline">Coming soon</Badge>}>
        <ul className="-mt-2 divide-y">
          {FEATURED_TOOLS.map((tool) => (
            <li key={tool} className="py-2.5">
              {tool}
            </li>
          ))}
        </ul>
      </SidebarSection>
    </aside>
  )
}

interface SidebarSectionProps {
  title: string
  badge?: ReactNode
  children: ReactNode
}

function SidebarSection({ title, badge, children }: SidebarSectionProps) {
  return (
    <section aria-label={title}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-b-2 border-heavy pb-2">
        <h2 className="display text-xl">{title}</h2>
        {badge}
      </div>
      {children}
    </section>
  )
}
