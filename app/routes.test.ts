import { expect, test } from 'vitest'
import { PLACEHOLDERS, placeholderRouteId } from '#app/features/placeholders/placeholders.ts'
import { HEADER_GROUPS } from '#app/site.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '#test/specified-routes.ts'
import routes from './routes.ts'

const EXPECTED = new Set([...SPECIFIED_ROUTES, ...ADDED_ROUTES])

const [layout, ...others] = routes
const pages = layout?.children ?? []

test('one layout holds the specification’s routes in its order, then the added ones, then the catch-all', () => {
  expect(others).toEqual([])
  const paths = pages.map((page) => (page.index ? '/' : page.path))
  const specified = SPECIFIED_ROUTES.length
  expect(paths.slice(0, specified)).toEqual(SPECIFIED_ROUTES)
  expect(paths.slice(specified, -1).toSorted()).toEqual(ADDED_ROUTES.toSorted())
  expect(paths.at(-1)).toBe('*')
})

test('every placeholder has a route, and every route of the placeholder module has a row', () => {
  const ids = pages.filter(({ file }) => file.endsWith('placeholder.tsx')).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(PLACEHOLDERS.map(({ path }) => placeholderRouteId(path)).toSorted())
})

test('the header links only to pages that exist', () => {
  const linked = HEADER_GROUPS.flatMap(({ items }) => items).map(({ path }) => path)
  expect(linked.filter((path) => !EXPECTED.has(path))).toEqual([])
})
