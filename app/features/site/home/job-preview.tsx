import { Link } from 'react-router'
import { JobCard } from '#app/features/jobs/job-card.tsx'
import { SampleNotice } from '#app/features/jobs/sample-notice.tsx'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { JobSummary } from '#core/job.ts'

interface JobPreviewProps {
  jobs: readonly JobSummary[]
  now: Date
}

export function JobPreview({ jobs, now }: JobPreviewProps) {
  return (
    <section id="job-preview" aria-labelledby="job-preview-title" className="border-y bg-shade">
      <div className="page-width py-12 lg:py-16">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <SectionHeading
            id="job-preview-title"
            title="Latest jobs"
            description="The newest openings first."
          />
          <Link to={paths.jobs()} prefetch={PREFETCH} className={buttonVariants({ variant: 'outline' })}>
            See all jobs
          </Link>
        </div>
        {jobs.some((job) => job.is_sample) && <SampleNotice />}
        {jobs.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {jobs.map((job) => (
              <li key={job.id} className="grid">
                <JobCard job={job} now={now} />
              </li>
            ))}
          </ul>
        ) : (
          <NoJobs />
        )}
      </div>
    </section>
  )
}

function NoJobs() {
  return (
    <EmptyState>
      <EmptyStateTitle as="h3">No jobs right now</EmptyStateTitle>
      <EmptyStateText>
        The list is empty right now. Check again in a few minutes, or prepare for interviews.
      </EmptyStateText>
      <EmptyStateActions>
        <Link to={paths.jobs()} className={buttonVariants()}>
          Open the jobs page
        </Link>
        <Link to={paths.interviewPrep()} className={buttonVariants({ variant: 'ghost' })}>
          Prepare for interviews
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}
