import { memo } from 'react'
import { JsonLd } from '#app/page/json-ld.tsx'
import { paths } from '#app/paths.ts'
import { cn } from '#app/ui/class-names.ts'
import { Admission } from './admission.tsx'
import { ChosenFilters } from './filters/chosen-filters.tsx'
import { labelsFrom } from './filters/filter-groups.ts'
import { FollowJobs } from './follow-jobs.tsx'
import { jobsHref, type JobsState } from './jobs-href.ts'
import { JobsFilterBar } from './jobs-filter-bar.tsx'
import { JobsMain, SaveControl } from './jobs-main.tsx'
import { JobsSidebar } from './jobs-sidebar.tsx'
import { isFiltered, parseJobsUrl } from './jobs-url.ts'
import { ListStatus } from './list-status.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { SponsoredCards } from './sponsored-cards.tsx'
import { useDetailFocus } from './posting/use-detail-focus.ts'
import type { JobsPageData } from './jobs-page.server.ts'
import type { SignedIn } from './saved/save-control.tsx'

const LIST_COLUMNS = 'mt-3 lg:mt-1 lg:grid-cols-[minmax(0,1fr)_20rem]'
const SPLIT_COLUMNS = 'mt-2 sm:mt-6 xl:mt-1'
/** Wider, because the facts of an opened posting are beside its text. */
const DETAIL_COLUMNS = 'mt-2 sm:mt-6 xl:grid-cols-[minmax(0,1fr)_20rem]'

interface JobsPageProps {
  data: JobsPageData & { state: JobsState; now: Date }
  signedIn: SignedIn
  /** The query of a list that is loading slowly enough to show a skeleton. */
  pendingQuery: string | null
  /** The query that was pressed last, for the controls. */
  nextQuery: string | null
}

/** All of /jobs. Strings say what is pending, so that it is rendered again only if they change. */
export const JobsPage = memo(function JobsPage({ data, signedIn, pendingQuery, nextQuery }: JobsPageProps) {
  const { found, featured, urgent, choices, jsonLd, unavailable, market, state, now } = data
  const pending = stateOf(pendingQuery)
  const chosen = stateOf(nextQuery) ?? state
  useDetailFocus(state.job, state.view === 'rows')
  const listed = (pending ?? state).job === null
  /** Rows and the posting are beside each other on a wide screen; a narrow one shows the posting alone. */
  const split = !listed && (pending ?? state).view === 'rows'
  const samples = [...found.jobs, ...featured, ...urgent].some(({ is_sample }) => is_sample)

  const controls = (
    <>
      <header className="flex flex-wrap items-baseline gap-x-4 pt-8 pb-3 sm:pt-10 lg:pb-0">
        <h1 className="display text-title">IT jobs in India</h1>
        <p className="text-ink-soft">Straight from company careers pages.</p>
      </header>
      <JobsFilterBar
        state={chosen}
        choices={choices}
        total={unavailable ? null : found.total}
        stated={unavailable ? null : found.payStated}
      />
    </>
  )

  return (
    <div className="page-width pb-12">
      {listed && controls}
      {split && <div className="contents max-xl:hidden">{controls}</div>}
      <div
        className={cn(
          'grid gap-10 print:block',
          listed ? LIST_COLUMNS : split ? SPLIT_COLUMNS : DETAIL_COLUMNS,
        )}
      >
        <div className="min-w-0">
          {listed && samples && <SampleNotice />}
          {(listed || split) && (
            <div className={split ? 'max-xl:hidden' : undefined}>
              <ChosenFilters state={chosen} choices={choices} />
              {!unavailable && (
                <ListStatus
                  found={found}
                  state={state}
                  basePath={paths.jobs()}
                  labelOf={labelsFrom(choices)}
                />
              )}
            </div>
          )}
          {listed && <Admission found={found} filters={chosen} labelOf={labelsFrom(choices)} />}
          <JobsMain {...data} pending={pending} signedIn={signedIn} />
          {listed && (
            <FollowJobs
              filters={chosen}
              labelOf={labelsFrom(choices)}
              // It begins the list.
              withoutForm={found.admits !== null}
            />
          )}
          {listed && isFiltered(state) && signedIn !== undefined && (
            <SaveControl
              signedIn={signedIn}
              path={jobsHref({ ...state, show: undefined })}
              noun="this search"
            />
          )}
          <SponsoredCards />
        </div>
        <JobsSidebar featured={featured} urgent={urgent} market={market} state={state} now={now} />
      </div>
      {jsonLd && <JsonLd value={jsonLd} />}
    </div>
  )
})

function stateOf(query: string | null): JobsState | null {
  return query === null ? null : parseJobsUrl(new URLSearchParams(query))
}
