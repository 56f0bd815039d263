import { PAGE_PARAMETERS } from '#app/page-parameters.ts'
import { MAX_VALUES, REPEATED_PARAMETERS } from '#core/find/search-url.ts'

/** Parameters of groups that may have several values. */
const REPEATED: ReadonlySet<string> = new Set(REPEATED_PARAMETERS)

/** React Router's list of routes whose data a client-side navigation needs. */
const DATA_PARAMETER = '_routes'

/**
 * The one address for all spellings of a page: only parameters that pages read, in a fixed order, each
 * once or, for a group of filters, once a value; without empty ones and without NUL, which PostgreSQL rejects
 * in text. Other parameters (`utm_source`,
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
    const values = searchParams.getAll(name).map((value) => value.replaceAll('\0', '').trim())
    const used = REPEATED.has(name)
      ? [...new Set(values)].toSorted().slice(0, MAX_VALUES)
      : values.slice(0, 1)
    for (const value of used) if (value) kept.append(name, value)
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
