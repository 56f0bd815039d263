import type { JobSummary } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import { FitOnCard } from '#app/features/jobs/my-skills/fit-on-card.tsx'
import { MeetsOnCard } from './about-me/meets-on-card.tsx'
import { HideOnCard } from './saved/hide-on-card.tsx'
import { SaveOnCard } from './saved/save-on-card.tsx'
import { JobBadges } from './job-badges.tsx'
import { JobFacts } from './posting/job-facts.tsx'
import { postedAgo } from './posted-ago.ts'
import { SeenAgo } from './seen-ago.tsx'
import { jobsHref, type JobsState } from './jobs-href.ts'
import { viewJobId } from './posting/use-detail-focus.ts'
import { ViewJobLink } from './view-job-link.tsx'

/** The others are counted ("+3"). */
const SKILLS_ON_CARD = 2

interface JobCardProps {
  job: JobSummary
  now: Date
  /** The list's filters, kept in the link to the posting. */
  state?: Partial<JobsState>
  heading?: 'h2' | 'h3'
  /** Offers to hide the company: the list leaves out what is hidden. */
  hides?: boolean
}

/** A posting in a list. */
export function JobCard({ job, now, state, heading: Heading = 'h3', hides = false }: JobCardProps) {
  return (
    <Card
      as="article"
      aria-label={`${job.title} at ${job.company}, ${job.location}`}
      className="relative min-w-0 gap-2 p-3.5 xl:gap-1 xl:[&_.badge]:py-0"
    >
      <div className="flex items-start gap-3">
        <CompanyLogo name={job.company} logoUrl={job.company_logo_url} className="xl:size-10" />
        <div className="min-w-0 grow">
          <Heading className="text-base leading-snug font-bold text-pretty xl:pr-8 xl:leading-tight">
            <ViewJobLink jobId={job.id} to={paths.posting(job)} className="hover:text-action hover:underline">
              {job.title}
            </ViewJobLink>
          </Heading>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 xl:gap-x-1.5">
            <p className="text-sm wrap-anywhere text-ink-soft xl:leading-tight">{job.company}</p>
            <JobBadges job={job} now={now} />
          </div>
        </div>
        <SaveOnCard job={job} className="-mt-2 -mr-2 xl:absolute xl:top-1.5 xl:right-1.5 xl:m-0 xl:size-9" />
      </div>
      <JobFacts
        job={job}
        className="card-facts flex-row flex-wrap gap-x-3.5 xl:grid xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-y-0.5 xl:leading-tight"
      />
      <div className="card-foot">
        <div className="flex min-w-0 flex-col gap-1">
          <TagList tags={job.skills} label="Skills" limit={SKILLS_ON_CARD} />
          <div className="flex flex-wrap gap-x-3 empty:hidden">
            <FitOnCard skills={job.skills} />
            <MeetsOnCard job={job} />
          </div>
        </div>
        <p className="caption">
          {postedAgo(job, now)}
          {!job.is_sample && job.last_seen_at && !isVerified(job, now) && (
            <>
              {' · '}
              <SeenAgo job={job} now={now} brief />
            </>
          )}
        </p>
        {hides && <HideOnCard company={job.company} className="max-lg:-mx-2 max-lg:-my-1 lg:size-9" />}
        <ViewJobLink
          id={viewJobId(job.id)}
          jobId={job.id}
          to={jobsHref({ ...state, job: job.id })}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          View Job
          <span className="sr-only">
            : {job.title} at {job.company}
          </span>
        </ViewJobLink>
      </div>
    </Card>
  )
}
