import { Link } from 'react-router'
import { totalDuration } from '#core/duration.ts'
import type { CareerPath } from '#db/queries/content/career-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { StatList } from '#app/ui/stat-list.tsx'
import type { CategoryLinks } from './category-links.server.ts'
import type { ReactNode } from 'react'

/** The sidebar: statistics, courses and sponsored space. */
export function CareerPathSidebar({ path, links }: { path: CareerPath; links: CategoryLinks }) {
  return (
    <aside aria-label="More about this path" className="flex flex-col gap-8 print:hidden">
      <Part title="Quick Stats">
        <StatList stats={quickStats(path)} />
      </Part>
      <Part title="Featured Courses">
        <FeaturedCourses featured={links.featured} more={links.more} />
      </Part>
      <Part title="Sponsored Content">
        <Card className="gap-2 border-dashed bg-shade p-4 text-sm">
          <Badge variant="outline" className="self-start">
            Sponsored
          </Badge>
          <p className="text-ink-soft">No sponsored content right now.</p>
        </Card>
      </Part>
    </aside>
  )
}

/** Counts of the path's own steps, skills and tools. */
function quickStats({ roadmap, required_skills, tools }: CareerPath): [string, string][] {
  const total = totalDuration(roadmap.map(({ duration }) => duration))
  return [
    ['Steps', String(roadmap.length)],
    ['Total time', total ?? 'Not specified'],
    ['Required skills', String(required_skills.length)],
    ['Tools', String(tools.length)],
  ]
}

function FeaturedCourses({ featured, more }: Omit<CategoryLinks, 'jobs'>) {
  return (
    <>
      {featured.length > 0 && (
        <p className="text-sm text-ink-soft">Our picks, free to study. The certificate may be paid.</p>
      )}
      <ul className="divide-y">
        {featured.map(({ name, platform, link }) => (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className="group -mx-2 flex flex-col items-start gap-1 px-2 py-3 hover:bg-shade"
            >
              <span className="leading-snug font-semibold group-hover:underline">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
              <span className="text-sm text-ink-soft">{platform}</span>
            </a>
          </li>
        ))}
      </ul>
      <Link to={more.to} className="inline-flex min-h-11 items-center text-link">
        {more.label}
      </Link>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 display border-b-2 border-heavy pb-2 text-xl">{title}</h2>
      {children}
    </section>
  )
}
