import { PRODUCT_PROMISE } from '#app/site.ts'
import type { Feed } from './feed-item.ts'

/** A JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, page, self, siteUrl, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    description: PRODUCT_PROMISE,
    icon: `${siteUrl}/apple-touch-icon.png`,
    language: 'en-IN',
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      ...(item.externalUrl && { external_url: item.externalUrl }),
      title: item.title,
      content_html: item.html,
      date_published: item.published.toISOString(),
      authors: [{ name: item.author }],
      tags: item.tags,
      language: 'en',
    })),
  })
}
