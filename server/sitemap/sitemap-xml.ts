import { escapeXml } from '#server/feeds/xml.ts'

/** A URL in a sitemap. */
export interface SitemapEntry {
  path: string
  /** Only set if the real date is known. */
  changedAt?: Date
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap of pages: https://www.sitemaps.org/protocol.html */
export function sitemapXml(siteUrl: string, entries: SitemapEntry[]): string {
  return list('urlset', 'url', siteUrl, entries)
}

/** An index of sitemaps, each with its newest change: https://www.sitemaps.org/protocol.html#index */
export function sitemapIndexXml(siteUrl: string, entries: SitemapEntry[]): string {
  return list('sitemapindex', 'sitemap', siteUrl, entries)
}

function list(root: string, item: string, siteUrl: string, entries: SitemapEntry[]): string {
  const items = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${NAMESPACE}">
${items.join('')}</${root}>
`
}
