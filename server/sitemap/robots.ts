import { Hono } from 'hono'

/** `GET /robots.txt`. What must stay out of search engines says so itself, by `noindex`, which has to be read. */
export function robotsRoute(siteUrl: string): Hono {
  const text = `User-agent: *\nDisallow: /click\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  return new Hono().get('/robots.txt', (c) => c.text(text, 200, { 'cache-control': 'public, max-age=3600' }))
}
