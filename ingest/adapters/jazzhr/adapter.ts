import { tenantOf } from '../define-adapter.ts'
import type { Get } from '../adapter.ts'
import {
  addressOf,
  around,
  htmlOf,
  parsePage,
  withClass,
  withId,
  withTag,
  wordsOf,
  type HtmlPage,
} from '../html-page.ts'
import { noPage, postingPages, type Linked, type Shown } from '../posting-pages.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'

/**
 * JazzHR career pages: a table of all openings, and a page for each. About three in ten pages have no JobPosting, and so
 * no date: the numbers of the rows are the days when they were created. A closed posting answers 410.
 *
 * From sarthakjain004/headstart (2026-09-07, with a saved page), where it last held.
 */
export const jazzhr = (country: WantedCountry) =>
  postingPages({
    name: 'jazzhr',
    ...tenantOf('applytojob.com'),
    base: (board) => `https://${hostOf(board)}/`,
    async rows(board, get) {
      const rows = await listPostings(board, get)
      return rows.filter(({ places }) => mayBeIn(country, places ?? []))
    },
    savedList: (text) => readTable(parsePage(text), 'https://saved.invalid/'),
    idOf,
    shown: readShown,
    undated: true,
  })

function hostOf(board: string): string {
  return `${board}.applytojob.com`
}

async function listPostings(board: string, get: Get): Promise<Linked[]> {
  const url = `https://${hostOf(board)}/apply/jobs`
  const { body } = await get(url, { accept: 'text/html' }).catch((error: unknown) => {
    // A company that was never there is led to the vendor's own site.
    if (error instanceof SourceProblem && /(?:^|\.)jazz(?:hr\.com|\.co)$/.test(error.redirectedTo ?? ''))
      throw new SourceProblem('gone', `${board} redirects to ${error.redirectedTo}`, { cause: error })
    throw error
  })
  const rows = readTable(parsePage(body), url)
  if (rows) return rows.filter((row) => new URL(row.url).hostname === hostOf(board))
  // A page of the vendor without the table is that of a company that has left. Any other page may be anything.
  if (body.trimStart().startsWith('<') && /\b(?:jazzhr|applytojob|resumator)\b/i.test(body))
    throw new SourceProblem('gone', `${board} has no table of jobs any more`)
  throw noPage('a table of jobs', body)
}

/** null without the table. */
function readTable(page: HtmlPage, base: string): Linked[] | null {
  const table = withTag(page, 'table').find(({ attribs }) => attribs.id === 'jobs_table')
  if (!table) return null
  const rows = withTag(table, 'a').flatMap((link) => {
    const url = addressOf(link, base)
    const id = url && idOf(url)
    if (!id) return []
    const row = around(link, /tr/)
    const cells = row ? withTag(row, 'td') : []
    const place = cells.length > 1 ? wordsOf(cells.at(-1)) : ''
    const departments = row ? stated(...withClass(row, /resumator_department/).map(wordsOf)) : []
    const title = wordsOf(link) || null
    return [{ id, url: `${url.origin}${url.pathname}`, title, places: stated(place), departments }]
  })
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** What every page shows, with or without JobPosting. The older pages have each label before its value. */
function readShown(page: HtmlPage): Shown {
  const valueOf = (id: RegExp) => {
    const element = withId(page, id)
    const label = wordsOf(element && withTag(element, 'strong')[0])
    return wordsOf(element).slice(label.length).trim() || null
  }
  return {
    employment: valueOf(/resumator-job-(?:employment|type)/),
    experience: valueOf(/resumator-job-experience/),
    description: htmlOf(withId(page, /(?:resumator-)?job-description/)),
  }
}

/** `/apply/Ab12Cd34/Engineer` and `/apply/jobs/details/Ab12Cd34`. */
function idOf({ pathname }: URL): string | null {
  return /^\/apply\/(?:jobs\/details\/)?(?!jobs\b)([\w-]{4,60})(?:\/|$)/.exec(pathname)?.[1] ?? null
}
