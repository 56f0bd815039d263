import { paths } from '#app/paths.ts'
import type { JobSearch } from '#core/find/job-search.ts'
import { searchHref } from './jobs-href.ts'

export const JOB_FEEDS = [
  { format: 'xml', name: 'RSS', type: 'application/rss+xml' },
  { format: 'json', name: 'JSON Feed', type: 'application/feed+json' },
] as const

export type JobFeedFormat = (typeof JOB_FEEDS)[number]['format']

/** The URL of a list's feed. The query parameters are those of the jobs page. A feed is always sorted by time. */
export function jobFeedHref(format: JobFeedFormat, filters: JobSearch): string {
  return `/feeds/jobs.${format}${searchHref(filters).slice(paths.jobs().length)}`
}
