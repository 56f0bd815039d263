import { PRODUCT_NAME } from '#app/site.ts'
import { JOB_CHIPS, jobsHref, type JobsState } from './jobs-url.ts'
import type { MetaDescriptor } from 'react-router'

/** The formats that a list of jobs can be followed in. */
export const JOB_FEEDS = [
  { format: 'xml', name: 'RSS', type: 'application/rss+xml' },
  { format: 'json', name: 'JSON Feed', type: 'application/feed+json' },
] as const

export type JobFeedFormat = (typeof JOB_FEEDS)[number]['format']

/** What of a list a feed keeps: neither its order, which is by time, nor how much of it was shown. */
export type FeedFilters = Pick<JobsState, 'search' | 'location' | 'category' | 'chip'>

/** The address of the feed of a list; the filters are the page's, under the same names. */
export function jobFeedHref(
  format: JobFeedFormat,
  { search, location, category, chip }: FeedFilters,
): string {
  const page = jobsHref({ search, location, category, chip })
  return `/feeds/jobs.${format}${page.slice(jobsHref({}).length)}`
}

/** What the feed of a list is called. */
export function jobFeedTitle(filters: FeedFilters): string {
  return `${jobListName(filters)} | ${PRODUCT_NAME}`
}

/** A list in words: "Fresher Backend jobs in Pune: react". */
export function jobListName({ search, location, category, chip }: FeedFilters): string {
  const kind = chip === 'all' ? '' : JOB_CHIPS.find(({ value }) => value === chip)?.label
  const jobs = [kind, category ?? 'IT', 'jobs in', location || 'India'].filter(Boolean).join(' ')
  return `${jobs}${search && `: ${search}`}`
}

/** How a feed reader finds the feeds of a list in the head of its page. */
export function jobFeedLinks(filters: FeedFilters): MetaDescriptor[] {
  return JOB_FEEDS.map(({ format, name, type }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${jobFeedTitle(filters)} (${name})`,
    href: jobFeedHref(format, filters),
  }))
}
