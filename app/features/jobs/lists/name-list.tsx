import { Link } from 'react-router'
import { formatCount } from '#core/count.ts'
import type { SeenName } from './names-seen.ts'
import type { ReactNode } from 'react'

interface NameListProps {
  title: string
  names: SeenName[]
  /** The page of a slug. */
  to: (slug: string) => string
  /** A last entry. */
  children?: ReactNode
}

/** Names with how many postings have each, most frequent first. Nothing if there are none. */
export function NameList({ title, names, to, children }: NameListProps) {
  if (names.length === 0) return null
  return (
    <AsideSection title={title}>
      {names.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link to={to(slug)} className="group flex min-h-11 items-center justify-between gap-3">
            <span className="text-link group-hover:underline">{name}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {formatCount(count)}
              <span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span>
            </span>
          </Link>
        </li>
      ))}
      {children}
    </AsideSection>
  )
}

/** A headed list beside the main one. */
export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="display border-b-2 border-heavy pb-2 text-xl">{title}</h2>
      <ul className="divide-y">{children}</ul>
    </section>
  )
}
