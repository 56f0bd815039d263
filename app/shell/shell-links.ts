import { paths } from '#app/paths.ts'
import { FOOTER_GROUPS, HEADER_GROUPS } from '#app/site.ts'

/** Beside the menus, whose links the specification lists. */
export const HEADER_LINKS = [
  { name: 'Community', path: paths.community() },
  { name: 'Skills', path: paths.skills() },
  { name: 'Saved', path: paths.saved() },
]

/** All that header, menu and bottom bar link to. */
const LINKED = [...[...HEADER_GROUPS, ...FOOTER_GROUPS].flatMap(({ items }) => items), ...HEADER_LINKS]
  .map(({ path }) => path)
  .concat(paths.home(), paths.search(), paths.dashboard())

/**
 * What a path means for the links of the shell: which of them lead to it, or to a page above it. Two paths with the same
 * answer have the same header and the same bottom bar.
 */
export function currentOf(pathname: string): string {
  return LINKED.filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .map((path) => (pathname === path ? path : `${path}/…`))
    .join(' ')
}
