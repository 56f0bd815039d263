import { Hono } from 'hono'
import { MOST_QR_LETTERS } from '#app/features/jobs/share/list-files.ts'
import { postingIdRange } from '#core/posting-address.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import { jobListName } from '#core/find/list-name.ts'
import { askedList } from './asked-list.ts'
import { qrCode } from './qr-code.ts'

export interface QrRouteOptions {
  siteUrl: string
  finder: Pick<JobFinder, 'label'>
  /** Paths of other pages that have a code. */
  pagePaths: () => Promise<string[]>
}

/** The code of an address never changes. */
const A_YEAR_S = 31_536_000

/**
 * `GET /qr/<path>.svg?…`: the QR code of a job list, a posting, or another page that anybody may open. It leads to this site
 * alone, and to no address that says or does anything about its reader.
 */
export function qrRoute({ siteUrl, finder, pagePaths }: QrRouteOptions): Hono {
  const codeOf = async (pathname: string, query: URLSearchParams) => {
    const list = askedList(pathname, query)
    if (list) return { path: list.path, title: jobListName(list.state, finder.label) }
    const [, slug] = /^\/jobs\/([^/]+)$/.exec(pathname) ?? []
    const isPage = slug === undefined ? (await pagePaths()).includes(pathname) : postingIdRange(slug) !== null
    return isPage ? { path: pathname, title: siteUrl + pathname } : null
  }
  return new Hono().get('/qr/:path{.*\\.svg}', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const code = await codeOf(pathname.slice('/qr'.length, -'.svg'.length), searchParams)
    if (!code) return c.text('There is no such page.', 404)
    if (code.path.length > MOST_QR_LETTERS)
      return c.text(`The address is longer than ${MOST_QR_LETTERS} characters.`, 414)
    return c.body(qrCode(siteUrl + code.path, `QR code: ${code.title}`), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${A_YEAR_S}, immutable`,
      'x-robots-tag': 'noindex',
    })
  })
}
