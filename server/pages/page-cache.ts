import { LRUCache } from 'lru-cache'
import { chooseEncoding, holdCompressed, type EncodableBody } from '#server/http/content-encoding.ts'
import { isCompressible, type StoredResponse } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'
import type { PageOutcome } from '#server/metrics/site-meter.ts'
import { TooBusyError, tooBusyResponse, type Admission } from '#server/http/admission.ts'

/** A page this new is served without rendering again. So new jobs show up about this soon. */
const FRESH_MS = 15_000
/** For this much longer a page is still served immediately, while a new one is rendered. */
const STALE_WHILE_REVALIDATE_MS = 15_000
/** After a failed refresh, the next attempt comes after this time. */
const RETRY_MS = 1_000
/** How long a visitor waits for a new page if there is an old one. */
const WAIT_MS = 2_000
const CACHE_BYTES = 32 * 1024 * 1024
/** Some clients take another encoding, which is made later. */
const ENCODED_FORMS = 2
/** Separate limit for pages that do not exist, so that made-up addresses cannot evict real pages. */
const MAX_NOT_FOUND_PAGES = 200

export interface RenderedPage {
  response: StoredResponse
  /** Some of its data could not be read, so an older complete page is better. */
  degraded: boolean
}

/** Never throws. */
export type Render = () => Promise<RenderedPage>

interface Entry {
  response: StoredResponse
  renderedAt: number
  /** The last attempt to refresh it failed. */
  refreshFailed: boolean
}

export interface Requester {
  /** The client for `Admission.run`. Called only if a page must be rendered. */
  client: () => string | null
  /** Its Accept-Encoding: a page is compressed once for its first client. */
  acceptEncoding?: string
  /** The response if the site is too busy to render. Default: a short text. */
  busyResponse?: () => StoredResponse
}

const NOBODY: Requester = { client: () => null }

interface FetchContext {
  render: Render
  requester: Requester
}

/** Thrown to pass a page that must not be cached through the cache to its requesters. */
class UncachedPage extends Error {
  readonly response: StoredResponse
  constructor(response: StoredResponse) {
    super('This page is not cached')
    this.response = response
  }
}

export interface PageCache {
  /**
   * The page under this key, from the cache or freshly rendered. Concurrent requests share one render. If
   * rendering fails or the site is too busy, a cached page is served, however old.
   */
  get(key: string, render: Render, requester?: Requester): Promise<StoredResponse>
  /** How many responses are in memory, and what they are estimated to take. */
  size(): { pages: number; bytes: number }
}

export interface PageCacheOptions {
  /** Milliseconds, increasing. */
  now?: () => number
  /** Limits concurrent renders. Default: no limit. */
  admission?: Admission
  /** Whether the database is known to be down. If so, cached pages are not refreshed. */
  isDatabaseAway?: () => boolean
  /** Told of each response from memory (`fresh`, `stale`) and of each render. */
  report?: (outcome: PageOutcome) => void
}

/** Rendered pages in memory. If a refresh fails, the old page stays until the database is back. */
export function createPageCache({
  now = () => performance.now(),
  admission,
  isDatabaseAway = () => false,
  report = () => {},
}: PageCacheOptions = {}): PageCache {
  const make = async ({ render, requester }: FetchContext): Promise<RenderedPage> => {
    const made = async () => {
      const page = await render()
      report(page.degraded ? 'failed' : 'made')
      return page
    }
    if (!admission) return made()
    try {
      return await admission.run(requester.client(), made)
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error
      report('refused')
      return { response: requester.busyResponse?.() ?? tooBusyResponse, degraded: true }
    }
  }
  const notFound = new LRUCache<string, true>({
    max: MAX_NOT_FOUND_PAGES,
    dispose: (_, key, reason) => {
      if (reason === 'evict') pages.delete(key)
    },
  })
  const pages = new LRUCache<string, Entry, FetchContext>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ response: { body } }) =>
      (body.identity?.byteLength ?? 0) + bytesEncoded(body) * ENCODED_FORMS + 1000,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { context, options }) => {
      const keepStale = (entry: Entry) => {
        options.ttl = RETRY_MS
        return { ...entry, refreshFailed: true }
      }
      if (stale && isDatabaseAway()) return keepStale(stale)
      const { response, degraded } = await make(context)
      if (stale && degraded) return keepStale(stale)
      if (degraded || !isCacheable(response)) throw new UncachedPage(response)
      // Its compressed forms stay: the tightest take long to make.
      if (stale && isSame(stale.response, response))
        return { ...stale, renderedAt: now(), refreshFailed: false }
      if (isCompressible(response)) {
        const { acceptEncoding } = context.requester
        await holdCompressed(response.body, chooseEncoding(acceptEncoding) ?? undefined)
      }
      if (response.status === 200) notFound.delete(key)
      else notFound.set(key, true)
      return { response, renderedAt: now(), refreshFailed: false }
    },
  })

  return {
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
    get: async (key, render, requester = NOBODY) => {
      const last = pages.peek(key, { allowStale: true })
      const age = now() - (last?.renderedAt ?? 0)
      const allowStale =
        last !== undefined &&
        (last.refreshFailed ||
          age < FRESH_MS + STALE_WHILE_REVALIDATE_MS ||
          admission?.isBusy() ||
          isDatabaseAway())
      try {
        const entry = pages.forceFetch(key, { context: { render, requester }, allowStale })
        const { response } = await (last ? withTimeout(entry, WAIT_MS, () => last) : entry)
        if (response === last?.response) report(age < FRESH_MS ? 'fresh' : 'stale')
        return response
      } catch (error) {
        if (error instanceof UncachedPage) return error.response
        throw error
      }
    },
  }
}

function bytesEncoded({ encoded = {} }: EncodableBody): number {
  return Math.max(0, ...Object.values(encoded).map(({ byteLength }) => byteLength))
}

function isSame(one: StoredResponse, other: StoredResponse): boolean {
  return (
    one.status === other.status &&
    one.etag === other.etag &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers)
  )
}

/** Cached pages are shared by all visitors. Private pages and failures are not cached. */
function isCacheable({ status, headers }: StoredResponse): boolean {
  if (status === 200) return !/no-store|private/.test(headers['cache-control'] ?? '')
  return [301, 308, 404, 410].includes(status)
}
