// Assumed of React Router 8: a navigation asks for the data of a page at its path with this suffix, for those of `/` at
// `/_.data`, and names the routes whose data it needs in this parameter. If that changes, pages still open as documents.

const SUFFIX = '.data'
const HOME = '/_'

/** The query parameter with the ids of routes. Our pages ask for their own alone. */
export const ROUTES_PARAMETER = '_routes'

/** Where the data of a page are. */
export const dataPath = (page: string) => `${page === '/' ? HOME : page}${SUFFIX}`

export const isDataPath = (path: string) => path.endsWith(SUFFIX)

/** The page whose data are at a path; of another path, itself. */
export function pageOf(path: string): string {
  if (!isDataPath(path)) return path
  return path === dataPath('/') ? '/' : path.slice(0, -SUFFIX.length)
}
