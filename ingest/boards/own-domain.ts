import { recogniseBoard } from './board-address.ts'
import { knownSource } from './sources.ts'

/**
 * Marks of vendors whose boards are often on the employer's own domain, in the source of such a page. A mere link
 * to the vendor is none of them.
 */
const MARKS: [adapter: string, mark: RegExp][] = [
  ['eightfold', /\b_EF_GROUP_ID\s*=\s*["'][\w.-]+["']/],
  [
    'successfactors',
    /\/platform\/js\/j2w\/|<(?:script|link|img)\b[^>]{0,400}\b(?:rmkcdn\.successfactors|jobs2web)\.com\//i,
  ],
  [
    'successfactors',
    /<body\b[^>]{0,400}\bclass=["'][^"']{0,200}\b(?:coreCSB|rmk)\b|\bhref=["']\/talentcommunity\/apply\/\d/i,
  ],
  ['phenom', /\bphApp\s*=\s*phApp\b|\bphApp\.ddo\b|<(?:script|link)\b[^>]{0,400}\bcdn\.phenompeople\.com\//i],
  ['jibe', /\bdata-jibe-search-version=|<(?:script|link)\b[^>]{0,400}\bjibecdn\.com\//i],
  [
    'zwayam',
    /<(?:script|link)\b[^>]{0,400}\bpublic\.zwayam\.com\/|\bhref=["'](?:\/?#!\/job-view|[\w/.-]{0,60}\/?jobview)\//i,
  ],
  ['radancy', /\bhttps?:\/\/tbcdn\.talentbrew\.com\/|\bname=["']gtm_tbcn_/i],
  ['zoho', /<input\b[^>]{0,200}\bid=["']jobs["'][^>]{0,200}>\s*<input\b|\bcareer-website-common\b/i],
]

/**
 * The source of a page that a vendor serves on the employer's own domain, from the page itself; null for any
 * other page.
 *
 * @param url The page's address. Its host is the board.
 */
export function boardOfPage(url: string, html: string): string | null {
  const host = URL.parse(url)?.hostname
  // Radancy and Phenom stand before the employer's real board, which their postings name: that one is better.
  const behind = /(?:\bdata-apply-url=["']|"applyUrl"\s*:\s*")([^"']{1,2000})/i.exec(html)?.[1]
  const real = behind ? recogniseBoard(behind.replaceAll('&amp;', '&').replaceAll('\\/', '/')) : null
  if (real !== null) return real
  const [adapter] = MARKS.find(([, mark]) => mark.test(html)) ?? []
  return adapter && host ? (knownSource(`${adapter}:${host}`)?.token ?? null) : null
}
