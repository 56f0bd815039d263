import { lazy } from 'react'
import { JobList, loadJobRow } from './job-list.tsx'
import { jobsHref, type JobsState } from './jobs-href.ts'
import { JobDetailSkeleton, JobGridSkeleton } from './jobs-skeleton.tsx'
import { JobsUnavailable } from './jobs-unavailable.tsx'
import type { JobsPageData } from './jobs-page.server.ts'
import type { SignedIn } from './saved/save-control.tsx'

/*
 * Lists need neither. Without a boundary of their own: hydration and navigation wait for the file, and what is shown
 * stays until then. The server renders in one go, so it has them from the start.
 */
const loadOpenedJob = () => import('./posting/opened-job.tsx')
const loadRowsAndPosting = () => import('./rows-and-posting.tsx')
const loadSaveControl = () => import('./saved/save-control.tsx')
const OpenedJob = import.meta.env.SSR
  ? (await loadOpenedJob()).OpenedJob
  : lazy(async () => ({ default: (await loadOpenedJob()).OpenedJob }))
const RowsAndPosting = import.meta.env.SSR
  ? (await loadRowsAndPosting()).RowsAndPosting
  : lazy(async () => ({ default: (await loadRowsAndPosting()).RowsAndPosting }))
export const SaveControl = import.meta.env.SSR
  ? (await loadSaveControl()).SaveControl
  : lazy(async () => ({ default: (await loadSaveControl()).SaveControl }))

interface JobsMainProps extends Omit<JobsPageData, 'featured' | 'urgent' | 'market' | 'jsonLd'> {
  state: JobsState
  now: Date
  pending: JobsState | null
  signedIn: SignedIn
}

/** The list, the opened posting, or the skeleton of what is loading. */
export function JobsMain(props: JobsMainProps) {
  const { unavailable, job, detail, found, choices, similar, state, now, pending, signedIn } = props
  // While its data is on the way.
  if (pending?.job) void loadOpenedJob()
  if (pending?.view === 'rows') void Promise.all([loadJobRow(), loadRowsAndPosting()])
  const isOpening = pending?.job != null
  // The rows stay, beside the posting that is opened next.
  const staysBeside = isOpening && pending.view === 'rows' && state.view === 'rows' && !unavailable
  if (isOpening && !staysBeside) return <JobDetailSkeleton />
  if (pending && !staysBeside && (unavailable || !isSameList(pending, state)))
    return <JobGridSkeleton rows={pending.view === 'rows'} />
  if (unavailable) return <JobsUnavailable href={jobsHref(state)} />
  const list = () => <JobList found={found} state={state} now={now} choices={choices} />
  const posting = job !== undefined && (
    <OpenedJob job={job} detail={detail} similar={similar} state={state} now={now} signedIn={signedIn} />
  )
  if (state.view !== 'rows') return posting || list()
  return (
    <RowsAndPosting
      jobs={found.jobs}
      state={state}
      list={list()}
      posting={staysBeside ? <JobDetailSkeleton /> : posting}
    />
  )
}

/** Whether the pending list begins with the jobs that are shown: Show More Jobs adds, and Show N jobs closes the sheet. */
function isSameList(pending: JobsState, shown: JobsState): boolean {
  return pending.show >= shown.show && jobsHref({ ...pending, show: 0 }) === jobsHref({ ...shown, show: 0 })
}
