import type { Network } from '#ingest/boards/fetch-board.ts'
import { readPage } from '#ingest/adapters/json-ld/page.ts'
import { readJobPosting } from '#ingest/adapters/json-ld/job-posting.ts'
import { judgePage } from './page-verdict.ts'
import { partsOf } from './posting-address.ts'
import { obeyRobots } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/adapters/source-problem.ts'

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
 *   of the posting, and one that says it is closed and lets people apply says both.
 */
export interface LinkAnswer {
  state: 'open' | 'gone' | 'uncertain'
  /** The words or the answer that it was judged by. */
  detail: string
  /** When the host said to come back. */
  retryAfter: number | null
}

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

/**
 * Where the page may be and lead to: its host with and without `www.`, which nearly every site calls its own. Where
 * its employer gave it with plain http, or at a port that is no other service's, it is asked as it is written, and may
 * lead to https.
 */
function sameSite({ hostname, protocol, port }: URL): string[] {
  const names = hostname.startsWith('www.') ? [hostname, hostname.slice(4)] : [hostname, `www.${hostname}`]
  const isPlain = protocol === 'https:' && port === ''
  const isOthers = port !== '' && Number(port) < FIRST_FREE_PORT
  const written = names.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
  return [...names, ...(isPlain || isOthers ? [] : written), ...(LEADS_TO[hostname] ?? [])]
}

/** Below it are mail, databases of names and the like; 80 and 443 are not written out. */
const FIRST_FREE_PORT = 1024

/** Short addresses lead elsewhere by design; of these it is known where to. */
const LEADS_TO: Partial<Record<string, string[]>> = { 'forms.gle': ['docs.google.com'] }
const SHORT = new Set([
  'forms.gle',
  'bit.ly',
  'tinyurl.com',
  'lnkd.in',
  'rb.gy',
  'cutt.ly',
  'shorturl.at',
  't.ly',
])
/** Asked before the page itself by sites that want to know who looks. */
const GATE =
  /\/(?:log-?in|sign-?in|sso|oauth2?|saml|captcha|challenge|cdn-cgi|consent|maintenance)(?:[/.]|$)/i

function judge(html: string, title: string, asked: URL, answered: string, now: Date): LinkAnswer {
  if (isElsewhere(asked, answered))
    return answer('gone', `redirects to ${answered}, which is not this posting`)
  if (isClosedForm(answered)) return answer('gone', `redirects to ${answered}, a form that is closed`)
  const over = lastDay(html)
  if (over && over < now) return answer('gone', `gives ${over.toISOString()} as its last date`)
  const { state, detail } = judgePage(html, title, now)
  return answer(state, detail)
}

function judgeProblem({ outcome, message, retryAfter, redirect }: SourceProblem, asked: URL): LinkAnswer {
  if (outcome === 'gone') return answer('gone', message)
  // Refused because it leaves the site. A careers page that has moved keeps what names the posting.
  if (redirect && isElsewhere(asked, redirect.href)) return answer('gone', message)
  return answer('uncertain', message, retryAfter)
}

/** Whether an address has lost all that singled the posting out: an id, or the last part of the path. */
function isElsewhere(asked: URL, answered: string): boolean {
  if (SHORT.has(asked.hostname) || GATE.test(new URL(answered).pathname)) return false
  const names = namesIn(asked)
  const kept = partsOf(answered)
  return names.length > 0 && !names.some((name) => kept.some((part) => part.includes(name)))
}

/** Parameters that name the posting on some sites, and on others where a visitor came from. */
const AMBIGUOUS = ['ref', 'referrer', 'source', 'src', 'from', 'via', 'trk']

/** The parts of an address that single its posting out: its ids, else the last part of its path. */
function namesIn(asked: URL): string[] {
  const certain = new URL(asked)
  for (const name of AMBIGUOUS) certain.searchParams.delete(name)
  const ids = idsIn(certain)
  if (ids.length > 0) return ids
  return [...idsIn(asked), ...partsOf(asked.origin + asked.pathname).slice(-1)]
}

function idsIn({ href }: URL): string[] {
  return partsOf(href).filter((part) => /\d/.test(part))
}

/** Google's forms keep their address up to the last part when they are closed. */
function isClosedForm(answered: string): boolean {
  return /\/forms\/.*\/closedform$/.test(new URL(answered).pathname)
}

/** The last day that a page's own data give for its one posting. */
function lastDay(html: string): Date | null {
  const [posting, ...others] = readPage(html).postings
  return posting && others.length === 0 ? readJobPosting(posting).application_deadline : null
}

function answer(state: LinkAnswer['state'], detail: string, retryAfter: number | null = null): LinkAnswer {
  return { state, detail, retryAfter }
}
