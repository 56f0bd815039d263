import type { Network } from './fetch-board.ts'
import { readPage } from './adapters/json-ld-page.ts'
import { readJobPosting } from './adapters/json-ld-posting.ts'
import { excerpt, fold } from './normalise/text.ts'
import { pageText } from './page-text.ts'
import { partsOf } from './posting-address.ts'
import { obeyRobots } from './robots.ts'
import { SourceProblem } from './source-problem.ts'

/** A posting that no board speaks for, as its own page is asked about it. */
export interface LinkedPosting {
  title: string
  source_url: string
}

/**
 * What the page of a posting says of it.
 *
 * - `open`: it answers, under the posting's own address, and names the posting.
 * - `gone`: it is not there (404, 410), leads somewhere that is not this posting, or says that it is closed.
 * - `uncertain`: everything else. A refusal, an error, a robot check or a page that is drawn by script says nothing
 *   of the posting.
 */
export interface LinkAnswer {
  state: 'open' | 'gone' | 'uncertain'
  /** The words or the answer that it was judged by. */
  detail: string
  /** When the host said to come back. */
  retryAfter: number | null
}

const OPENING = '(?:job|position|posting|role|vacancy|opening|requisition)'

/** What pages say in place of a posting, or above one that is over. */
const CLOSED = new RegExp(
  [
    `${OPENING}(?: [\\w'-]+){0,6} no longer (?:open|available|active|live|posted|exists?)`,
    `${OPENING}(?: [\\w'-]+){0,6} (?:has|have) expired`,
    `${OPENING}(?: \\w+){0,3} (?:has been|is|was)(?: \\w+)? (?:filled|closed|expired|removed|withdrawn|taken down)(?! with)`,
    `${OPENING}(?: \\w+){0,3} (?:(?:was )?not found|cannot be found|could not be found|does(?: not|n't) exist)`,
    `(?:can't|couldn't|cannot|could not|unable to) find (?:the|this|that) (?:${OPENING}|page)`,
    String.raw`no longer (?:accepting|taking) (?:\w+ ){0,2}(?:applications|candidates|applicants)`,
    String.raw`not accepting (?:new |any )?applications`,
    String.raw`applications(?: for (?:\w+ ){1,5})? ?(?:are|have been)(?: now)? closed`,
  ].join('|'),
)

/**
 * Asks the page of a posting whether the posting is still there. Its robots.txt is obeyed, and redirects stay with its
 * host. Never throws what the network does: that is `uncertain`.
 *
 * @param now A page whose own data give a last day that is past says that the posting is over.
 */
export async function probeLink(
  { title, source_url }: LinkedPosting,
  { http, robots }: Pick<Network, 'http' | 'robots'>,
  now: Date,
): Promise<LinkAnswer> {
  const url = new URL(source_url)
  const hosts = sameSite(url)
  try {
    const rules = await robots(url, hosts)
    if (!rules.allows(url)) return answer('uncertain', `robots.txt disallows ${url.href}`)
    const beforeRedirect = obeyRobots(robots, hosts)
    const page = await http({ url: url.href, hosts, beforeRedirect, accept: 'text/html, */*;q=0.1' })
    return judge(page.body, title, url, page.url, now)
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    return judgeProblem(error, url)
  }
}

/** What nearly every site calls its own: the name with and without `www.`. */
function sameSite({ host }: URL): string[] {
  return host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`]
}

function judge(html: string, title: string, asked: URL, answered: string, now: Date): LinkAnswer {
  if (isElsewhere(asked, answered)) return answer('gone', `leads to ${answered}, which is not this posting`)
  const text = fold(pageText(html))
  const closed = CLOSED.exec(text)
  if (closed) return answer('gone', `says “${excerpt(text, closed.index, closed.index + closed[0].length)}”`)
  const over = lastDay(html)
  if (over && over < now) return answer('gone', `gives ${over.toISOString()} as its last day`)
  return text.includes(fold(title))
    ? answer('open', 'answers and names the posting')
    : answer('uncertain', 'answers, and does not name the posting: it may be drawn by script')
}

function judgeProblem({ outcome, message, retryAfter, redirect }: SourceProblem, asked: URL): LinkAnswer {
  if (outcome === 'gone') return answer('gone', message)
  // Refused because it leaves the site. A careers page that has moved keeps what names the posting.
  if (redirect && isElsewhere(asked, redirect.href)) return answer('gone', message)
  return answer('uncertain', message, retryAfter)
}

/** Whether an address has lost all that singled the posting out: an id, or the last part of the path. */
function isElsewhere(asked: URL, answered: string): boolean {
  const parts = partsOf(asked.href)
  const ids = parts.filter((part) => /\d/.test(part))
  const names =
    ids.length > 0 ? ids : asked.pathname === '/' ? [] : partsOf(asked.origin + asked.pathname).slice(-1)
  const kept = partsOf(answered)
  return names.length > 0 && !names.some((name) => kept.some((part) => part.includes(name)))
}

/** The last day that a page's own data give for its one posting. */
function lastDay(html: string): Date | null {
  const [posting, ...others] = readPage(html).postings
  return posting && others.length === 0 ? readJobPosting(posting).application_deadline : null
}

function answer(state: LinkAnswer['state'], detail: string, retryAfter: number | null = null): LinkAnswer {
  return { state, detail, retryAfter }
}
