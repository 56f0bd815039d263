import type { BoardSettings, Get } from '../adapter.ts'
import { fetchRules } from '#ingest/network/robots.ts'
import { SourceProblem } from '../source-problem.ts'
import { findPages } from './sitemap.ts'

/** The most pages to fetch from a site, one per second. For a larger site the operator lists the pages. */
const MOST_PAGES = 1000

/** The hosts of a board: its name, with and without `www.`. */
export function hostsOfSite(board: string): string[] {
  return [board, board.startsWith('www.') ? board.slice(4) : `www.${board}`]
}

/** The hosts that a posting's address may be on. */
export function approvedHosts(board: string, settings: BoardSettings | undefined): string[] {
  const { baseUrl } = settings ?? {}
  return [...hostsOfSite(board), ...(baseUrl ? [baseUrl.hostname] : [])]
}

/**
 * The addresses of the pages to fetch: the operator's list, else the sitemaps named in robots.txt, else
 * /sitemap.xml; without those that robots.txt disallows.
 *
 * @throws SourceProblem
 */
export async function pagesOf(
  board: string,
  get: Get,
  settings: BoardSettings | undefined,
): Promise<string[]> {
  const origin = `https://${board}`
  const rules = await fetchRules(origin, get)
  const listed = settings?.pages ?? []
  const wrong = listed.find((page) => !URL.canParse(page))
  if (wrong !== undefined)
    throw new SourceProblem('shape changed', `"${wrong}" is listed as a page, but is not a web address`)
  const known = rules.sitemaps.length > 0 ? rules.sitemaps : [`${origin}/sitemap.xml`]
  const found = listed.length > 0 ? listed : await find(known, approvedHosts(board, settings), get)
  // Check the path on the board's host, even if it is listed with or without `www.`.
  const pages = found.filter((page) => {
    const { pathname, search } = new URL(page)
    return rules.allows(new URL(`${origin}${pathname}${search}`))
  })
  if (found.length > 0 && pages.length === 0)
    throw new SourceProblem('blocked', `robots.txt of ${board} disallows all pages that may be postings`)
  if (pages.length > MOST_PAGES) {
    const what = `${pages.length} pages that may be postings, more than ${MOST_PAGES}`
    throw new SourceProblem(
      'shape changed',
      `the sitemaps of ${board} list ${what}: list the postings yourself`,
    )
  }
  return pages
}

async function find(sitemaps: string[], hosts: string[], get: Get): Promise<string[]> {
  try {
    return await findPages(sitemaps, hosts, get)
  } catch (error) {
    if (!(error instanceof SourceProblem) || error.outcome !== 'gone') throw error
    throw new SourceProblem(
      'gone',
      `${error.message.slice('gone: '.length)}: without a sitemap, list the postings`,
      {
        cause: error,
      },
    )
  }
}
