import { JOB_FEEDS, type JobFeedFormat } from '#app/features/jobs/job-feed-href.ts'
import { PRODUCT_NAME } from '#app/site.ts'
import type { MetaDescriptor } from 'react-router'

/** The name of the feed of companies. */
export const NEW_COMPANIES = 'New companies hiring in IT'

export function companyFeedHref(format: JobFeedFormat): string {
  return `/feeds/companies.${format}`
}

/** `<link>` tags by which feed readers find the feeds of companies. */
export function companyFeedLinks(): MetaDescriptor[] {
  return JOB_FEEDS.map(({ format, name, type }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${NEW_COMPANIES} | ${PRODUCT_NAME} (${name})`,
    href: companyFeedHref(format),
  }))
}
