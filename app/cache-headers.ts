import { data } from 'react-router'
import type { HeadersArgs } from 'react-router'

/** Seconds a page is fresh, and may then still be served while a new one is fetched. */
const FRESH = 60
const STALE = 300

/** `Cache-Control` of a page that every visitor sees alike. */
export function sharedPage(freshSeconds: number = FRESH, staleSeconds: number = STALE): string {
  return `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
}

interface PageOptions {
  /** A query failed and the page shows an empty state in its place: 503, kept by no cache. */
  degraded?: boolean
  /** 404, 410 and the like; kept by no cache. Default 200. */
  status?: number
  freshSeconds?: number
  staleSeconds?: number
}

/** A loader's answer with the status and the caching that go with it; pair it with `pageHeaders`. */
export function pageData<T>(value: T, options: PageOptions = {}) {
  const { degraded = false, status = degraded ? 503 : 200, freshSeconds, staleSeconds } = options
  const cacheControl = status === 200 ? sharedPage(freshSeconds, staleSeconds) : 'no-store'
  return data(value, { status, headers: { 'Cache-Control': cacheControl } })
}

/** A route's `headers` export: what its loader decided, the shared default, and nothing kept of an error. */
export function pageHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): HeadersInit {
  if (errorHeaders) return { 'Cache-Control': 'no-store' }
  return { 'Cache-Control': loaderHeaders.get('Cache-Control') ?? sharedPage() }
}
