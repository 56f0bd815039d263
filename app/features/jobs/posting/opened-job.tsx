import { ClosedJob, MissingJob } from './closed-job.tsx'
import { JobDetailView } from './job-detail.tsx'
import { jobsHref, type JobsState } from '#app/features/jobs/jobs-href.ts'
import type { JobsPageData } from '#app/features/jobs/jobs-page.server.ts'
import type { SignedIn } from '../saved/save-control.tsx'

interface OpenedJobProps extends Pick<JobsPageData, 'detail' | 'similar'> {
  /** null if there is no such posting. */
  job: NonNullable<JobsPageData['job']> | null
  state: JobsState
  now: Date
  signedIn: SignedIn
}

/** A posting opened in the list: open, closed, or unknown. */
export function OpenedJob({ job, detail, similar, state, now, signedIn }: OpenedJobProps) {
  if (job === null) return <MissingJob state={state} />
  if (!detail) return <ClosedJob job={job} similar={similar} state={state} now={now} />
  return (
    <JobDetailView
      job={job}
      detail={detail}
      now={now}
      backTo={jobsHref({ ...state, job: null })}
      hrefOf={({ id }) => jobsHref({ ...state, job: id })}
      signedIn={signedIn}
    />
  )
}
