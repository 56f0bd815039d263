import { expect, test } from 'vitest'
import { cleanLink } from './links.ts'

test.each([
  ['https://jobs.example/7?utm_source=a&utm_medium=b', 'https://jobs.example/7'],
  ['https://acme.example/apply?gh_jid=42&gh_src=xyz', 'https://acme.example/apply?gh_jid=42'],
  [' https://jobs.example/a b ', 'https://jobs.example/a%20b'],
  ['http://jobs.example/1#top', 'http://jobs.example/1#top'],
])('%j becomes %j', (link, clean) => {
  expect(cleanLink(link)).toBe(clean)
})

test.each([
  'javascript:alert(1)',
  'mailto:a@b.example',
  '/jobs/7',
  'acme.example',
  'https://u:p@a.example/',
  '',
])('%j is no link to give', (link) => {
  expect(cleanLink(link)).toBeNull()
})

test('a link longer than the database takes is refused', () => {
  expect(cleanLink(`https://a.example/${'x'.repeat(2048)}`)).toBeNull()
})
