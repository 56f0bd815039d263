import { paths } from '#app/paths.ts'

/** Beside the menus, whose links the specification lists. */
export const HEADER_LINKS = [
  { name: 'Community', path: paths.community() },
  { name: 'Skills', path: paths.skills() },
  { name: 'Saved', path: paths.saved() },
]
