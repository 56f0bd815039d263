import { expect, test } from 'vitest'
import { PLACEHOLDERS, placeholderRouteId } from '#app/features/placeholders/placeholders.ts'
import { HEADER_GROUPS } from '#app/site.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '#test/specified-routes.ts'
import routes from './routes.ts'

const EXPECTED = new Set([...SPECIFIED_ROUTES, ...ADDED_ROUTES])

const [layout, ...others] = routes
const pages = layout?.children ?? []

test('the routes are the specification’s, in its order, then our own, under one layout', () => {
  expect(others).toEqual([])
  const paths = pages.map((page) => (page.index ? '/' : page.path))
  const behind = SPECIFIED_ROUTES.length
  expect(paths.slice(0, behind)).toEqual(SPECIFIED_ROUTES)
  expect(paths.slice(behind, -1).toSorted()).toEqual(ADDED_ROUTES.toSorted())
  expect(paths.at(-1)).toBe('*')
})

test('every placeholder is a route, and every route of the placeholder module has its row', () => {
  const ids = pages.filter(({ file }) => file.endsWith('placeholder.tsx')).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(PLACEHOLDERS.map(({ path }) => placeholderRouteId(path)).toSorted())
})

test('the header leads to pages that exist', () => {
  const linked = HEADER_GROUPS.flatMap(({ items }) => items).map(({ path }) => path)
  expect(linked.filter((path) => !EXPECTED.has(path))).toEqual([])
})
