import { LRUCache } from 'lru-cache'
import { isDataPath, pageOf } from '#seams/react-router.ts'

/** The pattern of the route that answers a path. There are only as many names as routes, whatever visitors ask for. */
export type RouteName = (path: string) => string

/** For a path that no route has. */
export const NO_ROUTE = 'none'
/** For built files, pictures and fonts. */
export const FILE_ROUTE = 'file'

const MAX_KNOWN_PATHS = 5_000
/** Longer ones are rare, and are matched each time. */
const MAX_KNOWN_LENGTH = 300
/** Behind the name of a page whose data alone were asked for. */
const DATA = '.data'

export interface RouteNameOptions {
  /** Patterns as of Hono and React Router: `/jobs/:slug`, `/previews/*`. Those that match everything are left out. */
  patterns: readonly string[]
  isFile: (path: string) => boolean
}

/** Names routes by their patterns. A static pattern goes before one with parameters, and that before one with a `*`. */
export function createRouteNames({ patterns, isFile }: RouteNameOptions): RouteName {
  const own = [...new Set(patterns)].filter((pattern) => !/^\/?\*?$/.test(pattern) || pattern === '/')
  const fixed = new Set(own.filter((pattern) => !/[:*]/.test(pattern)))
  const open = own
    .filter((pattern) => !fixed.has(pattern))
    .sort((a, b) => Number(a.includes('*')) - Number(b.includes('*')) || b.length - a.length)
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }))
  const known = new LRUCache<string, string>({ max: MAX_KNOWN_PATHS })

  const match = (path: string): string => {
    if (fixed.has(path)) return path
    if (isFile(path)) return FILE_ROUTE
    const found = open.find(({ expression }) => expression.test(path))
    if (found) return found.pattern
    if (!isDataPath(path)) return NO_ROUTE
    const name = match(pageOf(path))
    return name === NO_ROUTE || name === FILE_ROUTE ? NO_ROUTE : `${name}${DATA}`
  }

  return (path) => {
    const before = known.get(path)
    if (before !== undefined) return before
    const name = match(path)
    if (path.length <= MAX_KNOWN_LENGTH) known.set(path, name)
    return name
  }
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) => {
      if (part === '*') return '.*'
      return part
        .split(/(:\w+(?:\{[^}]*\})?)/)
        .map((piece) => (piece.startsWith(':') ? '[^/]+' : RegExp.escape(piece)))
        .join('')
    })
    .join('/')
  return new RegExp(`^${source}$`)
}
