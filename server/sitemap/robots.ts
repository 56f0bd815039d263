import { Hono } from 'hono'

/** `GET /robots.txt`. It allows pages with `noindex`, because crawlers must read a page to see that. */
export function robotsRoute(siteUrl: string): Hono {
  const text = `User-agent: *\nDisallow: /click\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  return new Hono().get('/robots.txt', (c) => c.text(text, 200, { 'cache-control': 'public, max-age=3600' }))
}
