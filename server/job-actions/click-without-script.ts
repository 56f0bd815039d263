import { isSameOrigin } from '#server/http/same-origin.ts'

/** Pages that have View Job links: home, the job list, a list or a posting with an address of its own, a company. */
const LIST = /^\/(?:jobs(?:\/.*)?|remote-jobs|freshers-zone|companies\/.*)?$/

/**
 * The posting whose View Job link a visitor without JavaScript just followed; null for any other request.
 *
 * With JavaScript, opening a posting requests data (`/jobs.data`) instead of a document, and the page reports
 * the click itself, so nothing is counted twice. Without JavaScript, it is a full page load: a top-level
 * navigation from one of our lists to a posting that was not open there. Reloads, prefetches, crawlers and
 * shared links look different.
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
  if (!from || !LIST.test(from.pathname) || from.searchParams.get('job') === jobId) return null
  return jobId
}

/** A reload bypasses the browser's cache; following a link does not. */
function isReload(headers: Headers): boolean {
  return /no-cache|max-age=0/.test(headers.get('cache-control') ?? '') || headers.get('pragma') === 'no-cache'
}
