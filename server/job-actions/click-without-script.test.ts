import { expect, test } from 'vitest'
import { clickWithoutScript } from './click-without-script.ts'

const SITE = 'https://pravesh.example'
const JOB = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
const OTHER = '7d9d6b0e-2f0f-4b8d-8f53-1c0a5c1d7b11'

const FOLLOWED = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  referer: `${SITE}/jobs?search=react`,
}

function clicked(headers: Record<string, string>, path = `/jobs?search=react&job=${JOB}`, method = 'GET') {
  return clickWithoutScript(new Request(SITE + path, { method, headers }), SITE)
}

test('following View Job from a list is a click', () => {
  expect(clicked(FOLLOWED)).toBe(JOB)
  expect(clicked({ ...FOLLOWED, referer: `${SITE}/` })).toBe(JOB)
  expect(clicked({ ...FOLLOWED, referer: `${SITE}/jobs?job=${OTHER}` })).toBe(JOB)
})

test.for([
  '/jobs/in/pune',
  '/jobs/for/python',
  '/remote-jobs',
  '/freshers-zone',
  '/companies/tarangini-systems',
])('so it is from %s', (path) => {
  expect(clicked({ ...FOLLOWED, referer: SITE + path })).toBe(JOB)
})

test('without Sec-Fetch headers, the referrer decides', () => {
  expect(clicked({ referer: `${SITE}/jobs` })).toBe(JOB)
})

test.for<[string, Record<string, string>]>([
  ['a shared link', { ...FOLLOWED, 'sec-fetch-site': 'cross-site', referer: 'https://chat.example/' }],
  [
    'a typed address',
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['a reload', { ...FOLLOWED, 'cache-control': 'max-age=0' }],
  ['a forced reload', { ...FOLLOWED, 'cache-control': 'no-cache', pragma: 'no-cache' }],
  ['the same posting again', { ...FOLLOWED, referer: `${SITE}/jobs?job=${JOB}` }],
  ['a page that lists no jobs', { ...FOLLOWED, referer: `${SITE}/courses` }],
  ['no referrer', { 'sec-fetch-site': 'same-origin' }],
  ['a prefetch', { ...FOLLOWED, 'sec-purpose': 'prefetch' }],
  ['a script', { ...FOLLOWED, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a frame', { ...FOLLOWED, 'sec-fetch-dest': 'iframe' }],
])('%s is not a click', ([, headers]) => {
  expect(clicked(headers)).toBeNull()
})

test('only a posting opened as a page is a click', () => {
  expect(clicked(FOLLOWED, '/jobs?search=react')).toBeNull()
  expect(clicked(FOLLOWED, `/jobs.data?job=${JOB}`)).toBeNull()
  expect(clicked(FOLLOWED, `/search?job=${JOB}`)).toBeNull()
  expect(clicked(FOLLOWED, `/jobs?job=${JOB}`, 'HEAD')).toBeNull()
})
