import { jobListHeading, type JobList } from './job-list.ts'
import type { JobListPage } from './job-list-page.server.ts'
import { MIN_INDEXED } from './list-figures.ts'

/** @param page Null if the database is down, or nobody knows the list's city or skill. */
export function jobListMeta(list: JobList, page: JobListPage | null) {
  if (!page) {
    return { title: 'Jobs', description: 'Open IT jobs in India.', path: list.path, noindex: true }
  }
  const heading = jobListHeading(list, page.name)
  return {
    title: heading,
    description: `${heading}, straight from company careers pages. Pay only where the company states it. Free, no login.`,
    path: list.path,
    hasPicture: true,
    noindex: page.figures.samples || page.figures.total < MIN_INDEXED,
  }
}
