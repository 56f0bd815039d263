import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { RouteName } from './route-names.ts'

/** Of a request: its page came from memory, newer or older than 15 seconds. Of a render: how it ended. */
export type PageOutcome = 'fresh' | 'stale' | 'made' | 'failed' | 'refused'

/** What a site measures of itself while it answers. Each call takes about a microsecond. */
export interface SiteMeter {
  answered(request: AnsweredRequest): void
  page(outcome: PageOutcome): void
}

export interface AnsweredRequest {
  method: string
  /** Without its query, which is the visitor's own. */
  path: string
  status: number
  ms: number
}

/** What is asked of the site's parts when the metrics are read. */
export interface SiteReadings {
  /** Pages in memory, with what they are estimated to take. */
  pageCache: () => { pages: number; bytes: number }
  renders: () => { running: number; waiting: number }
  /** Null until the index is built. */
  index: () => { postings: number; ageMs: number } | null
  isDatabaseAway: () => boolean
  /** Null without a read replica. */
  replica: { isUsed: () => boolean; lagMs: () => number | null } | null
}

/** From what is in memory to the time limit of a page. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const LABELS = ['route', 'method', 'status'] as const

/** Measures requests by route and status, never by visitor or address. */
export function createSiteMeter(registry: Registry, routeName: RouteName): SiteMeter {
  const registers = [registry]
  const requests = new Histogram({
    name: 'pravesh_http_request_duration_seconds',
    help: 'Time to answer a request, by the pattern of its route, its method and its status.',
    labelNames: LABELS,
    buckets: SECONDS,
    registers,
  })
  const pages = new Counter({
    name: 'pravesh_page_cache_total',
    help: 'Responses from memory (fresh, stale), and renders (made, failed, refused because too many waited).',
    labelNames: ['outcome'],
    registers,
  })
  return {
    answered: ({ method, path, status, ms }) => {
      const known = METHODS.has(method) ? method : 'other'
      requests.observe({ route: routeName(path), method: known, status }, ms / 1000)
    },
    page: (outcome) => pages.inc({ outcome }),
  }
}

/** Adds what the parts of the site say when they are asked. */
export function registerReadings(registry: Registry, readings: SiteReadings): void {
  const { pageCache, renders, index, isDatabaseAway, replica } = readings
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `pravesh_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('page_cache_entries', 'Responses in memory.', () => pageCache().pages)
  gauge('page_cache_bytes', 'What they take, estimated.', () => pageCache().bytes)
  gauge('renders_running', 'Pages that are made now.', () => renders().running)
  gauge('renders_waiting', 'Requests that wait for a page to be made.', () => renders().waiting)
  gauge('index_postings', 'Open postings in the index of this process; 0 until it is built.', () => {
    return index()?.postings ?? 0
  })
  gauge(
    'index_age_seconds',
    'Since the index was last made like the database; NaN until it is built.',
    () => {
      const read = index()
      return read ? read.ageMs / 1000 : Number.NaN
    },
  )
  gauge('database_away', '1 while pages know that the database does not answer.', () =>
    isDatabaseAway() ? 1 : 0,
  )
  if (!replica) return
  gauge('replica_used', '1 if pages read the replica.', () => (replica.isUsed() ? 1 : 0))
  gauge('replica_lag_seconds', 'How late the replica is; NaN if it does not say so.', () => {
    const lag = replica.lagMs()
    return lag === null ? Number.NaN : lag / 1000
  })
}
