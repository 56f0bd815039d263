import { expect, test } from 'vitest'
import { ID_SLICES } from '#db/queries/jobs/sitemap.ts'
import { partPath, partsOf, readPartName, slicesOf } from './sitemap-parts.ts'

const AT = new Date('2026-11-20T06:30:00Z')
const slices = (count: (slice: number) => number) =>
  Array.from({ length: ID_SLICES }, (_, slice) => ({ slice, postings: count(slice), changed_at: AT }))

test.for([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 2],
  [20, 4],
  [1000, 128],
])('1024 slices of %i postings make %i parts', ([each = 0, parts]) => {
  const result = partsOf(each === 0 ? [] : slices(() => each))
  expect(result).toHaveLength(parts ?? 0)
  for (const { postings } of result) expect(postings).toBeLessThanOrEqual(10_000)
  expect(result.reduce((sum, { postings }) => sum + postings, 0)).toBe(each * ID_SLICES)
})

test('the parts of every count cover the id space without gaps or overlaps', () => {
  for (let of = 1; of <= ID_SLICES; of *= 2) {
    const ends = Array.from({ length: of }, (_, index) => slicesOf({ number: index + 1, of }))
    expect(ends[0]?.from).toBe(0)
    expect(ends.at(-1)?.to).toBe(ID_SLICES)
    for (const [index, { from }] of ends.entries()) if (index > 0) expect(from).toBe(ends[index - 1]?.to)
  }
})

test('a part has the posting count and newest change of its slices', () => {
  const later = new Date('2026-11-20T07:00:00Z')
  const rows = [
    { slice: 0, postings: 7, changed_at: AT },
    { slice: 511, postings: 4, changed_at: later },
    { slice: 600, postings: 2, changed_at: AT },
  ]
  expect(partsOf(rows, 12)).toEqual([
    { number: 1, of: 2, postings: 11, changedAt: later },
    { number: 2, of: 2, postings: 2, changedAt: AT },
  ])
})

test('unevenly distributed ids are split as finely as possible', () => {
  const result = partsOf([
    { slice: 5, postings: 30_000, changed_at: AT },
    { slice: 6, postings: 1, changed_at: AT },
  ])
  expect(result).toEqual([
    { number: 6, of: 1024, postings: 30_000, changedAt: AT },
    { number: 7, of: 1024, postings: 1, changedAt: AT },
  ])
})

test('parses the names of parts and no others', () => {
  const part = { number: 3, of: 16 }
  expect(partPath(part)).toBe('/sitemaps/jobs-3-of-16.xml')
  expect(readPartName('jobs-3-of-16.xml')).toEqual(part)
  expect(readPartName('jobs-1024-of-1024.xml')).toEqual({ number: 1024, of: 1024 })
  for (const name of [
    'jobs-0-of-16.xml',
    'jobs-17-of-16.xml',
    'jobs-3-of-12.xml',
    'jobs-3-of-2048.xml',
    'jobs-03-of-16.xml',
    'jobs-3-of-16.XML',
    'jobs-3-of-16',
    'jobs-1-of-0.xml',
    'jobs-1e0-of-1.xml',
    'pages.xml',
    '',
  ])
    expect(readPartName(name), name).toBeNull()
})
