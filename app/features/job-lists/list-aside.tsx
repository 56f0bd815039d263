import { Link } from '#app/ui/link.tsx'
import { paths } from '#app/paths.ts'
import type { Learning } from './learning-links.ts'
import type { SeenName } from './names-seen.ts'
import type { ReactNode } from 'react'

interface ListAsideProps {
  skills: SeenName[]
  companies: SeenName[]
  learning: Learning
}

/** What is most seen in the list, and what to learn for it. */
export function ListAside({ skills, companies, learning: { courses, careerPaths } }: ListAsideProps) {
  return (
    <aside aria-label="More on this list" className="flex flex-col gap-8 print:hidden">
      <NameList title="Skills asked for" names={skills} to={paths.skillJobs} />
      <NameList title="Companies hiring" names={companies} to={paths.company}>
        <li>
          <Link to={paths.companies()} className="text-link inline-flex min-h-11 items-center">
            All companies
          </Link>
        </li>
      </NameList>
      {careerPaths.length > 0 && (
        <AsideSection title="Career paths">
          {careerPaths.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.careerPath(id)} className="text-link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
        </AsideSection>
      )}
      {courses.length > 0 && (
        <AsideSection title="Courses">
          {courses.map(({ name, platform, link }) => (
            <li key={link} className="py-2">
              <a href={link} target="_blank" rel="noopener" className="text-link">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <span className="caption block">{platform}</span>
            </li>
          ))}
        </AsideSection>
      )}
    </aside>
  )
}

interface NameListProps {
  title: string
  names: SeenName[]
  /** The page of a slug. */
  to: (slug: string) => string
  /** A last entry. */
  children?: ReactNode
}

function NameList({ title, names, to, children }: NameListProps) {
  if (names.length === 0) return null
  return (
    <AsideSection title={title}>
      {names.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link to={to(slug)} className="group flex min-h-11 items-center justify-between gap-3">
            <span className="text-link group-hover:underline">{name}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {count.toLocaleString('en-IN')}
              <span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span>
            </span>
          </Link>
        </li>
      ))}
      {children}
    </AsideSection>
  )
}

function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="display border-b-2 border-heavy pb-2 text-xl">{title}</h2>
      <ul className="divide-y">{children}</ul>
    </section>
  )
}
