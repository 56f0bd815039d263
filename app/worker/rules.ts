import { isDataPath, pageOf } from '#seams/react-router.ts'

/**
 * Paths that the worker leaves alone, with all that is below them: what is there is one visitor's, an operator's or a
 * program's. A test names every route as one of these or as public.
 */
export const PRIVATE = [
  '/admin',
  '/auth',
  '/account',
  '/dashboard',
  '/user-type-selection',
  '/alerts/confirm',
  '/alerts/manage',
  '/alerts/unsubscribe',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/api',
  '/metrics',
  '/health',
]

/** Parameters that let their bearer in, or that a sign-in brings. */
const SECRET = ['token', 'code', 'state', 'keep', 'start']

/** A visitor signs out, or deletes the account. */
const LEAVES = new Set(['/auth/sign-out', '/account/delete'])

type Kind = 'document' | 'data' | 'file' | 'picture'
type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>

/** What the worker makes of a request; null leaves it alone. */
export function kindOf({ method, url, mode, headers }: Asked, origin: string): Kind | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return null
  const { pathname, searchParams } = address
  if (pathname === '/sw.js' || isPrivate(pathname)) return null
  if (SECRET.some((name) => searchParams.has(name))) return null
  if (mode === 'navigate') return 'document'
  if (isDataPath(pathname)) return 'data'
  if (pathname.startsWith('/assets/')) return 'file'
  return /^\/(?:logos|previews)\//.test(pathname) ? 'picture' : null
}

/** Whether the page at this address may be kept. */
export function isPublicPage(address: string, origin: string): boolean {
  return (
    kindOf({ method: 'GET', url: address, mode: 'navigate', headers: new Headers() }, origin) === 'document'
  )
}

/** @param pathname Of a page, or of its data. */
export function isPrivate(pathname: string): boolean {
  const path = pageOf(pathname)
  return PRIVATE.some((one) => path === one || path.startsWith(`${one}/`))
}

/** Whether the request takes the visitor out of the account. */
export function endsSession({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return method === 'POST' && LEAVES.has(new URL(url).pathname)
}

/** Whether our own server has sent it, and not a captive portal or a proxy on the way. */
export function isOurs({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.has('x-request-id')
}

/** Whether the answer is the same for everybody, and whole. */
export function mayKeep({ status, type, redirected, headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    /\bpublic\b/.test(caching) &&
    !/\b(?:private|no-store)\b/.test(caching)
  )
}
