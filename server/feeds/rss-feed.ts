import { PRODUCT_PROMISE } from '#app/site.ts'
import type { Feed, FeedItem } from './feed-item.ts'
import { escapeXml } from './xml.ts'

/**
 * RSS 2.0: https://www.rssboard.org/rss-specification, with the self link that its best practices require. RSS allows
 * only an email address as an item's author, so the employer's name is in `dc:creator` (Dublin Core).
 */
export function rssFeed({ title, page, self, items }: Feed): string {
  const newest = items[0] ? element('lastBuildDate', items[0].published.toUTCString()) : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}
${element('link', page)}
${element('description', PRODUCT_PROMISE)}
${element('language', 'en-in')}
${newest}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemOf).join('')}</channel>
</rss>
`
}

function itemOf({ id, url, title, html, author, published, tags }: FeedItem): string {
  return `<item>
${element('title', title)}
${element('link', url)}
${element('guid', id)}
${element('pubDate', published.toUTCString())}
${element('dc:creator', author)}
${tags.map((tag) => element('category', tag)).join('')}
${element('description', html)}
</item>
`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
