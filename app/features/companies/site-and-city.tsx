import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { slugOf } from '#core/slug.ts'
import { paths } from '#app/paths.ts'

/** A company's own site and its city, as far as the operator gave them. */
export function SiteAndCity({ site, cityName }: { site: string | null; cityName: string | null }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      {site !== null && (
        <Fact name="Website">
          <a href={site} target="_blank" rel="noopener" className={LINK}>
            {shownAddress(site)}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fact>
      )}
      {cityName !== null && (
        <Fact name="City">
          <Link to={paths.cityJobs(slugOf(cityName))} className={LINK}>
            {cityName}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

const LINK = 'text-link inline-flex min-h-11 items-center break-all'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** `acme.example/in`, without what every address has. */
function shownAddress(site: string): string {
  return site.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}
