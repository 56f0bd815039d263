import { formatExperience } from '#core/experience.ts'
import type { JobDetail } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { paths } from '#app/paths.ts'
import { isFiltered, jobsHref, type JobsState } from './jobs-url.ts'

interface JobsPageMeta {
  title: string
  description: string
  path: string
  noindex: boolean
}

/**
 * Title and description of the open posting, or of the list. Only open, real postings and the plain list are
 * indexed, because filtered lists repeat the same jobs. The posting's own page is its canonical address.
 */
export function jobsPageMeta(state: JobsState, job: JobDetail | null | undefined): JobsPageMeta {
  if (state.job) return postingMeta(job, jobsHref({ job: state.job }))
  return {
    title: 'IT jobs in India',
    description:
      'IT jobs in India for freshers and experienced professionals, straight from company careers ' +
      'pages. Filter by remote, hybrid, on-site or fresher.',
    path: paths.jobs(),
    noindex: isFiltered(state),
  }
}

/** @param path The requested one, for a posting that is unknown. */
export function postingMeta(job: JobDetail | null | undefined, path: string): JobsPageMeta {
  if (job?.is_active) {
    const facts = [job.location, formatExperience(job), formatSalary(job)].filter((fact) => fact !== null)
    return {
      title: `${job.title} at ${job.company}, ${job.location}`,
      description: `${facts.join(' · ')}. Apply on ${job.company}’s careers page.`,
      path: paths.posting(job),
      noindex: job.is_sample,
    }
  }
  return {
    title: job ? `Closed: ${job.title} at ${job.company}` : 'Job not found',
    description: 'This job is no longer open. See open IT jobs in India.',
    path: job ? paths.posting(job) : path,
    noindex: true,
  }
}
