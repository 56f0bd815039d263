import type { Network } from '#ingest/boards/fetch-board.ts'
import { readPage } from '#ingest/adapters/json-ld/page.ts'
import { readJobPosting } from '#ingest/adapters/json-ld/job-posting.ts'
import { judgePage } from '#ingest/adapters/page-verdict.ts'
import { partsOf } from './posting-address.ts'
import { obeyRobots } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** A posting without a live board. */
export interface LinkedPosting {
  title: string
  source_url: string
}

/**
 * What a posting's page says about it.
 *
 * - `open`: it responds under the posting's own address and names the posting.
 * - `gone`: it is missing (404, 410), redirects to something else, or says that the posting is closed.
 * - `uncertain`: everything else. A refusal, an error, a robot check or a page rendered by script says
 *   nothing about the posting, and a page that says "closed" but still accepts applications contradicts
 *   itself.
 */
export interface LinkAnswer {
  state: 'open' | 'gone' | 'uncertain'
  /** The words or the response that decided it. */
  detail: string
  /** Seconds that the host asked us to wait. */
  retryAfter: number | null
}

/**
 * Checks on a posting's page whether the posting is still open. Obeys robots.txt and stays on the page's
 * host. Never throws network problems: they are `uncertain`.
 *
 * @param now If the page's own data give an application deadline before this time, the posting is closed.
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
    return judgeOrUncertain(() => judge(page.body, title, url, page.url, now))
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    return judgeProblem(error, url)
  }
}

/** A page that our rules fail on says nothing about its posting, and costs no other page its check. */
export function judgeOrUncertain(work: () => LinkAnswer): LinkAnswer {
  try {
    return work()
  } catch (error) {
    return answer('uncertain', `its page could not be read: ${String(error)}`)
  }
}

/**
 * The hosts that the page may redirect to: its own, with and without `www.`. A page given with plain http or
 * an unprivileged port is requested as written, and may redirect to https.
 */
function sameSite({ hostname, protocol, port }: URL): string[] {
  const names = hostname.startsWith('www.') ? [hostname, hostname.slice(4)] : [hostname, `www.${hostname}`]
  const isDefault = protocol === 'https:' && port === ''
  const isOtherService = port !== '' && Number(port) < FIRST_FREE_PORT
  const written = names.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
  return [...names, ...(isDefault || isOtherService ? [] : written), ...(REDIRECT_TARGETS[hostname] ?? [])]
}

/** Ports below this are for mail, DNS and other services; 80 and 443 never appear in a URL. */
const FIRST_FREE_PORT = 1024

/** Known targets of link shorteners. */
const REDIRECT_TARGETS: Partial<Record<string, string[]>> = { 'forms.gle': ['docs.google.com'] }
const SHORTENERS = new Set([
  'forms.gle',
  'bit.ly',
  'tinyurl.com',
  'lnkd.in',
  'rb.gy',
  'cutt.ly',
  'shorturl.at',
  't.ly',
])
/** Pages that a site shows before the requested one, such as a login. */
const GATE =
  /\/(?:log-?in|sign-?in|sso|oauth2?|saml|captcha|challenge|cdn-cgi|consent|maintenance)(?:[/.]|$)/i

function judge(html: string, title: string, requested: URL, finalUrl: string, now: Date): LinkAnswer {
  if (isElsewhere(requested, finalUrl))
    return answer('gone', `redirects to ${finalUrl}, which is not this posting`)
  if (isClosedForm(finalUrl)) return answer('gone', `redirects to ${finalUrl}, a form that is closed`)
  const over = lastDay(html)
  if (over && over < now) return answer('gone', `gives ${over.toISOString()} as its last date`)
  const { state, detail } = judgePage(html, title, now)
  return answer(state, detail)
}

function judgeProblem({ outcome, message, retryAfter, redirect }: SourceProblem, requested: URL): LinkAnswer {
  if (outcome === 'gone') return answer('gone', message)
  // The redirect was refused because it leaves the site. If only the careers page moved, the new address
  // still contains the posting's id.
  if (redirect && isElsewhere(requested, redirect.href)) return answer('gone', message)
  return answer('uncertain', message, retryAfter)
}

/**
 * Whether an address no longer contains anything that identifies the posting: an id, or the last path
 * segment.
 */
function isElsewhere(requested: URL, finalUrl: string): boolean {
  if (SHORTENERS.has(requested.hostname) || GATE.test(new URL(finalUrl).pathname)) return false
  const names = identifiersIn(requested)
  const kept = partsOf(finalUrl)
  return names.length > 0 && !names.some((name) => kept.some((part) => part.includes(name)))
}

/** Parameters that identify the posting on some sites, and the visitor's origin on others. */
const AMBIGUOUS = ['ref', 'referrer', 'source', 'src', 'from', 'via', 'trk']

/** The parts of an address that identify its posting: its ids, else the last path segment. */
function identifiersIn(requested: URL): string[] {
  const certain = new URL(requested)
  for (const name of AMBIGUOUS) certain.searchParams.delete(name)
  const ids = idsIn(certain)
  if (ids.length > 0) return ids
  return [...idsIn(requested), ...partsOf(requested.origin + requested.pathname).slice(-1)]
}

function idsIn({ href }: URL): string[] {
  return partsOf(href).filter((part) => /\d/.test(part))
}

/** A closed Google form keeps its address except for the last segment. */
function isClosedForm(finalUrl: string): boolean {
  return /\/forms\/.*\/closedform$/.test(new URL(finalUrl).pathname)
}

/** The deadline in the page's own data, if the page has exactly one posting. */
function lastDay(html: string): Date | null {
  const [posting, ...others] = readPage(html).postings
  return posting && others.length === 0 ? readJobPosting(posting).application_deadline : null
}

function answer(state: LinkAnswer['state'], detail: string, retryAfter: number | null = null): LinkAnswer {
  return { state, detail, retryAfter }
}
