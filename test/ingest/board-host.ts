import type { Kysely } from 'kysely'
import { DEFAULT_RETENTION } from '#core/retention.ts'
import type { DatabaseHandle } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { linkSources } from '#ingest/links/check-links.ts'
import { createHttp } from '#ingest/network/http.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'
import { createRobots } from '#ingest/network/robots.ts'
import { crawlHost } from '#ingest/worker/crawl-host.ts'
import { workBoards } from '#ingest/worker/work-boards.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { serve } from './loopback.ts'

/** A network without pauses, on this machine. */
function ownNetwork() {
  const rateLimiter = createRateLimiter({ intervalMs: 0, maxWaitMs: 0 })
  const http = createHttp({ userAgent: 'test', allowLoopback: true, rateLimiter, retryDelaysMs: [] })
  return { http, rateLimiter, robots: createRobots({ http, rateLimiter }), allowed: new Set<string>() }
}

/** A host with Greenhouse boards, all with the same answer, which a test can change. */
export async function boardHost(owner: Kysely<Database>, boards = ['a']) {
  const state = { status: 200, retryAfter: null as string | null, listed: jobs(1, 2), asked: 0 }
  const server = await serve((_, response) => {
    state.asked += 1
    const isRefusal = state.status !== 200 && state.retryAfter !== null
    response.writeHead(state.status, isRefusal ? { 'retry-after': state.retryAfter ?? '' } : {})
    response.end(greenhouseBoard('Kaveri Systems', state.listed))
  })
  const settings = { company: null, baseUrl: new URL(server.url), pages: [] }
  const sources = boards.map((board) => parseSource(`greenhouse:${board}`, settings))
  const name = new URL(server.url).host
  return {
    state,
    name,
    sources,
    /** One crawl of all boards that are due. */
    crawl: () =>
      crawlHost({
        host: name,
        sources,
        links: [],
        contentLinks: [],
        onThisMachine: true,
        linkSources: linkSources(sources, [], new Set()),
        everySeconds: 3600,
        owner,
        network: ownNetwork(),
        signal: new AbortController().signal,
        onDone() {},
        onLink() {},
        onContentLink() {},
      }),
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

interface StartedWorker {
  database: Pick<DatabaseHandle, 'engine' | 'owner'>
  /** Its list: the boards of these hosts, or some of them. */
  on: Pick<Awaited<ReturnType<typeof boardHost>>, 'sources'>[]
  /** Gets the sources that it runs. */
  done: string[]
  errors: unknown[]
}

/** A worker with a list of its own. @returns Stops it. */
export function startWorker({ database, on, done, errors }: StartedWorker): Promise<() => Promise<void>> {
  const sources = on.flatMap((host) => host.sources)
  const listed = sources.map(({ token }) => ({
    source: token,
    company: null,
    state: 'active' as const,
    tier: 'often' as const,
    movedTo: null,
  }))
  return workBoards({
    database,
    network: ownNetwork(),
    onThisMachine: true,
    readPlan: async () => ({ sources, paused: [], listed }),
    everySeconds: 3600,
    hostsAtOnce: 1,
    takeoverSeconds: 10,
    retention: DEFAULT_RETENTION,
    onDone: ({ source }) => void done.push(source),
    onLink() {},
    onContentLink() {},
    onError: (error) => errors.push(error),
  })
}
