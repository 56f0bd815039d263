import { lazy } from 'react'
import { Link } from 'react-router'
import type { FoundJobs } from '#core/find/job-search.ts'
import { counted } from '#core/count.ts'
import { pageCount } from '#app/page/list-meta.ts'
import { paths } from '#app/paths.ts'
import { useFitOrder } from '#app/features/learn/my-skills/use-fit-order.tsx'
import { useVisibleJobs } from './saved/visible-jobs.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { useWholePage } from '#app/ui/first-screen.tsx'
import { JobCard } from './job-card.tsx'
import { PageLinks } from './page-links.tsx'
import { jobsHref, JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
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

/** More than a phone's first screen has room for. */
const FIRST_JOBS = { cards: 4, rows: 9 }

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
  const whole = useWholePage()
  return (
    <>
      {jobs.length === 0 ? (
        <NoJobs found={found} state={state} choices={choices} basePath={basePath} />
      ) : (
        <Jobs found={found} state={state} now={now} whole={whole} />
      )}
      {whole && <Unstated found={found} state={state} />}
      {whole && jobs.length > 0 && <More total={total} state={state} basePath={basePath} />}
    </>
  )
}

interface JobsProps extends Pick<JobListProps, 'found' | 'state' | 'now'> {
  whole: boolean
}

function Jobs({ found, state, now, whole }: JobsProps) {
  const { visible, note } = useVisibleJobs(found.jobs)
  const { ordered, control } = useFitOrder(visible)
  const shown = whole ? ordered : ordered.slice(0, FIRST_JOBS[state.view])
  return (
    <>
      {note}
      {control}
      {state.view === 'rows' ? (
        <ul className="divide-y rounded-sm border bg-sheet">
          {shown.map((job) => (
            <li key={job.id}>
              <JobRow job={job} now={now} state={state} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:gap-y-2.5">
          {shown.map((job) => (
            <li key={job.id} className="grid min-w-0">
              <JobCard job={job} now={now} state={state} heading="h2" hides />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** With "up to N years": the postings that state no experience, which are not among them. */
function Unstated({ found: { unstatedExperience: count }, state }: { found: FoundJobs; state: JobsState }) {
  if (count === 0) return null
  const unstated = jobsHref({ ...state, experience: 'unstated', page: 1, show: undefined })
  return (
    <p className="mt-4 text-sm">
      <Link to={unstated} className="inline-flex min-h-11 items-center text-link">
        {counted(count, 'more job does', 'more jobs do')} not mention experience
      </Link>
    </p>
  )
}

function More({ total, state, basePath }: { total: number; state: JobsState; basePath: string }) {
  const more = state.page === 1 && state.show < Math.min(total, MAX_JOBS)
  const shownTo = lastPageShown(state)
  const pages = pageCount(total, JOBS_PER_PAGE)
  return (
    <>
      {more && (
        <div className="mt-6 flex justify-center">
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
