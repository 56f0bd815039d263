import { readPage } from '#ingest/adapters/json-ld/page.ts'
import { isLoopback } from '#ingest/network/base-url.ts'
import { boardsNamedIn, recogniseBoard, tokenTyped } from '#ingest/boards/board-address.ts'
import type { Network } from '#ingest/boards/fetch-board.ts'
import { boardOfPage } from '#ingest/boards/own-domain.ts'
import type { HttpResponse } from '#ingest/network/http.ts'
import { fetchIfAllowed } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { knownSource, parseSource, SourceTokenError } from '#ingest/boards/sources.ts'
import { UsageError } from '#cli/process/run-command.ts'

/** Tokens that public lists give for these companies, but that belong to another company or to nobody. */
export const MISATTRIBUTED_TOKENS = new Set([
  'greenhouse:swiggy',
  'greenhouse:cred',
  'greenhouse:flipkart',
  'greenhouse:zerodha',
  'greenhouse:freshworks',
  'greenhouse:razorpay',
  'greenhouse:phonepe',
  'lever:razorpay',
  'lever:groww',
])

/**
 * Job sites that list other companies' jobs. Their terms forbid crawling, and their data is not from the
 * employer.
 */
const JOB_SITES = new RegExp(
  String.raw`(?:^|\.)(?:cutshort|foundit|freshersworld|glassdoor|hirist|iimjobs|indeed|instahyre` +
    String.raw`|internshala|linkedin|monsterindia|naukri|shine|timesjobs|unstop|wellfound)\.` +
    String.raw`(?:com|co\.in|in|io|co|tech)$`,
)

/** Redirects to other hosts that we follow. */
const MAX_REDIRECTS = 5

/**
 * Finds the source of a careers address: from the address itself, its redirects, the one board that the page
 * links to or embeds, or JobPosting data on the page.
 *
 * @param address A source is taken as it is.
 * @throws UsageError if there is none, or more than one.
 */
export async function findBoard(address: string, network: Network): Promise<string> {
  const known = sourceTyped(address)
  if (known) return checkToken(known)
  const url = URL.parse(address.trim())
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `"${address}" is not a web address. Expected one such as https://jobs.lever.co/acme, ` +
        'or the source of a board, such as lever:acme.',
    )
  return checkToken(await findBoardAt(withHttps(url), network, MAX_REDIRECTS))
}

/** The source in what somebody typed; null for another address. @throws UsageError for a wrong source. */
function sourceTyped(typed: string): string | null {
  const token = tokenTyped(typed)
  if (!/^[a-z-]+:(?!\/\/)/i.test(token)) return null
  try {
    return parseSource(token).token
  } catch (error) {
    if (error instanceof SourceTokenError) throw new UsageError(error.message, { cause: error })
    throw error
  }
}

/** The board that a page, or the page it redirects to, belongs to. */
async function findBoardAt(page: URL, network: Network, hostsLeft: number): Promise<string> {
  if (JOB_SITES.test(page.hostname))
    throw new UsageError(
      `${page.hostname} lists jobs of other companies. Add the careers page of the company itself.`,
    )
  try {
    const hosts = [page.hostname, page.host]
    return boardFromPage(await fetchIfAllowed(network, { url: page.href, hosts, accept: 'text/html' }))
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    const moved = error.redirect && recogniseBoard(error.redirect.href)
    if (moved) return moved
    // Follow the redirect as a browser would; robots.txt is checked for the new host as well.
    if (error.redirect && hostsLeft > 0) return findBoardAt(withHttps(error.redirect), network, hostsLeft - 1)
    throw new UsageError(`${page.href} could not be read. ${error.message}`, { cause: error })
  }
}

/** @throws UsageError */
function boardFromPage({ url, body }: HttpResponse): string {
  const reached = recogniseBoard(url)
  if (reached) return reached
  const own = boardOfPage(url, body)
  if (own !== null) return own
  const [named, ...others] = boardsNamedIn(body)
  if (others.length > 0)
    throw new UsageError(
      `${url} links to several boards: ${[named, ...others].join(', ')}. Add the right one by its own address.`,
    )
  if (named !== undefined) return named
  const site = readPage(body).postings.length > 0 ? knownSource(`jsonld:${new URL(url).hostname}`) : null
  if (site) return site.token
  throw new UsageError(
    `${url} has no job board that we know. If each job has its own page, add the address of one: ` +
      `pages with JobPosting data can be read directly.`,
  )
}

/** People type http:// out of habit. We use https everywhere except on this machine. */
function withHttps(address: URL): URL {
  const url = new URL(address)
  if (url.protocol === 'http:' && !isLoopback(url)) url.protocol = 'https:'
  return url
}

function checkToken(token: string): string {
  if (MISATTRIBUTED_TOKENS.has(token.toLowerCase()))
    throw new UsageError(`${token} is known to be the board of a different company than its name says.`)
  return token
}
