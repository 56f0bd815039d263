import robotsParser from 'robots-parser'
import type { Get } from '#ingest/adapters/adapter.ts'
import { BOT_NAME, type HttpResponse, type Http, type HttpRequest } from './http.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { EndlessRedirect, SourceProblem } from './source-problem.ts'

/** A host's robots.txt. */
export interface Robots {
  /** The text, for sources that find their pages through it; null if there is none. */
  text: string | null
  allows(url: URL): boolean
}

/**
 * Reads the robots.txt of an address's host. @throws SourceProblem `blocked` or `network` if it cannot be
 * read.
 */
export type ReadRobots = (url: URL, hosts: string[]) => Promise<Robots>

/** How long a robots.txt is cached: a worker runs for months. */
const CACHE_MS = 3_600_000

/** The longest Crawl-delay that we follow; with a longer one a board would take a day. */
const LONGEST_DELAY_S = 30

interface RobotsOptions {
  http: Http
  /** Gets the Crawl-delay. */
  rateLimiter?: RateLimiter
}

/**
 * Reads and caches the robots.txt of each host, by RFC 9309: a missing file (404, 410) allows everything, and
 * the file may redirect to another host. Endless redirects, or redirects to where we do not go, count as a
 * missing file. A refusal (401, 403) disallows everything, as Google and the Python standard library read it.
 * If the host cannot be reached or has an error, nothing else is requested from it.
 */
export function createRobots({ http, rateLimiter }: RobotsOptions): ReadRobots {
  const cache = new Map<string, { robots: Promise<Robots>; until: number }>()
  return (url, hosts) => {
    const known = cache.get(url.origin)
    if (known && known.until > performance.now()) return known.robots
    const robots = read(url, hosts)
    cache.set(url.origin, { robots, until: performance.now() + CACHE_MS })
    // Failures are not cached: the next board tries again.
    robots.catch(() => cache.delete(url.origin))
    return robots
  }

  async function read({ origin, host }: URL, hosts: string[]): Promise<Robots> {
    const text = await readText(`${origin}/robots.txt`, hosts)
    const rules = parseRobots(origin, text ?? '')
    const delay = Math.min(rules.crawlDelay, LONGEST_DELAY_S)
    if (delay > 0) rateLimiter?.slowDown(host, delay * 1000)
    return { text, allows: rules.allows }
  }

  async function readText(url: string, hosts: string[]): Promise<string | null> {
    try {
      const { body } = await http({ url, hosts, anywhere: true, accept: 'text/plain, */*;q=0.1' })
      return body
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      if (error.outcome === 'gone' || error.outcome === 'shape changed') return null
      if (error.redirect !== null || error instanceof EndlessRedirect) return null
      throw error
    }
  }
}

/**
 * A `beforeRedirect` that refuses redirects to disallowed addresses. The problem belongs to that address
 * alone.
 */
export function obeyRobots(robots: ReadRobots, hosts: string[]): NonNullable<HttpRequest['beforeRedirect']> {
  return async (to, from) => {
    const rules = await robots(to, hosts)
    if (rules.allows(to)) return
    throw new SourceProblem('blocked', `${from.href} redirects to ${to.href}, which robots.txt disallows`, {
      redirectedTo: to.hostname,
      redirect: to,
    })
  }
}

/** Fetches an address if robots.txt allows it, also for its redirects. @throws SourceProblem */
export async function fetchIfAllowed(
  { http, robots }: { http: Http; robots: ReadRobots },
  request: HttpRequest,
): Promise<HttpResponse> {
  const url = new URL(request.url)
  const rules = await robots(url, request.hosts)
  if (!rules.allows(url)) throw new SourceProblem('blocked', `robots.txt disallows ${url.href}`)
  return http({ ...request, beforeRedirect: obeyRobots(robots, request.hosts) })
}

interface Rules {
  allows(url: URL): boolean
  /** Seconds; 0 if not given. */
  crawlDelay: number
  sitemaps: string[]
}

/**
 * The robots.txt of an origin, for an adapter that needs its rules or sitemaps. A missing file allows
 * everything. @throws SourceProblem
 */
export async function fetchRules(origin: string, get: Get): Promise<Rules> {
  try {
    const { body } = await get(`${origin}/robots.txt`, { accept: 'text/plain, */*;q=0.1' })
    return parseRobots(origin, body)
  } catch (error) {
    if (!(error instanceof SourceProblem) || error.outcome !== 'gone') throw error
    return parseRobots(origin, '')
  }
}

function parseRobots(origin: string, text: string): Rules {
  const rules = robotsParser(`${origin}/robots.txt`, text)
  return {
    allows: ({ href }) => rules.isAllowed(href, BOT_NAME) !== false,
    crawlDelay: rules.getCrawlDelay(BOT_NAME) ?? 0,
    sitemaps: rules.getSitemaps(),
  }
}
