import { counted } from '#core/count.ts'
import { Clock } from '#app/ui/icons.tsx'
import { daysBetween, formatShortDay, isoDay } from '#core/dates.ts'
import { placesOf, URGENT_WITHIN_DAYS, type JobSummary } from '#core/job.ts'
import { seededPick } from '#core/seeded-pick.ts'
import type { UrgentJob } from '#db/queries/jobs/urgent-jobs.ts'
import { marketFigures } from '#app/figures/figure-lists.ts'
import { useFigureSource } from '#app/figures/figure-source.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { StatList } from '#app/ui/stat-list.tsx'
import { useVisibleJobs } from './saved/visible-jobs.tsx'
import { JobBadges } from './job-badges.tsx'
import { jobsHref, type JobsState } from './jobs-href.ts'
import { ViewJobLink } from './view-job-link.tsx'
import { postedAgo } from './posted-ago.ts'
import type { ReactNode } from 'react'

interface JobsSidebarProps {
  featured: JobSummary[]
  urgent: UrgentJob[]
  market: { jobs: number; companies: number }
  state: JobsState
  now: Date
}

export function JobsSidebar({ featured, urgent, market, state, now }: JobsSidebarProps) {
  return (
    <aside aria-label="More jobs" className="flex flex-col gap-8 print:hidden">
      <SidebarList title="Featured Jobs" jobs={featured} state={state} empty="No featured jobs today.">
        {(job) => (
          <>
            <JobBadges job={job} now={now} />
            <span className="caption">{featuredAge(job, now)}</span>
          </>
        )}
      </SidebarList>
      <SidebarList title="Urgent Hiring" jobs={urgent} state={state} empty="No urgent openings today.">
        {(job) => {
          const label = urgentLabel(job, now)
          return (
            <>
              {label && (
                <Badge variant="urgent">
                  <Clock aria-hidden /> {label}
                </Badge>
              )}
              <span className="caption">{postedAgo(job, now)}</span>
            </>
          )
        }}
      </SidebarList>
      <MarketStats market={market} samples={[...featured, ...urgent].some((job) => job.is_sample)} />
    </aside>
  )
}

/**
 * The specification asks for a random number of hours. Samples get one, which changes once a day; a real
 * posting shows its true age.
 */
export function featuredAge(job: JobSummary, now: Date): string {
  if (!job.is_sample) return postedAgo(job, now)
  const hours = seededPick([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 23], job.id + isoDay(now))
  return `${counted(hours, 'hour')} ago`
}

/**
 * Why a job is urgent. Samples get a label of the specification, at random, which changes once a day; a real posting says
 * what its employer states. Null if that is nothing.
 */
export function urgentLabel(job: UrgentJob, now: Date): string | null {
  if (job.is_sample) return seededPick(['Today', '2 days left', '3 days left'], job.id + isoDay(now))
  const { application_deadline: deadline } = job
  if (deadline && deadline >= now && daysBetween(now, deadline) < URGENT_WITHIN_DAYS)
    return `Apply by ${formatShortDay(deadline)}`
  if (job.notice_days === 0) return 'Immediate joiners'
  return job.is_walk_in ? 'Walk-in' : null
}

interface SidebarListProps<Job extends JobSummary> {
  title: string
  jobs: Job[]
  state: JobsState
  empty: string
  /** The line under the title and company. */
  children: (job: Job) => ReactNode
}

function SidebarList<Job extends JobSummary>({ title, jobs, state, empty, children }: SidebarListProps<Job>) {
  const { visible } = useVisibleJobs(jobs)
  return (
    <section aria-label={title}>
      <h2 className="display border-b-2 border-heavy pb-2 text-xl">{title}</h2>
      {visible.length === 0 ? (
        <p className="pt-3 text-sm text-ink-soft">{empty}</p>
      ) : (
        <ul className="divide-y">
          {visible.map((job) => {
            const open = job.id === state.job
            return (
              <li key={job.id}>
                <ViewJobLink
                  jobId={job.id}
                  to={jobsHref({ ...state, job: job.id })}
                  closeTo={open ? jobsHref({ ...state, job: null }) : undefined}
                  aria-current={open ? 'true' : undefined}
                  className="group -mx-2 flex items-start gap-3 px-2 py-3 hover:bg-shade aria-[current]:bg-action-wash"
                >
                  <CompanyLogo name={job.company} logoUrl={job.company_logo_url} />
                  <span className="flex min-w-0 grow flex-col gap-0.5">
                    <span className="leading-snug font-semibold group-hover:underline">{job.title}</span>
                    <span className="text-sm text-ink-soft">
                      {job.company} · {placesOf(job)}
                    </span>
                    <span className="mt-1 flex flex-wrap items-center gap-1.5">{children(job)}</span>
                  </span>
                </ViewJobLink>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

interface MarketStatsProps {
  market: { jobs: number; companies: number }
  samples: boolean
}

function MarketStats({ market, samples }: MarketStatsProps) {
  return (
    <section aria-label="Job Market Stats">
      <h2 className="display border-b-2 border-heavy pb-2 text-xl">Job Market Stats</h2>
      <StatList stats={marketFigures(useFigureSource(), market, samples)} className="mt-3" />
    </section>
  )
}
