import { expect, test } from 'vitest'
import { knownPages, planPages } from './page-memory.ts'

const urls = (pages: { url: string }[]) => pages.map(({ url }) => url)

test('reads a page without lastmod again after a week, the longest unread first', () => {
  const listed = ['/a', '/b', '/c', '/d'].map((url) => ({ url }))
  const known = { '/a': { read: '2026-10-02' }, '/b': { read: '2026-10-01' }, '/c': { read: '2026-10-05' } }
  expect(urls(planPages(listed, known, '2026-10-09').read)).toEqual(['/d', '/b', '/a'])
  expect(urls(planPages(listed, known, '2026-10-09', 2).left)).toEqual(['/a', '/c'])
  expect(urls(planPages(listed, known, null).read)).toEqual(['/d'])
})

test('reads a changed page again, also of a site with two pages', () => {
  const known = {
    '/a': { read: '2026-10-02', lastmod: '2026-10-01' },
    '/b': { read: '2026-10-02', lastmod: '2026-10-01' },
  }
  const listed = ['/a', '/b'].map((url) => ({ url, lastmod: '2026-10-03' }))
  expect(urls(planPages(listed, known, '2026-10-03').read)).toEqual(['/a', '/b'])
})

test('what is not in the form of a memory is read again', () => {
  expect(knownPages(null)).toEqual({})
  expect(knownPages({ pages: [] })).toEqual({})
  const good = { read: '2026-10-01' }
  expect(knownPages({ pages: { '/a': good, '/b': { read: 7 }, '/c': null } })).toEqual({ '/a': good })
})
