import { jobFeedTitle } from '#app/features/jobs/job-feeds.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { PRODUCT_PROMISE } from '#app/site.ts'
import { hasApplicationLink } from '#core/job.ts'
import { feedItem, type FeedOptions } from './feed-item.ts'

/** Postings as a JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ jobs, filters, labelOf, siteUrl, feedUrl }: FeedOptions): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: jobFeedTitle(filters, labelOf),
    home_page_url: siteUrl + searchHref(filters),
    feed_url: feedUrl,
    description: PRODUCT_PROMISE,
    icon: `${siteUrl}/apple-touch-icon.png`,
    language: 'en-IN',
    items: jobs.map((job) => {
      const { id, url, title, html, tags } = feedItem(job, siteUrl)
      return {
        id,
        url,
        ...(hasApplicationLink(job.application_url) && { external_url: job.application_url }),
        title,
        content_html: html,
        date_published: job.posted_at.toISOString(),
        authors: [{ name: job.company }],
        tags,
        language: 'en',
      }
    }),
  })
}
