import { PRODUCT_NAME } from '#app/site.ts'
import type { JobFinder, JobSearch } from '#core/find/job-search.ts'
import { JOB_FEEDS, jobFeedHref } from './job-feed-href.ts'
import { jobListName } from '#core/find/list-name.ts'
import type { MetaDescriptor } from 'react-router'

/** The title of a list's feed. @param labelOf As of `jobListName`. */
export function jobFeedTitle(filters: JobSearch, labelOf?: JobFinder['label']): string {
  return `${jobListName(filters, labelOf)} | ${PRODUCT_NAME}`
}

/** `<link>` tags by which feed readers find the feeds of a list. @param labelOf As of `jobListName`. */
export function jobFeedLinks(filters: JobSearch, labelOf?: JobFinder['label']): MetaDescriptor[] {
  return JOB_FEEDS.map(({ format, name, type }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${jobFeedTitle(filters, labelOf)} (${name})`,
    href: jobFeedHref(format, filters),
  }))
}
