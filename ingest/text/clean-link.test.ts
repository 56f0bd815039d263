import { expect, test } from 'vitest'
import { cleanLink } from './clean-link.ts'

test.each([
  ['https://jobs.example/7?utm_source=a&utm_medium=b', 'https://jobs.example/7'],
  ['https://acme.example/apply?gh_jid=42&gh_src=xyz', 'https://acme.example/apply?gh_jid=42'],
  [' https://jobs.example/a b ', 'https://jobs.example/a%20b'],
  ['http://jobs.example/1#top', 'http://jobs.example/1#top'],
  ['https://jobs.example/7?lever-source%5B%5D=LinkedIn&fbclid=x&mc_cid=1&_hsenc=2', 'https://jobs.example/7'],
  [
    'https://jobs.example/7?UTM_Source=a&q=a%20b+c&UTM_Medium=b#apply',
    'https://jobs.example/7?q=a%20b+c#apply',
  ],
  ['https://jobs.example/7?&a', 'https://jobs.example/7?&a'],
])('%j becomes %j', (link, clean) => {
  expect(cleanLink(link)).toBe(clean)
})

test.each([
  'https://acme.example/job?ref=JD-17',
  'https://acme.example/job?src=17',
  'https://acme.ripplehire.com/candidate/?token=x&source=CAREERSITE#detail/job/7',
  'https://acme.example/job?referrer=17&trk=4&_ga2=5',
])('%j keeps what may name the posting', (link) => {
  expect(cleanLink(link)).toBe(link)
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
