import { formatExperience } from '#core/experience.ts'
import type { ShownJob } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { listMeta, pageCount } from '#app/list-meta.ts'
import type { PageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { defaultOrder, JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
import { isFiltered } from './jobs-url.ts'
import { listHref } from './list-href.ts'
import { lastPageShown } from './list-pages.ts'
import type { MetaDescriptor } from 'react-router'

type PostingMeta = Pick<PageMeta, 'title' | 'description' | 'path' | 'noindex' | 'hasPicture'>

interface PostingListHead extends Pick<
  Parameters<typeof listMeta>[0],
  'title' | 'description' | 'siteUrl' | 'hasPicture' | 'total' | 'least' | 'narrowed' | 'samples'
> {
  state: JobsState
  /** Path of the list: its filters are in the path, or in `state` if it is that of the jobs page. */
  basePath: string
}

/** The head of any list of postings. Its look is no part of its address, and another order is the same list. */
export function postingListMeta({ state, basePath, narrowed, ...head }: PostingListHead): MetaDescriptor[] {
  return listMeta({
    ...head,
    hrefOf: (page) => listHref(basePath, { ...state, page, show: 0, view: 'cards', job: null }),
    page: state.page,
    pages: pageCount(head.total, JOBS_PER_PAGE),
    shownTo: lastPageShown(state),
    narrowed: narrowed || state.order !== defaultOrder(state),
  })
}

/**
 * The head of the jobs page. Only the plain list is indexed, because filtered lists repeat the same jobs.
 *
 * @param total 0 if the list could not be read.
 */
export function jobsPageMeta(state: JobsState, total: number, siteUrl: string | undefined): MetaDescriptor[] {
  return postingListMeta({
    title: 'IT jobs in India',
    description:
      'IT jobs in India for freshers and experienced professionals, straight from company careers ' +
      'pages. Filter by remote, hybrid, on-site or fresher.',
    siteUrl,
    state,
    basePath: paths.jobs(),
    total,
    narrowed: isFiltered(state),
  })
}

/** @param path The requested one, for a posting that is unknown. */
export function postingMeta(job: ShownJob | null | undefined, path: string): PostingMeta {
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
