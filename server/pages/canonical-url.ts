import { PAGE_PARAMETERS } from '#app/page-parameters.ts'

/** Which routes' data a navigation in the browser still needs (React Router). */
const DATA_PARAMETER = '_routes'

/**
 * The address that stands for every spelling of the same page: parameters that pages read alone, once each, in order,
 * without empty ones and without NUL, which PostgreSQL takes in no text. Any other (`utm_source`, `fbclid`, a
 * stranger's invention) is dropped before a page is looked up or rendered, so that one page is kept once and nobody can
 * fill the cache with copies of it.
 *
 * @param more Parameters that pages of this site read besides.
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
