import { expect, test } from 'vitest'
import { jobsPageMeta } from './jobs-meta.ts'
import { parseJobsUrl } from './jobs-url.ts'

/** Title, robots, and the canonical, previous and next addresses of the jobs page. */
function headOf(query: string, total = 90) {
  const tags = jobsPageMeta(parseJobsUrl(new URLSearchParams(query)), total, 'https://pravesh.example')
  const link = (rel: string) =>
    tags.flatMap((tag) => ('rel' in tag && tag.rel === rel ? [String(tag.href)] : []))[0]
  return {
    title: tags.flatMap((tag) => ('title' in tag ? [String(tag.title).replace(' | Pravesh', '')] : []))[0],
    indexed: !tags.some((tag) => 'name' in tag && tag.name === 'robots'),
    canonical: link('canonical')?.replace('https://pravesh.example', ''),
    prev: link('prev'),
    next: link('next'),
  }
}

test('each page of the whole list is its own canonical address, and names its neighbours', () => {
  const first = { title: 'IT jobs in India', indexed: true, canonical: '/jobs', prev: undefined }
  expect(headOf('')).toEqual({ ...first, next: '/jobs?page=2' })
  expect(headOf('view=rows')).toEqual({ ...first, next: '/jobs?page=2' })
  // It shows three pages at once.
  expect(headOf('show=60&view=rows')).toEqual({ ...first, next: '/jobs?page=4' })
  expect(headOf('page=3')).toEqual({
    title: 'IT jobs in India – page 3',
    indexed: true,
    canonical: '/jobs?page=3',
    prev: '/jobs?page=2',
    next: '/jobs?page=4',
  })
  expect(headOf('page=5')).toMatchObject({ prev: '/jobs?page=4', next: undefined })
})

test.for(['0', '-1', 'abc', '1e3', '02', '1', '', '2.5'])('page=%s is the first page', (page) => {
  expect(headOf(`page=${page}`)).toEqual(headOf(''))
})

test('search engines list no filtered or sorted list, no empty one, and no page beyond the end', () => {
  expect(headOf('page=2&city=pune')).toMatchObject({
    indexed: false,
    canonical: undefined,
    prev: '/jobs?city=pune',
    next: '/jobs?city=pune&page=3',
  })
  expect(headOf('sort=salary').indexed).toBe(false)
  expect(headOf('', 0)).toMatchObject({ indexed: false, next: undefined })
  expect(headOf('page=6')).toMatchObject({ indexed: false, prev: undefined, next: undefined })
  expect(headOf('page=9999').indexed).toBe(false)
})
