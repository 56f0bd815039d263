import { Link } from 'react-router'
import { GraduationCap, Route as RouteIcon } from '#app/ui/icons.tsx'
import { formatExperience } from '#core/experience.ts'
import { placesOf, type JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { companySlug } from '#core/slug.ts'
import type { SkillLearning } from '#db/queries/content/skill-learning.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { postedAgo } from '#app/features/jobs/posted-ago.ts'
import { ViewJobLink } from '#app/features/jobs/view-job-link.tsx'
import type { ReactNode } from 'react'

interface RelatedPostingsProps {
  company: string
  /** A sample's company has no page. */
  isSample: boolean
  similar: JobSummary[]
  atCompany: JobSummary[]
  /** The URL of an opened posting. */
  hrefOf: (job: JobSummary) => string
  now: Date
}

/** Similar open postings, and others of the same company. */
export function RelatedPostings({ company, isSample, similar, atCompany, ...rest }: RelatedPostingsProps) {
  return (
    <>
      <Part title="Similar jobs" isEmpty={similar.length === 0}>
        <PostingRows jobs={similar} {...rest} />
      </Part>
      <Part title={`More at ${company}`} isEmpty={atCompany.length === 0}>
        <PostingRows jobs={atCompany} {...rest} />
        <Link
          to={
            isSample ? jobsHref({ companies: [companySlug(company)] }) : paths.company(companySlug(company))
          }
          className="text-link inline-flex min-h-11 items-center self-start"
        >
          All jobs at {company}
        </Link>
      </Part>
    </>
  )
}

/** Courses and career paths for the skills of a posting. */
export function SkillLearningLinks({ courses, paths: careerPaths }: SkillLearning) {
  return (
    <Part title="Learn these skills" isEmpty={courses.length + careerPaths.length === 0}>
      <ul className="divide-y border-y">
        {courses.map(({ id, name, platform, is_free, link, skills }) => (
          <Row key={id} icon={<GraduationCap />}>
            <a href={link} target="_blank" rel="noopener" className={ROW_LINK}>
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
              <Badge variant={is_free ? 'success' : 'outline'}>{is_free ? 'Free' : 'Paid'}</Badge>
              {platform} · {skills.join(', ')}
            </span>
          </Row>
        ))}
        {careerPaths.map(({ id, name, skills, steps }) => (
          <Row key={id} icon={<RouteIcon />}>
            <Link to={paths.careerPath(id)} className={ROW_LINK}>
              {name}: career path
            </Link>
            <span className="text-sm text-ink-soft">Needs {skills.join(', ')}</span>
            {steps.map(({ number, title }) => (
              <Link
                key={number}
                to={`${paths.careerPath(id)}#step-${number}`}
                className="text-link inline-flex min-h-11 items-center self-start text-sm sm:min-h-8"
              >
                Step {number}: {title}
              </Link>
            ))}
          </Row>
        ))}
      </ul>
    </Part>
  )
}

const ROW_LINK = 'inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline sm:min-h-8'

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3 print:hidden">
      <h2 className="display text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-2">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-sm bg-shade [&_svg]:size-5"
      >
        {icon}
      </span>
      <span className="flex min-w-0 flex-col">{children}</span>
    </li>
  )
}

function PostingRows({
  jobs,
  hrefOf,
  now,
}: Pick<RelatedPostingsProps, 'hrefOf' | 'now'> & { jobs: JobSummary[] }) {
  return (
    <ul className="divide-y border-y">
      {jobs.map((job) => (
        <li key={job.id}>
          <ViewJobLink
            jobId={job.id}
            to={hrefOf(job)}
            className="group -mx-2 flex items-start gap-3 px-2 py-3 hover:bg-shade"
          >
            <CompanyLogo name={job.company} logoUrl={job.company_logo_url} />
            <span className="flex min-w-0 flex-col gap-0.5">
              <span className="leading-snug font-semibold group-hover:underline">{job.title}</span>
              <span className="text-sm text-ink-soft">
                {job.company} · {placesOf(job)}
              </span>
              <span className="text-sm tabular-nums">
                {[formatExperience(job), formatSalary(job)].filter(Boolean).join(' · ')}
              </span>
              <span className="caption">{job.is_sample ? 'Sample' : postedAgo(job, now)}</span>
            </span>
          </ViewJobLink>
        </li>
      ))}
    </ul>
  )
}
