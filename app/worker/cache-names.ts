/** The caches of the worker, which pages read too. The number is that of their format: old formats are deleted. */
export const PAGES = 'pravesh-pages-1'
export const FILES = 'pravesh-files-1'
export const PICTURES = 'pravesh-pictures-1'

/** Headers that the worker adds to a page that it keeps. */
export const KEPT_AT = 'x-kept-at'
export const KEPT_TITLE = 'x-kept-title'

/** The name in `Server-Timing` by which a page knows that it is a kept copy; the description is when it came. */
export const KEPT_TIMING = 'kept'

/** What the router gets for data that did not come. */
export const OFFLINE = { status: 503, statusText: 'offline' }

/** What a page tells the worker. */
export type WorkerMessage =
  | {
      kind: 'page'
      /** Pages of this visit that came without the worker, and the files that this one has. */
      addresses: string[]
      files: string[]
      signedIn: boolean
    }
  | { kind: 'forget' }

/** Tracking parameters do not make another page. */
const TRACKING = /^(?:utm_.*|fbclid|gclid)$/

/** The address under which a page is kept. */
export function keptAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  // A list of its own: deleting would skip the name that follows.
  const names = Array.from(searchParams.keys())
  for (const name of names) if (TRACKING.test(name)) searchParams.delete(name)
  return `${origin}${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}
