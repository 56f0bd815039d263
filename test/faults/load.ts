import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest, sendOnSocket, type Answer, type RequestKind } from './ask.ts'

/** Pages, API calls and lists that visitors request repeatedly. */
const CACHED_PATHS = [
  '/',
  '/jobs',
  '/jobs?type=fresher',
  '/jobs?search=react',
  '/jobs?location=Pune',
  '/career-paths',
  '/courses',
  '/events-hackathons',
  '/mnc-hiring',
  '/prep-zone',
  '/interview-prep',
  '/entrepreneur-hub',
  '/api/v1/jobs?limit=2',
  '/feeds/jobs.xml',
  '/sitemap.xml',
]

/** Interval of requests for a cached page; every third time, the health endpoint is requested too. */
const TICK_MS = 100
const HEALTH_EVERY = 3
const WARM_UP_LIMIT_MS = 30_000
const VISITORS = 500

export interface SteadyLoad {
  /** Stops the load, and waits for pending responses. */
  stop(): Promise<void>
}

/**
 * Visitors who come at a fixed rate, however slow the responses: ten requests per second and site for a
 * cached page, and some for a new one. Connections are reused, as behind a proxy.
 *
 * @param urls Origins of the sites.
 * @param newEvery Every how many turns of a tenth of a second a new page is requested.
 */
export function startSteadyLoad(
  urls: readonly string[],
  newEvery: number,
  record: (answer: Answer) => void,
): SteadyLoad {
  const agents = urls.map(() => new Agent({ keepAlive: true }))
  const pending = new Set<Promise<void>>()
  let tick = 0
  const send = (kind: RequestKind, site: number, path: string) => {
    const [url, agent] = [urls[site], agents[site]]
    if (url === undefined || agent === undefined) return
    const visitor = tick % VISITORS
    const answered = sendRequest({ kind, site, url, path, visitor }, agent).then((answer) => {
      record(answer)
      pending.delete(answered)
    })
    pending.add(answered)
  }
  const timer = setInterval(() => {
    tick += 1
    for (const site of urls.keys()) {
      send('kept', site, CACHED_PATHS[tick % CACHED_PATHS.length] ?? '/')
      if (tick % newEvery === 0) send('new', site, newPath(tick))
      if (tick % HEALTH_EVERY === 0) {
        send('ready', site, '/health')
        send('live', site, '/health/live')
      }
    }
  }, TICK_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      for (const agent of agents) agent.destroy()
    },
  }
}

/** A page, or every third time an API call, that was not requested before. */
function newPath(tick: number): string {
  const search = encodeURIComponent(`engineer new${tick}`)
  return tick % 3 === 0 ? `/api/v1/jobs?search=${search}` : `/jobs?search=${search}`
}

/** Requests every cached page until the site has rendered it. */
export async function warmUp(urls: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const deadline = performance.now() + WARM_UP_LIMIT_MS
  for (const [site, url] of urls.entries()) {
    for (const path of CACHED_PATHS) {
      for (;;) {
        const { status, error } = await sendRequest({ kind: 'kept', site, url, path, visitor: 0 }, agent)
        if (status === 200) break
        if (performance.now() > deadline) throw new Error(`${url}${path} answers ${status ?? error}.`)
        await sleep(200)
      }
    }
  }
  agent.destroy()
}

/** Words that most postings contain. */
const WORDS =
  'the and with you for work team code data test design build learn java react software engineer developer experience skills'.split(
    ' ',
  )
const MAX_WORDS = 4
/** Connections to open at a time: more would overflow the system's accept queue. */
const BATCH = 200

/**
 * Searches for many different sets of words at once, spread over the sites. Each search has its own
 * connection and visitor.
 *
 * @param more Appended to the query, so that these searches differ from others.
 */
export async function searchAtOnce(
  urls: readonly string[],
  count: number,
  record: (answer: Answer) => void,
  more = '',
): Promise<void> {
  const searches = wordSets(count)
  const sockets: Socket[] = []
  for (let begun = 0; begun < count; begun += BATCH) {
    const batch = searches.slice(begun, begun + BATCH)
    sockets.push(
      ...(await Promise.all(batch.map((_, index) => open(urls[(begun + index) % urls.length] ?? '')))),
    )
  }
  await Promise.all(
    sockets.map(async (socket, index) => {
      const site = index % urls.length
      const path = `/jobs?search=${(searches[index] ?? []).join('+')}${more}`
      const loadRequest = {
        kind: 'search',
        site,
        url: urls[site] ?? '',
        path,
        visitor: VISITORS + index,
      } as const
      record(await sendOnSocket(socket, loadRequest))
      socket.destroy()
    }),
  )
}

/** A connection; if it fails, the error comes when it is used. */
function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(socket))
    socket.on('error', () => resolve(socket))
  })
}

function wordSets(count: number): string[][] {
  const sets: string[][] = []
  for (let mask = 1; sets.length < count && mask < 2 ** WORDS.length; mask += 1) {
    const words = WORDS.filter((_, bit) => mask & (1 << bit))
    if (words.length <= MAX_WORDS) sets.push(words)
  }
  return sets
}
