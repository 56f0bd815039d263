import { Link } from 'react-router'
import { formatCount } from '#core/count.ts'
import { boardPage } from '#core/board-page.ts'
import { formatAgo, formatDay, isoTime } from '#core/dates.ts'
import { slugOf } from '#core/slug.ts'
import type { Company, CompanyBoard, CountedName } from '#db/queries/jobs/companies.ts'
import { paths } from '#app/paths.ts'
import { StatList } from '#app/ui/stat-list.tsx'

interface CompanyFactsProps {
  company: Company
  now: Date
  /** Of `opened` and `closed`. */
  days: number
}

/** Where, in which roles, on which boards; what opened and closed. */
export function CompanyFacts({ company, now, days }: CompanyFactsProps) {
  const { cities, roles, boards, sample } = company
  return (
    <aside aria-label="About the jobs of this company" className="flex flex-col gap-8">
      <Names title="Where" names={cities} to={placePath} />
      <Names title="Roles" names={roles} to={(role) => paths.roleJobs(slugOf(role))} />
      {!sample && (
        <>
          <section aria-label="Where we look">
            <h2 className="display border-b-2 border-heavy pb-2 text-xl">Where we look</h2>
            <ul className="divide-y">
              {boards.map((board) => (
                <li key={board.source} className="py-3">
                  <Board board={board} now={now} />
                </li>
              ))}
            </ul>
            <Link to={paths.status()} className="text-link inline-flex min-h-11 items-center">
              All that we check, and when
            </Link>
          </section>
          <History company={company} now={now} days={days} />
        </>
      )}
      <Link to={paths.companies()} className="text-link inline-flex min-h-11 items-center self-start">
        All companies
      </Link>
    </aside>
  )
}

function placePath(place: string): string {
  return /^remote\b/i.test(place) ? paths.remoteJobs() : paths.cityJobs(slugOf(place))
}

function Names({ title, names, to }: { title: string; names: CountedName[]; to: (name: string) => string }) {
  if (names.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="display border-b-2 border-heavy pb-2 text-xl">{title}</h2>
      <ul className="divide-y">
        {names.map(({ name, jobs }) => (
          <li key={name}>
            <Link to={to(name)} className="group flex min-h-11 items-center justify-between gap-3">
              <span className="text-link group-hover:underline">{name}</span>
              <span className="text-sm text-ink-soft tabular-nums">
                {formatCount(jobs)}
                <span className="sr-only"> {jobs === 1 ? 'job' : 'jobs'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A board, with a link to it, and when we last looked there. */
function Board({ board, now }: { board: CompanyBoard; now: Date }) {
  const { source, posting_url, seen_at } = board
  const address = boardPage(source) ?? originOf(posting_url)
  return (
    <>
      {address ? (
        <a href={address} target="_blank" rel="noopener" className="text-link break-words">
          {new URL(address).host}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <span>The company’s own list</span>
      )}
      <p className="caption">
        {seen_at ? (
          <>
            Last checked{' '}
            <time dateTime={isoTime(seen_at)} title={formatDay(seen_at)}>
              {formatAgo(seen_at, now)}
            </time>
          </>
        ) : (
          'Each job is checked on its own page.'
        )}
      </p>
    </>
  )
}

function originOf(address: string | null): string | null {
  const url = URL.parse(address ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

function History({ company, now, days }: CompanyFactsProps) {
  const { first_seen_at, opened, closed } = company
  if (!first_seen_at) return null
  const young = now.getTime() - first_seen_at.getTime() < days * 86_400_000
  return (
    <section aria-label="What changed">
      <h2 className="display border-b-2 border-heavy pb-2 text-xl">
        {young ? `Since ${formatDay(first_seen_at)}` : `In ${days} days`}
      </h2>
      <StatList
        className="mt-3"
        stats={[
          ['New here', formatCount(opened)],
          ['Closed', formatCount(closed)],
        ]}
      />
      {young && <p className="caption mt-2">We first looked for jobs of this company then.</p>}
    </section>
  )
}
