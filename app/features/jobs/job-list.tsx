import { Fragment, lazy, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { FoundJobs } from '#core/find/job-search.ts'
import type { JobSummary } from '#core/job.ts'
import { pageCount } from '#app/page/list-meta.ts'
import { paths } from '#app/paths.ts'
import { useVisibleJobs } from './saved/visible-jobs.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { FitOrder } from './fit-order.tsx'
import { JobCard } from './job-card.tsx'
import { PageLinks } from './page-links.tsx'
import { JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
import { MAX_JOBS } from './jobs-url.ts'
import { lastPageShown } from './list-pages.ts'
import { listHref } from './list-href.ts'
import type { Choices } from './filters/filter-groups.ts'

/*
 * Most lists are cards, so these are fetched when one needs them. Without a boundary of their own: hydration and navigation
 * wait for the file, and what is shown stays until then. The server renders in one go, so it has them from the start.
 */
export const loadJobRow = () => import('./job-row.tsx')
const loadNoJobs = () => import('./no-jobs.tsx')
const JobRow = import.meta.env.SSR
  ? (await loadJobRow()).JobRow
  : lazy(async () => ({ default: (await loadJobRow()).JobRow }))
const NoJobs = import.meta.env.SSR
  ? (await loadNoJobs()).NoJobs
  : lazy(async () => ({ default: (await loadNoJobs()).NoJobs }))

interface JobListProps {
  found: FoundJobs
  state: JobsState
  now: Date
  /** Path of the page; its pages, views and Show More Jobs stay on it. */
  basePath?: string
  /** Displayed names of the filters of an empty list. */
  choices?: Partial<Choices>
}

const NO_CHOICES: Partial<Choices> = {}

/** The found postings as cards or rows, Show More Jobs, and the pages of the list. `ListStatus` goes above it. */
export function JobList({ found, state, now, basePath = paths.jobs(), choices = NO_CHOICES }: JobListProps) {
  const { jobs, total } = found
  return (
    <>
      {jobs.length === 0 ? (
        <NoJobs found={found} state={state} choices={choices} basePath={basePath} />
      ) : (
        <Jobs found={found} state={state} now={now} basePath={basePath} />
      )}
      {jobs.length > 0 && <More total={total} state={state} basePath={basePath} />}
    </>
  )
}

type JobsProps = Required<Pick<JobListProps, 'found' | 'state' | 'now' | 'basePath'>>

function Jobs({ found, state, now, basePath }: JobsProps) {
  const { visible, note } = useVisibleJobs(found.jobs)
  const searched = withoutWords(state.search, found.leftOut)
  const textOnly = useMemo(() => textOnlyIds(found, state), [found, state])
  const firstInText = visible.find(({ id }) => textOnly.has(id))
  const itemsOf = (item: (job: JobSummary) => ReactNode) =>
    visible.map((job) => (
      <Fragment key={job.id}>
        {job === firstInText && (
          <li className="col-span-full border-t-2 border-heavy px-1 pt-2 pb-1 text-sm font-bold">
            Only their text mentions {searched === '' ? 'it' : `“${searched}”`}
          </li>
        )}
        {item(job)}
      </Fragment>
    ))
  return (
    <>
      {note}
      {found.total > 1 && <FitOrder state={state} basePath={basePath} />}
      {state.view === 'rows' ? (
        <ul className="divide-y rounded-sm border bg-sheet">
          {itemsOf((job) => (
            <li>
              <JobRow job={job} now={now} state={state} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:gap-y-2.5">
          {itemsOf((job) => (
            <li className="grid min-w-0">
              <JobCard job={job} now={now} state={state} heading="h2" hides />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What was typed, without the words that no posting has together with the others. */
function withoutWords(search: string, leftOut: readonly string[]): string {
  const without = new Set(leftOut.map((word) => word.toLowerCase()))
  return search
    .split(/\s+/)
    .filter((word) => !without.has(word.toLowerCase()))
    .join(' ')
}

/** The jobs of this page that only their text makes match; none if that is true of all. */
function textOnlyIds({ jobs, total, textOnly }: FoundJobs, { page }: JobsState): ReadonlySet<string> {
  const before = page === 1 ? 0 : (page - 1) * JOBS_PER_PAGE
  const from = Math.max(0, total - textOnly - before)
  return new Set(textOnly === total ? [] : jobs.slice(from).map(({ id }) => id))
}

function More({ total, state, basePath }: { total: number; state: JobsState; basePath: string }) {
  const more = state.page === 1 && state.show < Math.min(total, MAX_JOBS)
  const shownTo = lastPageShown(state)
  const pages = pageCount(total, JOBS_PER_PAGE)
  return (
    <>
      {more && (
        <div className="mt-6 flex justify-center print:hidden">
          <Link
            to={listHref(basePath, {
              ...state,
              show: (Math.floor(state.show / JOBS_PER_PAGE) + 1) * JOBS_PER_PAGE,
            })}
            preventScrollReset
            replace
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            Show More Jobs
          </Link>
        </div>
      )}
      {pages > 1 && shownTo > 0 && (
        <PageLinks state={state} pages={pages} shownTo={shownTo} basePath={basePath} />
      )}
    </>
  )
}
