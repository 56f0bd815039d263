import { PAGE_PARAMETERS } from '#app/page-parameters.ts'
import { isDataPath, ROUTES_PARAMETER } from '#seams/react-router.ts'
import { MAX_VALUES, REPEATED_PARAMETERS } from '#core/find/search-url.ts'

/** Parameters of groups that may have several values. */
const REPEATED: ReadonlySet<string> = new Set(REPEATED_PARAMETERS)

/**
 * The one query for all spellings of a page's: only parameters that pages read, in a fixed order, each
 * once or, for a group of filters, once a value; without empty ones and without NUL, which PostgreSQL rejects
 * in text. Other parameters (`utm_source`,
 * `fbclid`, made-up ones) are dropped before the cache lookup. Other spellings of the path do not come here: they
 * redirect (`oneSpelling` in server/http/request-guard.ts). So each page is cached once, and nobody can
 * fill the cache with copies.
 *
 * @param more Further parameters that this site's pages read.
 * @param routeIds Ids of all routes; another one is dropped. By default, each is kept.
 * @returns Path and query.
 */
export function canonicalPath(
  { pathname, searchParams }: URL,
  more: readonly string[] = [],
  routeIds?: ReadonlySet<string>,
): string {
  const kept = new URLSearchParams()
  const known = [...(isDataPath(pathname) ? [ROUTES_PARAMETER] : []), ...PAGE_PARAMETERS, ...more]
  for (const name of known) {
    const values = searchParams.getAll(name).map((value) => value.replaceAll('\0', '').trim())
    const used = REPEATED.has(name)
      ? [...new Set(values)].toSorted().slice(0, MAX_VALUES)
      : values.slice(0, 1)
    const isKnown = (value: string) => name !== ROUTES_PARAMETER || !routeIds || routeIds.has(value)
    for (const value of used) if (value && isKnown(value)) kept.append(name, value)
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
