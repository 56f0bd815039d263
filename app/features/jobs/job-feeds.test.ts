import { expect, test } from 'vitest'
import { jobFeedHref } from './job-feed-href.ts'
import { jobFeedLinks, jobFeedTitle } from './job-feeds.ts'
import { parseJobsUrl } from './jobs-url.ts'

const filters = (query: string) => parseJobsUrl(new URLSearchParams(query))

test.each([
  ['', '/feeds/jobs.xml', 'IT jobs in India | Pravesh'],
  ['type=fresher&sort=salary&show=18', '/feeds/jobs.xml?type=fresher', 'Fresher IT jobs in India | Pravesh'],
  [
    'search=react+js&location=Pune&category=Backend&type=remote',
    '/feeds/jobs.xml?search=react+js&location=Pune&category=Backend&type=remote',
    'Remote Backend jobs in Pune: react js | Pravesh',
  ],
])('the list ?%s has its feed at %s with the title %s', (query, href, title) => {
  expect(jobFeedHref('xml', filters(query))).toBe(href)
  expect(jobFeedTitle(filters(query))).toBe(title)
})

test('the head links to both formats', () => {
  const links = jobFeedLinks(filters('type=fresher'))
  expect(links).toMatchObject([
    { rel: 'alternate', type: 'application/rss+xml', href: '/feeds/jobs.xml?type=fresher' },
    { rel: 'alternate', type: 'application/feed+json', href: '/feeds/jobs.json?type=fresher' },
  ])
})
