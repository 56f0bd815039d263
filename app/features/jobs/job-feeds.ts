import { PRODUCT_NAME } from '#app/site.ts'
import { JOB_CHIPS, jobsHref, type JobsState } from './jobs-url.ts'
import type { MetaDescriptor } from 'react-router'

export const JOB_FEEDS = [
  { format: 'xml', name: 'RSS', type: 'application/rss+xml' },
  { format: 'json', name: 'JSON Feed', type: 'application/feed+json' },
] as const

export type JobFeedFormat = (typeof JOB_FEEDS)[number]['format']

/** The part of a list's state that applies to its feed. A feed is always sorted by time. */
export type FeedFilters = Pick<JobsState, 'search' | 'location' | 'category' | 'chip'>

/** The URL of a list's feed. The query parameters are those of the jobs page. */
export function jobFeedHref(
  format: JobFeedFormat,
  { search, location, category, chip }: FeedFilters,
): string {
  const page = jobsHref({ search, location, category, chip })
  return `/feeds/jobs.${format}${page.slice(jobsHref({}).length)}`
}

/** The title of a list's feed. */
export function jobFeedTitle(filters: FeedFilters): string {
  return `${jobListName(filters)} | ${PRODUCT_NAME}`
}

/** A list's name: "Fresher Backend jobs in Pune: react". */
export function jobListName({ search, location, category, chip }: FeedFilters): string {
  const kind = chip === 'all' ? '' : JOB_CHIPS.find(({ value }) => value === chip)?.label
  const jobs = [kind, category ?? 'IT', 'jobs in', location || 'India'].filter(Boolean).join(' ')
  return `${jobs}${search && `: ${search}`}`
}

/** `<link>` tags by which feed readers find the feeds of a list. */
export function jobFeedLinks(filters: FeedFilters): MetaDescriptor[] {
  return JOB_FEEDS.map(({ format, name, type }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${jobFeedTitle(filters)} (${name})`,
    href: jobFeedHref(format, filters),
  }))
}
