import ArrowLeft from 'lucide-react/icons/arrow-left'
import BadgeCheck from 'lucide-react/icons/badge-check'
import FileText from 'lucide-react/icons/file-text'
import { Link } from 'react-router'
import { formatDay } from '#core/dates.ts'
import { suitedTo } from '#core/experience.ts'
import { hasApplicationLink, type OpenedJob } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { Fact } from '#app/ui/fact.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import { ApplyLink } from './apply-link.tsx'
import { JobFacts } from './job-facts.tsx'
import { ReportJob } from './report-job.tsx'
import { JobActions } from '#app/features/saved/job-actions.tsx'
import type { SignedIn } from './save-control.tsx'
import { SeenAgo } from './seen-ago.tsx'
import { JOB_TITLE_ID } from './use-detail-focus.ts'
import type { ReactNode } from 'react'

const WORK_MODES = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' } as const

export function BackToJobs({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonVariants({ variant: 'outline', className: 'self-start print:hidden' })}>
      <ArrowLeft aria-hidden /> Back to All Jobs
    </Link>
  )
}

interface JobDetailViewProps {
  job: OpenedJob
  now: Date
  /** URL of the list. */
  backTo: string
  signedIn: SignedIn
}

/** One posting. Prints its title, facts, description and apply URL. */
export function JobDetailView({ job, now, backTo, signedIn }: JobDetailViewProps) {
  const type = [job.job_type, job.work_mode && WORK_MODES[job.work_mode]].filter(Boolean).join(' · ')
  return (
    <article className="flex flex-col gap-6">
      <BackToJobs to={backTo} />
      <header className="flex flex-col gap-4 border-b pb-6">
        <Provenance job={job} now={now} />
        <div className="flex items-start gap-4">
          <CompanyLogo
            name={job.company}
            logoUrl={job.company_logo_url}
            className="size-14 text-xl print:hidden"
          />
          <div className="min-w-0">
            <h1 id={JOB_TITLE_ID} tabIndex={-1} className="display text-page outline-none">
              {job.title}
            </h1>
            <p className="mt-1 text-lg text-ink-soft">{job.company}</p>
          </div>
        </div>
        <JobFacts job={job}>
          <Fact icon={<FileText />} name="Job type">
            {type || 'Job type not mentioned'}
          </Fact>
        </JobFacts>
        <div className="contents print:hidden">
          <Apply job={job} signedIn={signedIn} />
          <JobActions key={job.id} job={job} signedIn={signedIn} />
        </div>
      </header>
      <Section title="About" printed>
        <p>
          {postedOn(job)} {job.application_deadline && `Apply by ${formatDay(job.application_deadline)}. `}
          {!job.is_sample && (
            <span className="print:hidden">{`We first saw it on ${formatDay(job.first_seen_at)}.`}</span>
          )}
        </p>
      </Section>
      <Section title="Role Summary" printed>
        {job.description ? (
          // Sanitised on import (ingest/normalise). As a second defence, the CSP blocks inline scripts.
          <div className="posting-text" dangerouslySetInnerHTML={{ __html: job.description }} />
        ) : (
          <p>The company gives no description here. Read the job on the company’s own page.</p>
        )}
      </Section>
      <Section title="Perfect For">
        <p>{suitedTo(job)}</p>
      </Section>
      <Section title="Requirements">
        <p>
          See the role summary above for the company’s own requirements. Before you apply, check the degree
          and batch, the years of experience, and the job location.
        </p>
      </Section>
      <Section title="Bonus Skills">
        <p>
          Clear written English, Git, and a project of your own that you can explain help in most IT jobs.
        </p>
      </Section>
      {job.skills.length > 0 && (
        <Section title="Skills">
          <TagList tags={job.skills} label="Skills" />
        </Section>
      )}
      <footer className="flex flex-wrap items-center gap-3 border-t pt-6">
        <Apply job={job} signedIn={signedIn} />
        {hasApplicationLink(job.application_url) && (
          <p className="hidden print:block print:break-all">Apply at {job.application_url}</p>
        )}
      </footer>
      {!job.is_sample && <ReportJob key={job.id} jobId={job.id} />}
    </article>
  )
}

/** Where and when the posting was last seen, and whether it is verified. */
function Provenance({ job, now }: { job: OpenedJob; now: Date }) {
  if (job.is_sample) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge variant="outline">Sample</Badge> Not a real job. The company does not exist.
      </p>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft print:hidden">
      {isVerified(job, now) ? (
        <Badge variant="verified">
          <BadgeCheck aria-hidden /> Verified
        </Badge>
      ) : (
        <Badge variant="outline">Not checked this week</Badge>
      )}
      <span>
        <SeenAgo job={job} now={now} />
      </span>
    </p>
  )
}

function Apply({ job, signedIn }: Pick<JobDetailViewProps, 'job' | 'signedIn'>) {
  if (!hasApplicationLink(job.application_url)) {
    return <p className="font-semibold text-ink-soft">Application link coming soon</p>
  }
  return <ApplyLink job={job} href={job.application_url} signedIn={signedIn} />
}

interface SectionProps {
  title: string
  /** Whether it is printed. */
  printed?: boolean
  children: ReactNode
}

function Section({ title, printed = false, children }: SectionProps) {
  return (
    <section className={cn('flex max-w-prose flex-col gap-2', !printed && 'print:hidden')}>
      <h2 className="display text-xl">{title}</h2>
      {children}
    </section>
  )
}

function postedOn({ company, category, posted_at, day_stated }: OpenedJob): string {
  const thisJob = `this ${category ? `${category} ` : ''}job`
  return day_stated
    ? `${company} posted ${thisJob} on ${formatDay(posted_at)}.`
    : `${company} does not say when it posted ${thisJob}.`
}
