import { Link } from 'react-router'
import type { FoundJobs } from '#core/find/job-search.ts'
import { counted, formatCount } from '#core/count.ts'
import { pageCount } from '#app/page/list-meta.ts'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { doNot, Unstated } from './unstated.tsx'
import { describeCost } from './filters/list-chosen.ts'
import { jobsHref, JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
import { isFiltered } from './jobs-url.ts'
import { listHref } from './list-href.ts'
import type { Choices } from './filters/filter-groups.ts'

interface NoJobsProps {
  found: FoundJobs
  state: JobsState
  choices: Partial<Choices>
  basePath: string
}

/** An empty list: which filter to take off and what that brings, or what else to do. */
export function NoJobs({ found, state, choices, basePath }: NoJobsProps) {
  if (found.total > 0) return <NoSuchPage total={found.total} state={state} basePath={basePath} />
  if (!isFiltered(state)) return <NothingOpen />
  if (found.notices.some(({ kind }) => kind === 'language')) return <OtherLanguage />
  const costs = costLinks(found, state, choices)
  const [unstated] = found.unstated.toSorted((one, other) => other.count - one.count)
  return (
    <EmptyState>
      {unstated && unstated.count > 0 ? (
        <>
          <EmptyStateTitle>
            {counted(unstated.count, 'job matches but', 'jobs match but')}{' '}
            {doNot(unstated, { ...state, ...found.implied })}
          </EmptyStateTitle>
          <Unstated found={found} state={state} />
        </>
      ) : found.unstatedTogether > 0 ? (
        <>
          <EmptyStateTitle>
            {counted(found.unstatedTogether, 'job matches but does', 'jobs match but do')} not state all that
            you ask for
          </EmptyStateTitle>
          <Unstated found={found} state={state} />
        </>
      ) : (
        <EmptyStateTitle>No jobs match</EmptyStateTitle>
      )}
      {costs.length > 0 ? (
        <>
          <EmptyStateText>Remove a filter to see more:</EmptyStateText>
          <ul className="flex flex-col">
            {costs.map(({ href, label, count }) => (
              <li key={href}>
                <Link to={href} className="inline-flex min-h-11 items-center text-link">
                  Without “{label}”: {counted(count, 'job')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyStateText>
          Try fewer words, another city or fewer filters.
          {{ ...state, ...found.implied }.levels.includes('Fresher') &&
            ' Jobs that don’t mention experience are not listed under Fresher.'}
        </EmptyStateText>
      )}
      <EmptyStateActions>
        <Link
          to={paths.jobs()}
          className={buttonVariants({ variant: costs.length > 0 ? 'outline' : 'default' })}
        >
          Show all jobs
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}

/** The filters that can be taken off with a gain. Filters that typed words imply have no link of their own. */
function costLinks({ without }: FoundJobs, state: JobsState, choices: Partial<Choices>) {
  const list = { ...state, page: 1, show: undefined }
  return without
    .map((cost) => {
      const described = describeCost(state, choices, cost)
      return { label: described.label, count: cost.count, href: jobsHref({ ...list, ...described.without }) }
    })
    .filter(({ href }) => href !== jobsHref(list))
}

function NoSuchPage({ total, state, basePath }: { total: number; state: JobsState; basePath: string }) {
  const pages = pageCount(total, JOBS_PER_PAGE)
  return (
    <EmptyState>
      <EmptyStateTitle>
        This list has {pages === 1 ? 'only one page' : `only ${formatCount(pages)} pages`}
      </EmptyStateTitle>
      <EmptyStateActions>
        <Link to={listHref(basePath, { ...state, page: pages })} className={buttonVariants()}>
          Go to the last page
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}

function OtherLanguage() {
  return (
    <EmptyState>
      <EmptyStateTitle>We search in English and Hindi</EmptyStateTitle>
      <EmptyStateText>Type the job, skill or city in English or Hindi, like “पुणे में नौकरी”.</EmptyStateText>
      <EmptyStateActions>
        <Link to={paths.jobs()} className={buttonVariants()}>
          Show all jobs
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}

function NothingOpen() {
  return (
    <EmptyState>
      <EmptyStateTitle>No open jobs right now</EmptyStateTitle>
      <EmptyStateText>Please check again soon, or see how large companies hire.</EmptyStateText>
      <EmptyStateActions>
        <Link to={paths.mncHiring()} className={buttonVariants()}>
          See MNC hiring
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}
