import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { jobsPageMeta, postingMeta } from './jobs-meta.ts'
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

const NOW = new Date('2026-11-13T06:30:00Z')
const descriptionOf = (job: Parameters<typeof exampleJob>[0], isTwin = false) =>
  postingMeta({ job: exampleJob(job), isTwin, now: NOW, path: '' }).description

test('a posting is described by its title, two skills, and its age', () => {
  expect(descriptionOf({})).toBe(
    'Backend Engineer at Tarangini Systems, Pune, Indore: Node.js, PostgreSQL · 2–4 years · ₹8–12 LPA. Posted 3 days ago.',
  )
  const unstated = { experience_level: null, experience_min: null, experience_max: null }
  const unpaid = { salary_min: null, salary_max: null }
  expect(descriptionOf({ ...unstated, ...unpaid, skills: [], day_stated: false })).toBe(
    'Backend Engineer at Tarangini Systems, Pune, Indore. First seen 3 days ago.',
  )
})

test('of two openings with the same title and place each tells its number', () => {
  const head = (external_id: string) =>
    postingMeta({ job: exampleJob({ external_id }), isTwin: true, now: NOW, path: '' })
  expect(head('R-17').title).toBe('Backend Engineer at Tarangini Systems, Pune, Indore (job R-17)')
  expect(head('R-17').description).toContain('Pune, Indore (job R-17): Node.js')
  // An address is no number.
  expect(head('https://careers.tarangini.example/17').title).toMatch(/ \(job 0b0e7a4e9c1f\)$/)
})

test('however long its parts are, a description is short, and tells title, skills and age', () => {
  const long = {
    title: 'Senior Principal Software Development Engineer in Test, Payments Platform and Risk',
    company: 'Tarangini Information Systems and Consulting Services Private Limited',
    location: 'Bengaluru, Hyderabad, Pune, Chennai, Gurugram',
    skills: ['Amazon Web Services', 'Microservices', 'Docker'],
  }
  const text = descriptionOf(long)
  expect(text.length).toBeLessThanOrEqual(160)
  for (const part of [
    'Senior Principal Software Development',
    'Amazon Web Services, Microservices',
    'Posted 3 days ago',
  ])
    expect(text).toContain(part)
  expect(descriptionOf({ ...long, title: 'x'.repeat(300) }, true).length).toBeLessThanOrEqual(160)
  // No half of a letter.
  expect(descriptionOf({ title: '🚀'.repeat(90) }).isWellFormed()).toBe(true)
})
