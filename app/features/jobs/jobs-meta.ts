import { formatExperience } from '#core/experience.ts'
import type { ShownJob } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { paths } from '#app/paths.ts'
import { lastPageShown, pageCount } from './list-pages.ts'
import { jobsHref, type JobsState } from './jobs-href.ts'
import { isFiltered } from './jobs-url.ts'
import type { MetaDescriptor } from 'react-router'

interface JobsPageMeta {
  title: string
  description: string
  path: string
  noindex: boolean
  hasPicture?: boolean
}

/**
 * Title and description of the open posting, or of the list. Only open, real postings and the plain list are
 * indexed, because filtered lists repeat the same jobs. The posting's own page is its canonical address.
 */
export function jobsPageMeta(state: JobsState, job: ShownJob | null | undefined): JobsPageMeta {
  if (state.job) return postingMeta(job, jobsHref({ job: state.job }))
  return {
    title: state.page > 1 ? `IT jobs in India, page ${state.page}` : 'IT jobs in India',
    description:
      'IT jobs in India for freshers and experienced professionals, straight from company careers ' +
      'pages. Filter by remote, hybrid, on-site or fresher.',
    path: jobsHref({ page: state.page }),
    noindex: isFiltered(state),
  }
}

/** `<link>` tags of the pages before and after this one. */
export function pageNeighbours(state: JobsState, total: number): MetaDescriptor[] {
  const shownTo = lastPageShown(state)
  const links: MetaDescriptor[] = []
  const add = (rel: string, page: number) =>
    links.push({ tagName: 'link', rel, href: jobsHref({ ...state, page, show: undefined }) })
  if (state.job) return links
  if (state.page > 1) add('prev', state.page - 1)
  if (shownTo > 0 && shownTo < pageCount(total)) add('next', shownTo + 1)
  return links
}

/** @param path The requested one, for a posting that is unknown. */
export function postingMeta(job: ShownJob | null | undefined, path: string): JobsPageMeta {
  if (job?.is_active) {
    const facts = [job.location, formatExperience(job), formatSalary(job)].filter((fact) => fact !== null)
    return {
      title: `${job.title} at ${job.company}, ${job.location}`,
      description: `${facts.join(' · ')}. Apply on ${job.company}’s careers page.`,
      path: paths.posting(job),
      noindex: job.is_sample,
      hasPicture: true,
    }
  }
  return {
    title: job ? `Closed: ${job.title} at ${job.company}` : 'Job not found',
    description: 'This job is no longer open. See open IT jobs in India.',
    path: job ? paths.posting(job) : path,
    noindex: true,
  }
}
