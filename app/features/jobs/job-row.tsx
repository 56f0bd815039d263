import { ChevronRight } from '#app/ui/icons.tsx'
import { formatBatch } from '#core/batch.ts'
import { formatExperience } from '#core/experience.ts'
import { placesOf, type JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { FitOnCard } from '#app/features/jobs/my-skills/fit-on-card.tsx'
import { MeetsOnCard } from './about-me/meets-on-card.tsx'
import { SaveOnCard } from './saved/save-on-card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { paths } from '#app/paths.ts'
import { JobBadges } from './job-badges.tsx'
import { postedAgo } from './posted-ago.ts'
import { jobsHref, type JobsState } from './jobs-href.ts'
import { viewJobId } from './posting/use-detail-focus.ts'
import { ViewJobLink } from './view-job-link.tsx'

/** A posting as one row of a dense list. */
export function JobRow({ job, now, state }: { job: JobSummary; now: Date; state: JobsState }) {
  const salary = formatSalary(job)
  const opened = jobsHref({ ...state, job: job.id })
  /** Beside the posting there is room for one column. */
  const columns =
    state.job === null && 'xl:grid xl:items-center xl:gap-x-4 xl:grid-cols-[minmax(0,1fr)_8rem_8rem_8rem]'
  return (
    <article
      aria-label={`${job.title} at ${job.company}, ${job.location}`}
      className="relative flex items-center gap-3 pl-3 hover:bg-shade has-aria-[current]:bg-action-wash"
    >
      <CompanyLogo
        name={job.company}
        logoUrl={job.company_logo_url}
        className="size-8 text-sm max-sm:hidden"
      />
      <div className={cn('flex min-w-0 grow flex-wrap gap-x-3 py-1.5 xl:py-1', columns)}>
        <div className="min-w-0 basis-full">
          <h2 className="text-[0.9375rem] leading-tight font-bold break-words">
            <ViewJobLink
              jobId={job.id}
              to={paths.posting(job)}
              besideTo={opened}
              className="hover:text-action hover:underline"
            >
              {job.title}
            </ViewJobLink>
          </h2>
          <div className="flex flex-wrap gap-x-3 empty:hidden">
            <FitOnCard skills={job.skills} />
            <MeetsOnCard job={job} />
          </div>
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm leading-tight text-ink-soft">
            {job.company}
            <span className="flex items-center gap-1 *:px-1 *:py-0 [&_svg]:size-3">
              <JobBadges job={job} now={now} place={job.location} />
            </span>
          </p>
        </div>
        <p className="text-sm leading-tight xl:line-clamp-3">
          <span className="sr-only">Location: </span>
          {placesOf(job)}
        </p>
        <p className="text-sm leading-tight">
          <span className="sr-only">Experience: </span>
          {[formatExperience(job), formatBatch(job.batch)].filter(Boolean).join(' · ')}
        </p>
        <p
          className={cn(
            'flex flex-wrap items-baseline gap-x-3 text-sm leading-tight',
            columns && 'xl:block xl:text-right',
          )}
        >
          {salary && (
            <span className="font-semibold tabular-nums">
              <span className="sr-only">Salary: </span>
              {salary}
            </span>
          )}
          <span className={cn('caption', columns && 'xl:block')}>{postedAgo(job, now)}</span>
        </p>
      </div>
      <SaveOnCard job={job} className="-mr-2" />
      <ViewJobLink
        id={viewJobId(job.id)}
        jobId={job.id}
        to={opened}
        besideTo={opened}
        aria-current={state.job === job.id ? 'true' : undefined}
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <ChevronRight aria-hidden />
        <span className="sr-only">
          View Job: {job.title} at {job.company}
        </span>
      </ViewJobLink>
    </article>
  )
}
