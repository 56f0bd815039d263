import { data } from 'react-router'
import type { HeadersArgs } from 'react-router'

/** `max-age` and `stale-while-revalidate`, in seconds. */
const FRESH = 60
const STALE = 300

/** `Cache-Control` of a page that is the same for every visitor. */
export function sharedPage(freshSeconds: number = FRESH, staleSeconds: number = STALE): string {
  return `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
}

interface PageOptions {
  /** A query failed and the page shows an empty state instead. The response is 503 and is not cached. */
  degraded?: boolean
  /** Default 200. Any other status (404, 410, …) is not cached. */
  status?: number
  freshSeconds?: number
  staleSeconds?: number
}

/** A loader's result with its status and `Cache-Control`. The route must also export `pageHeaders`. */
export function pageData<T>(value: T, options: PageOptions = {}) {
  const { degraded = false, status = degraded ? 503 : 200, freshSeconds, staleSeconds } = options
  const cacheControl = status === 200 ? sharedPage(freshSeconds, staleSeconds) : 'no-store'
  return data(value, { status, headers: { 'Cache-Control': cacheControl } })
}

/** A route's `headers` export: the loader's `Cache-Control`, or the default; errors are not cached. */
export function pageHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): HeadersInit {
  if (errorHeaders) return { 'Cache-Control': 'no-store' }
  return { 'Cache-Control': loaderHeaders.get('Cache-Control') ?? sharedPage() }
}
