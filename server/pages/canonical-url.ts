import { PAGE_PARAMETERS } from '#app/page-parameters.ts'

/** React Router's list of routes whose data a client-side navigation needs. */
const DATA_PARAMETER = '_routes'

/**
 * The one address for all spellings of a page: only parameters that pages read, each once, in a fixed order,
 * without empty ones and without NUL, which PostgreSQL rejects in text. Other parameters (`utm_source`,
 * `fbclid`, made-up ones) are dropped before the cache lookup. So each page is cached once, and nobody can
 * fill the cache with copies.
 *
 * @param more Further parameters that this site's pages read.
 * @returns Path and query.
 */
export function canonicalPath({ pathname, searchParams }: URL, more: readonly string[] = []): string {
  const kept = new URLSearchParams()
  const known = [...(pathname.endsWith('.data') ? [DATA_PARAMETER] : []), ...PAGE_PARAMETERS, ...more]
  for (const name of known) {
    const value = searchParams.get(name)?.replaceAll('\0', '').trim()
    if (value) kept.set(name, value)
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
