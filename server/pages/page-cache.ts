import { LRUCache } from 'lru-cache'
import type { StoredResponse } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'
import { TooBusyError, tooBusyResponse, type Admission } from '#server/http/admission.ts'

/** How long a page is served without asking again: a job that was just taken in appears this soon. */
const FRESH_MS = 15_000
/** How much longer it is served at once while a new one is made behind it. */
const STALE_WHILE_REVALIDATE_MS = 15_000
/** How long the last good page goes on before it is tried to replace it again: the database may be back. */
const RETRY_MS = 1_000
/** How long a visitor waits for a new page where there is an old one. */
const PATIENCE_MS = 2_000
const CACHE_BYTES = 64 * 1024 * 1024
/** What the compressed forms, made later, add to a page's own size. */
const ENCODED_SHARE = 0.5
/** Pages that are not there, at most: made-up addresses must not push out the pages that are. */
const MOST_MISSING_PAGES = 200

export interface RenderedPage {
  response: StoredResponse
  /** Something it needed was away: an older complete page is better. */
  degraded: boolean
}

/** Never throws. */
export type Render = () => Promise<RenderedPage>

interface Entry {
  response: StoredResponse
  renderedAt: number
  /** The last attempt to replace it failed. */
  overdue: boolean
}

/** Who asks for a page that has to be made. */
export interface Asker {
  /** As `Admission.run` takes it; called only where a page has to be made. */
  client: () => string | null
  /** The answer to who cannot get a turn, instead of a short text. */
  refused?: () => StoredResponse
}

const NOBODY: Asker = { client: () => null }

interface Making {
  render: Render
  asker: Asker
}

/** Not kept: carries the page past the cache to those who asked for it. */
class UnkeptPage extends Error {
  readonly response: StoredResponse
  constructor(response: StoredResponse) {
    super('This page is not cached')
    this.response = response
  }
}

export interface PageCache {
  /**
   * The page under this key, from the cache or freshly rendered; those who ask meanwhile share one render. A page that
   * is there, however old, is served where a new one cannot be made.
   */
  get(key: string, render: Render, asker?: Asker): Promise<StoredResponse>
}

export interface PageCacheOptions {
  /** Milliseconds, increasing. */
  now?: () => number
  /** Bounds the renders; without it all begin at once. */
  admission?: Admission
  /** Whether a render would find no database: then pages that are there are not even tried to be replaced. */
  isDatabaseAway?: () => boolean
}

/** Finished pages in memory. A page whose renewal fails stays until the database is back. */
export function createPageCache({
  now = () => performance.now(),
  admission,
  isDatabaseAway = () => false,
}: PageCacheOptions = {}): PageCache {
  const make = async ({ render, asker }: Making): Promise<RenderedPage> => {
    if (!admission) return render()
    try {
      return await admission.run(asker.client(), render)
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error
      return { response: asker.refused?.() ?? tooBusyResponse, degraded: true }
    }
  }
  const missing = new LRUCache<string, true>({
    max: MOST_MISSING_PAGES,
    dispose: (_, key, reason) => {
      if (reason === 'evict') pages.delete(key)
    },
  })
  const pages = new LRUCache<string, Entry, Making>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ response }) =>
      Math.ceil(response.body.identity.byteLength * (1 + ENCODED_SHARE)) + 1000,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { context, options }) => {
      const keepOlder = (older: Entry) => {
        options.ttl = RETRY_MS
        return { ...older, overdue: true }
      }
      if (stale && isDatabaseAway()) return keepOlder(stale)
      const { response, degraded } = await make(context)
      if (stale && degraded) return keepOlder(stale)
      if (degraded || !isKept(response)) throw new UnkeptPage(response)
      if (response.status === 200) missing.delete(key)
      else missing.set(key, true)
      return { response, renderedAt: now(), overdue: false }
    },
  })

  return {
    get: async (key, render, asker = NOBODY) => {
      const last = pages.peek(key, { allowStale: true })
      const age = now() - (last?.renderedAt ?? 0)
      const allowStale =
        last !== undefined &&
        (last.overdue ||
          age < FRESH_MS + STALE_WHILE_REVALIDATE_MS ||
          admission?.isBusy() ||
          isDatabaseAway())
      try {
        const entry = pages.forceFetch(key, { context: { render, asker }, allowStale })
        return (await (last ? withTimeout(entry, PATIENCE_MS, () => last) : entry)).response
      } catch (error) {
        if (error instanceof UnkeptPage) return error.response
        throw error
      }
    },
  }
}

/** Every visitor sees the same page; one that says otherwise, or that failed, is not kept. */
function isKept({ status, headers }: StoredResponse): boolean {
  if (status === 200) return !/no-store|private/.test(headers['cache-control'] ?? '')
  return [301, 308, 404, 410].includes(status)
}
