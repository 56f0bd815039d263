import { ArrowLeft, BadgeCheck } from '#app/ui/icons.tsx'
import { Link, useRouteLoaderData } from 'react-router'
import { hasApplicationLink, type JobSummary, type ShownJob } from '#core/job.ts'
import { companySlug } from '#core/slug.ts'
import { isVerified } from '#core/verification.ts'
import { SimilarAlertLink } from '#app/features/jobs/alerts/similar-alert-link.tsx'
import { JobActions } from '#app/features/jobs/saved/job-actions.tsx'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { later } from '#app/ui/later.tsx'
import { AlsoIn } from './also-in.tsx'
import { ApplyBar, FeeWarning } from './apply.tsx'
import { PostingFacts } from './posting-facts.tsx'
import { PostingText } from './posting-text.tsx'
import { RelatedPostings, SkillLearningLinks } from './related-postings.tsx'
import { ReportJob } from './report-job.tsx'
import { postedAgo } from '#app/features/jobs/posted-ago.ts'
import { SeenAgo } from '#app/features/jobs/seen-ago.tsx'
import { ShareJob } from './share-job.tsx'
import { SkillLinks } from './skill-links.tsx'
import { JOB_TITLE_ID } from './use-detail-focus.ts'
import type { PostingDetail } from './posting-detail.server.ts'
import type { SignedIn } from '../saved/save-control.tsx'
import type { loader } from '#app/root.tsx'

/** What a visitor lacks for the posting. */
const SkillGap = later(async () => (await import('#app/features/jobs/my-skills/skill-gap.tsx')).SkillGap)

/** How the posting and what the visitor says of herself go together. */
const CanApply = later(async () => (await import('#app/features/jobs/about-me/can-apply.tsx')).CanApply)

export function BackToJobs({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className={buttonVariants({
        variant: 'link',
        className: 'max-sm:-mb-2 self-start text-sm no-underline print:hidden',
      })}
    >
      <ArrowLeft aria-hidden /> Back to All Jobs
    </Link>
  )
}

interface JobDetailViewProps {
  job: ShownJob
  detail: PostingDetail
  now: Date
  /** URL of the list. */
  backTo: string
  /** URL of another posting. */
  hrefOf: (job: JobSummary) => string
  signedIn: SignedIn
}

/** One posting. Prints its title, facts, description and apply URL. */
export function JobDetailView({ job, detail, now, backTo, hrefOf, signedIn }: JobDetailViewProps) {
  const { text, proof, learning, alsoIn, ...related } = detail
  return (
    <article className="posting">
      <BackToJobs to={backTo} />
      <header className="flex items-start gap-3 sm:gap-4">
        <CompanyLogo
          name={job.company}
          logoUrl={job.company_logo_url}
          className="sm:size-14 sm:text-xl print:hidden"
        />
        <div className="min-w-0">
          <h1
            id={JOB_TITLE_ID}
            tabIndex={-1}
            className="display text-page max-sm:text-2xl max-sm:leading-tight outline-none"
          >
            {job.title}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-soft sm:text-lg">
            <Company job={job} />
            <Standing job={job} now={now} />
          </p>
          <AlsoIn places={alsoIn} />
        </div>
      </header>
      <div className="posting-layout">
        <div className="posting-side">
          <FeeWarning job={job} quote={proof.evidence.fee_asked} />
          <PostingFacts job={job} evidence={proof.evidence} />
          <Provenance job={job} now={now} />
          <div className="can-apply print:hidden">
            <CanApply key={job.id} job={job} evidence={proof.evidence} />
          </div>
          <ApplyBar job={job} signedIn={signedIn} />
          <JobActions
            key={`actions ${job.id}`}
            job={job}
            signedIn={signedIn}
            share={<SharePosting key={job.id} job={job} />}
            alert={<SimilarAlertLink job={job} />}
          />
        </div>
        <div className="posting-main">
          {job.skills.length > 0 && (
            <section className="flex flex-col gap-2 print:hidden">
              <h2 className="display text-xl">Skills</h2>
              <SkillLinks skills={job.skills} />
              <SkillGap skills={job.skills} help={learning.help} />
            </section>
          )}
          <PostingText
            job={job}
            text={text}
            confirmations={proof.confirmations}
            lastDate={proof.evidence.last_date}
            now={now}
          />
          <PrintedApplication job={job} />
          {!job.is_sample && <ReportJob key={job.id} jobId={job.id} />}
          <RelatedPostings
            company={job.company}
            isSample={job.is_sample}
            hrefOf={hrefOf}
            now={now}
            {...related}
          />
          <SkillLearningLinks {...learning} />
        </div>
      </div>
    </article>
  )
}

/** The company, with a link to its page. A sample's company has none. */
function Company({ job }: { job: ShownJob }) {
  if (job.is_sample) return job.company
  return (
    <Link to={paths.company(companySlug(job.company))} className="underline-offset-4 hover:underline">
      {job.company}
    </Link>
  )
}

/** Whether the posting is verified, or a sample. */
function Standing({ job, now }: { job: ShownJob; now: Date }) {
  if (job.is_sample) return <Badge variant="outline">Sample</Badge>
  return isVerified(job, now) ? (
    <Badge variant="verified" className="print:hidden">
      <BadgeCheck aria-hidden /> Verified
    </Badge>
  ) : (
    <Badge variant="outline" className="print:hidden">
      Not checked this week
    </Badge>
  )
}

/** When the posting was posted, and where and when it was last seen. */
function Provenance({ job, now }: { job: ShownJob; now: Date }) {
  if (job.is_sample) return <p className="text-sm">Not a real job. The company does not exist.</p>
  return (
    <p className="text-sm text-ink-soft print:hidden">
      {postedAgo(job, now)} · <SeenAgo job={job} now={now} />
    </p>
  )
}

function SharePosting({ job }: { job: ShownJob }) {
  const siteUrl = useRouteLoaderData<typeof loader>('root')?.siteUrl ?? ''
  return <ShareJob job={job} url={`${siteUrl}${paths.posting(job)}`} />
}

function PrintedApplication({ job }: { job: ShownJob }) {
  return (
    <p className="hidden print:block print:break-all">
      {hasApplicationLink(job.application_url)
        ? `Apply at ${job.application_url}`
        : 'Application link coming soon'}
    </p>
  )
}
