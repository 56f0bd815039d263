import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { postingText } from './posting-text.ts'
import { listText, whatsAppHref } from './share-text.ts'

const URL_OF_LIST = 'https://pravesh.example/jobs/in/pune'
const DAY = new Date('2026-11-30T06:30:00Z')
const six = Array.from({ length: 6 }, (_, index) => exampleJob({ title: `Engineer ${index + 1}` }))

function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n')
}

test('a list is what it is, five jobs with what they state, and the link', () => {
  const jobs = [
    exampleJob({ title: '*Star*  Engineer\n', application_deadline: DAY }),
    exampleJob({ title: 'Tester', salary_min: null, salary_max: null }),
    ...six,
  ]
  const text = listText({
    jobs,
    total: 12,
    sample: false,
    name: 'Fresher IT jobs in Pune',
    url: URL_OF_LIST,
  })
  expect(linesOf(text)).toEqual([
    '*12 fresher IT jobs in Pune*',
    'Star Engineer, Tarangini Systems, ₹8–12 LPA, last date 30 Nov 2026',
    'Tester, Tarangini Systems',
    'Engineer 1, Tarangini Systems, ₹8–12 LPA',
    'Engineer 2, Tarangini Systems, ₹8–12 LPA',
    'Engineer 3, Tarangini Systems, ₹8–12 LPA',
    URL_OF_LIST,
  ])
})

test('one job, no job and samples are called so', () => {
  const list = { jobs: [], sample: false, name: 'IT jobs in Pune', url: URL_OF_LIST }
  expect(linesOf(listText({ ...list, total: 1 }))[0]).toBe('*1 IT job in Pune*')
  expect(linesOf(listText({ ...list, total: 0 }))).toEqual(['*No IT jobs in Pune*', URL_OF_LIST])
  expect(linesOf(listText({ ...list, total: 3, sample: true }))[0]).toBe('*3 IT jobs in Pune (samples)*')
})

test.for([
  ['long Latin titles', 'Engineer '.repeat(40)],
  ['Hindi titles', 'सॉफ़्टवेयर इंजीनियर पुणे '.repeat(8)],
  ['emoji', '👩🏽‍💻'.repeat(60)],
])('with %s it has fewer lines, each of them whole', ([, title = '']) => {
  const jobs = six.map((job) => ({ ...job, title, company: title }))
  const text = listText({ jobs, total: 6, sample: false, name: 'IT jobs in India', url: URL_OF_LIST }) ?? ''
  expect(text.length).toBeLessThanOrEqual(1000)
  expect(whatsAppHref(text).length).toBeLessThanOrEqual(2000)
  const [head, ...rest] = linesOf(text)
  expect([head, rest.pop()]).toEqual(['*6 IT jobs in India*', URL_OF_LIST])
  expect(rest.length).toBeLessThan(5)
  for (const line of rest) expect(line).toMatch(/, ₹8–12 LPA$/)
  expect(text.isWellFormed()).toBe(true)
})

test('a list whose link alone is too long has no text', () => {
  const url = `https://pravesh.example/jobs?search=${encodeURIComponent('पुणे'.repeat(40))}`
  expect(listText({ jobs: six, total: 6, sample: false, name: 'IT jobs', url })).toBeNull()
})

test('a posting is what it states, and the link', () => {
  const url = 'https://pravesh.example/jobs/backend-engineer-tarangini-systems-pune-0b0e7a4e9c1f'
  const stated = exampleJob({
    title: 'R&D *Engineer*',
    experience_level: 'Fresher',
    experience_min: 0,
    experience_max: 1,
    batch: [2026],
    application_deadline: DAY,
  })
  expect(linesOf(postingText(stated, url))).toEqual([
    '*R&D Engineer*',
    'Tarangini Systems, Pune, Indore',
    'Fresher · 0–1 year · 2026 batch',
    '₹8–12 LPA',
    'last date 30 Nov 2026',
    url,
  ])
  const silent = exampleJob({
    experience_level: null,
    experience_min: null,
    experience_max: null,
    salary_min: null,
    salary_max: null,
    is_sample: true,
  })
  expect(linesOf(postingText(silent, url))).toEqual([
    '*Backend Engineer* (sample)',
    'Tarangini Systems, Pune, Indore',
    url,
  ])
})
