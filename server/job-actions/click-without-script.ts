import { isSameOrigin } from '#server/http/same-origin.ts'

/** Pages that have View Job links. */
const LISTS = new Set(['/', '/jobs'])

/**
 * The posting whose View Job link a visitor without JavaScript just followed; null when the request is anything
 * else.
 *
 * With JavaScript, opening a posting asks for data (`/jobs.data`), not for a document, and the page reports the
 * click itself: nothing is counted twice. Without it, the same press is a whole page load, and looks like this: a
 * navigation of a window, from one of our lists, to a posting which that list did not have open. A reload, a
 * prefetch, a crawler and a shared link look different.
 */
export function clickWithoutScript(request: Request, siteUrl: string): string | null {
  const { method, headers, url } = request
  const { pathname, searchParams } = new URL(url)
  const jobId = searchParams.get('job')
  if (method !== 'GET' || pathname !== '/jobs' || !jobId) return null

  if (!isSameOrigin(headers, siteUrl) || isReload(headers) || headers.has('sec-purpose')) return null
  if ((headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate') return null
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return null

  const from = URL.parse(headers.get('referer') ?? '')
  if (!from || !LISTS.has(from.pathname) || from.searchParams.get('job') === jobId) return null
  return jobId
}

/** Reload buttons ask past the browser's cache; following a link does not. */
function isReload(headers: Headers): boolean {
  return /no-cache|max-age=0/.test(headers.get('cache-control') ?? '') || headers.get('pragma') === 'no-cache'
}
