import { jobFeedTitle } from '#app/features/jobs/job-feeds.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { PRODUCT_PROMISE } from '#app/site.ts'
import type { JobDetail } from '#core/job.ts'
import { feedItem, type FeedOptions } from './feed-item.ts'
import { escapeXml } from './xml.ts'

/**
 * Postings as RSS 2.0: https://www.rssboard.org/rss-specification, with the self link that its best practices
 * require. RSS allows only an email address as an item's author, so the employer's name is in `dc:creator`
 * (Dublin Core).
 */
export function rssFeed({ jobs, filters, labelOf, siteUrl, feedUrl }: FeedOptions): string {
  const page = siteUrl + searchHref(filters)
  const newest = jobs[0] ? element('lastBuildDate', jobs[0].posted_at.toUTCString()) : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', jobFeedTitle(filters, labelOf))}
${element('link', page)}
${element('description', PRODUCT_PROMISE)}
${element('language', 'en-in')}
${newest}
<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>
${jobs.map((job) => item(job, siteUrl)).join('')}</channel>
</rss>
`
}

function item(job: JobDetail, siteUrl: string): string {
  const { id, url, title, html, tags } = feedItem(job, siteUrl)
  return `<item>
${element('title', title)}
${element('link', url)}
${element('guid', id)}
${element('pubDate', job.posted_at.toUTCString())}
${element('dc:creator', job.company)}
${tags.map((tag) => element('category', tag)).join('')}
${element('description', html)}
</item>
`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
