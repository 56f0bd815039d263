import type { JobsState } from '#app/features/jobs/jobs-href.ts'
import { postingListMeta } from '#app/features/jobs/jobs-meta.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { jobListHeading, type JobList } from './job-list.ts'
import type { JobListPage } from './job-list-page.server.ts'
import { MIN_INDEXED } from './list-figures.ts'
import type { MetaDescriptor } from 'react-router'

/** @param page Null if the database is down, or nobody knows the list's city or skill. */
export function jobListMeta(
  list: JobList,
  state: JobsState,
  page: JobListPage | null,
  siteUrl: string | undefined,
): MetaDescriptor[] {
  if (!page) {
    const texts = { title: 'Jobs', description: 'Open IT jobs in India.' }
    return pageMeta({ ...texts, siteUrl, path: list.path, noindex: true })
  }
  const heading = jobListHeading(list, page.name)
  const { total, samples } = page.figures
  return postingListMeta({
    title: heading,
    description: `${heading}, straight from company careers pages. Pay only where the company states it. Free, no login.`,
    siteUrl,
    hasPicture: true,
    state,
    basePath: list.path,
    // Samples beside real postings are on its pages, too.
    total: page.found.total,
    narrowed: total < MIN_INDEXED,
    samples,
  })
}
