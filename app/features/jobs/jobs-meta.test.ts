import { expect, test } from 'vitest'
import { jobsPageMeta, pageNeighbours } from './jobs-meta.ts'
import { parseJobsUrl } from './jobs-url.ts'

const state = (query: string) => parseJobsUrl(new URLSearchParams(query))

test('each page of the whole list is its own canonical address, filtered ones are not indexed', () => {
  expect(jobsPageMeta(state('show=60&view=rows'), undefined)).toMatchObject({ path: '/jobs', noindex: false })
  const third = jobsPageMeta(state('page=3'), undefined)
  expect(third).toMatchObject({ path: '/jobs?page=3', noindex: false, title: 'IT jobs in India, page 3' })
  expect(jobsPageMeta(state('page=3&city=pune'), undefined).noindex).toBe(true)
})

test('the head names the pages before and after', () => {
  const links = (query: string, total: number) =>
    pageNeighbours(state(query), total).map((link) => ('rel' in link ? `${link.rel} ${link.href}` : ''))
  expect(links('', 90)).toEqual([])
  expect(links('show=20', 90)).toEqual(['next /jobs?page=2'])
  expect(links('city=pune&page=2', 90)).toEqual(['prev /jobs?city=pune', 'next /jobs?city=pune&page=3'])
  expect(links('page=5', 90)).toEqual(['prev /jobs?page=4'])
})
