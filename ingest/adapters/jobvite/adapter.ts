import type { Fetched, Get } from '../adapter.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import {
  addressOf,
  around,
  htmlOf,
  parsePage,
  withClass,
  withTag,
  wordsOf,
  type HtmlElement,
  type HtmlPage,
} from '../html-page.ts'
import { collectLinkedPages } from '../linked-pages.ts'
import { noPage, postingPages, type Linked, type Shown } from '../posting-pages.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { readFeed } from './feed.ts'

const HOST = 'jobs.jobvite.com'
const JOB = /^\/(?:careers\/)?[^/]+\/job\/([\w-]{1,60})\/?$/

/**
 * Jobvite career sites: search pages of 50 postings, and a page for each. The shorter list at `/jobs` lacks postings on
 * a third of the boards, without saying so. An XML feed is read only from a file: its second request within half a
 * minute is refused, and sources disagree about whether it is public.
 *
 * From sarthakjain004/headstart (2026-09-07) and santifer/career-ops (the feed, 2026-08-22), where they last held.
 */
export const jobvite = (country: WantedCountry) =>
  postingPages({
    name: 'jobvite',
    board: /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/i,
    caseSensitive: true,
    example: 'acme',
    form: "the name in the board's address, as in jobs.jobvite.com/acme",
    hosts: () => [HOST],
    base: () => `https://${HOST}/`,
    rows: (board, get) => listPostings(board, get, country),
    savedList(text) {
      const page = parsePage(text)
      return readFeed(text) ?? (isTheirs(page) ? readRows(page, `https://${HOST}/`) : null)
    },
    idOf: ({ pathname }) => JOB.exec(pathname)?.[1] ?? null,
    isClosed: isInvalid,
    shown: readShown,
    // One site in fifteen has pages without JobPosting, which show no date.
    undated: true,
  })

async function listPostings(board: string, get: Get, country: WantedCountry): Promise<Linked[]> {
  const rows = await collectLinkedPages<Linked>({
    first: `https://${HOST}/${board}/search?p=0`,
    key: ({ id }) => id,
    async page(url) {
      const { body } = await fetchValid(url, board, get)
      const page = parsePage(body)
      if (!isTheirs(page)) throw noPage('search results', body)
      const ours = (path: string) =>
        path
          .replace(/^\/careers\//, '/')
          .toLowerCase()
          .startsWith(`/${board.toLowerCase()}/`)
      const [next] = withClass(page, /jv-pagination-next/).flatMap((one) => {
        const link = one.name === 'a' ? one : withTag(one, 'a')[0]
        return addressOf(link, url) ?? []
      })
      return {
        items: readRows(page, url).filter((row) => ours(new URL(row.url).pathname)),
        next: next?.hostname === HOST && ours(next.pathname) ? next.href : null,
      }
    },
  })
  return rows.filter(({ places }) => mayBeIn(country, places ?? []))
}

/** Every page of theirs has such classes, also one without postings. */
function isTheirs(page: HtmlPage): boolean {
  return withClass(page, /jv-.+/).length > 0
}

/** A company that has left is led to a page that says `invalid=1`. */
async function fetchValid(url: string, board: string, get: Get): Promise<Fetched> {
  const gone = (cause?: unknown) =>
    new SourceProblem('gone', `${board} is no company of Jobvite's`, { cause })
  const answer = await get(url, { accept: 'text/html' }).catch((error: unknown) => {
    if (error instanceof SourceProblem && error.redirect && isInvalid(error.redirect)) throw gone(error)
    throw error
  })
  if (isInvalid(URL.parse(answer.url ?? ''))) throw gone()
  return answer
}

function isInvalid(url: URL | null): boolean {
  return url?.searchParams.get('invalid') === '1'
}

/** The postings of a page. Its templates have nothing in common but their addresses, one of them only in a script. */
function readRows(page: HtmlPage, base: string): Linked[] {
  const rows = new Map<string, Linked>()
  for (const element of withTag(page, '*')) {
    const url = element.name === 'a' ? addressOf(element, base) : scripted(element, base)
    const [, id] = JOB.exec(url?.pathname ?? '') ?? []
    if (!url || !id || rows.has(id) || url.hostname !== new URL(base).hostname) continue
    const row = element.name === 'a' ? around(element, /tr|li/) : element
    const [place] = row ? withClass(row, /jv-job-list-location/) : []
    const [name] = withClass(element, /jv-job-list-name/)
    const title = wordsOf(name ?? (element.name === 'a' ? element : undefined)) || null
    rows.set(id, { id, url: `${url.origin}${url.pathname}`, title, places: stated(wordsOf(place)) })
  }
  return [...rows.values()]
}

/** `<tr onclick="window.location.href='/acme/job/oAb1'">` */
function scripted({ attribs }: HtmlElement, base: string): URL | null {
  const address = /location(?:\.href)?\s*=\s*['"]([^'"]+)/.exec(attribs.onclick ?? '')?.[1]
  return address === undefined ? null : URL.parse(address, base)
}

/** What a page without JobPosting shows: "Engineering", "Pune, India" and a number, with empty elements between. */
function readShown(page: HtmlPage): Shown {
  const [title] = htmlOf(withClass(page, /jv-header/)[0]).split('<')
  const [department, place] = htmlOf(withClass(page, /jv-job-detail-meta/)[0])
    .split(/<span class="jv-inline-separator"><\/span>/)
    .map((part) => fieldText(part).trim())
    .filter((part) => part !== '' && !part.startsWith('Req.Num'))
  return {
    title: fieldText(title ?? '') || null,
    departments: stated(department),
    places: stated(place),
    description: htmlOf(withClass(page, /jv-job-detail-description/)[0]),
  }
}
