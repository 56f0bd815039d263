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
import { Apply, ApplyBar, FeeWarning } from './apply.tsx'
import { PostingFacts } from './posting-facts.tsx'
import { PostingText } from './posting-text.tsx'
import { RelatedPostings, SkillLearningLinks } from './related-postings.tsx'
import { ReportJob } from './report-job.tsx'
import { SeenAgo } from '#app/features/jobs/seen-ago.tsx'
import { ShareJob } from './share-job.tsx'
import { SkillLinks } from './skill-links.tsx'
import { JOB_TITLE_ID } from './use-detail-focus.ts'
import type { PostingDetail } from './posting-detail.server.ts'
import type { SignedIn } from './save-control.tsx'
import type { loader } from '#app/root.tsx'

/** What a visitor lacks for the posting. */
const SkillGap = later(async () => (await import('#app/features/learn/my-skills/skill-gap.tsx')).SkillGap)

export function BackToJobs({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonVariants({ variant: 'outline', className: 'self-start print:hidden' })}>
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
            <p className="mt-1 text-lg text-ink-soft">
              <Company job={job} />
            </p>
            <AlsoIn places={alsoIn} />
          </div>
        </div>
      </header>
      <div className="posting-layout">
        <div className="posting-side">
          <FeeWarning job={job} quote={proof.evidence.fee_asked} />
          <PostingFacts job={job} evidence={proof.evidence} />
          <div className="posting-side-apply print:hidden">
            <Apply job={job} signedIn={signedIn} />
          </div>
        </div>
        <div className="posting-main">
          <div className="flex flex-wrap items-start gap-2 print:hidden">
            <JobActions key={job.id} job={job} signedIn={signedIn} />
            <SharePosting key={job.id} job={job} />
            <SimilarAlertLink job={job} />
          </div>
          {job.skills.length > 0 && (
            <section className="flex flex-col gap-3 print:hidden">
              <h2 className="display text-xl">Skills</h2>
              <SkillLinks skills={job.skills} />
              <SkillGap skills={job.skills} help={learning.help} />
            </section>
          )}
          <PostingText job={job} text={text} confirmations={proof.confirmations} now={now} />
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
      <ApplyBar job={job} signedIn={signedIn} />
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

/** Where and when the posting was last seen, and whether it is verified. */
function Provenance({ job, now }: { job: ShownJob; now: Date }) {
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
