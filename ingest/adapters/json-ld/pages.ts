import type { BoardSettings, Get } from '../adapter.ts'
import { fetchRules } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { findPages, type SitemapPages } from './sitemap.ts'

/** The hosts of a board: its name, with and without `www.`. */
export function hostsOfSite(board: string): string[] {
  return [board, board.startsWith('www.') ? board.slice(4) : `www.${board}`]
}

/** The hosts that belong to a board, where a posting's address may be. */
export function approvedHosts(board: string, settings: BoardSettings | undefined): string[] {
  const { baseUrl, sitemap } = settings ?? {}
  const others = [baseUrl?.hostname, URL.parse(sitemap ?? '')?.hostname]
  return [...hostsOfSite(board), ...others.filter((host) => host !== undefined)]
}

/**
 * The pages that may be postings: the operator's list, else those in the sitemap that the operator or robots.txt names,
 * else in /sitemap.xml; without those that robots.txt disallows, or whose address is that of another country.
 *
 * @throws SourceProblem
 */
export async function pagesOf(
  board: string,
  get: Get,
  settings: BoardSettings | undefined,
  country: WantedCountry,
): Promise<SitemapPages> {
  const origin = `https://${board}`
  const rules = await fetchRules(origin, get)
  const { pages: listed = [], sitemap, match, countryInUrl } = settings ?? {}
  const wrong = listed.find((page) => !URL.canParse(page))
  if (wrong !== undefined)
    throw new SourceProblem('shape changed', `"${wrong}" is listed as a page, but is not a web address`)
  const named = sitemap ? [sitemap] : rules.sitemaps
  const found =
    listed.length > 0
      ? { pages: listed.map((url) => ({ url })), problem: null }
      : await findPages(
          named.length > 0 ? named : [`${origin}/sitemap.xml`],
          approvedHosts(board, settings),
          get,
          match ? new RegExp(match, 'i') : null,
        ).catch(adviseOnGone)
  // Check the path on the board's host, even if it is listed with or without `www.`.
  const allowed = found.pages.filter(({ url }) => {
    const { pathname, search } = new URL(url)
    return rules.allows(new URL(`${origin}${pathname}${search}`))
  })
  if (found.pages.length > 0 && allowed.length === 0)
    throw new SourceProblem('blocked', `robots.txt of ${board} disallows all pages that may be postings`)
  return { ...found, pages: allowed.filter(({ url }) => isIn(country, url, countryInUrl)) }
}

/** Whether an address is that of a posting in the country, where the addresses say so. */
function isIn(country: WantedCountry, url: string, setting: string | null | undefined): boolean {
  if (!setting) return true
  if (!/^yes$/i.test(setting)) return new RegExp(setting, 'i').test(url)
  const { pathname, search } = new URL(url)
  const parts = `${pathname}${search}`.split(/[/?&=]/)
  const code = new RegExp(String.raw`^(?:[a-z]{2}[-_])?${country.code}(?:[-_][a-z]{2})?$`, 'i')
  return parts.some((part) => code.test(part) || isPlaceIn(country, part))
}

/** The words of a part of an address that name a place in the country: `pune-maharashtra`, `bengaluru%2C-india`. */
function isPlaceIn(country: WantedCountry, part: string): boolean {
  const words = wordsOf(part)
  return words !== '' && country.holds(words) === 'yes'
}

/** A part of an address as words. */
function wordsOf(part: string): string {
  const text = part.replace(/[-_+]+|%20|%2c/gi, ' ')
  return text.replace(/%[0-9a-f]{2}/gi, ' ').trim()
}

function adviseOnGone(error: unknown): never {
  if (!(error instanceof SourceProblem) || error.outcome !== 'gone') throw error
  throw new SourceProblem(
    'gone',
    `${error.message.slice('gone: '.length)}: without a sitemap, list the postings`,
    { cause: error },
  )
}
