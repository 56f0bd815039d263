import { expect, test } from 'vitest'
import { httpsLink, line, lines, slug } from './fields.ts'

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

test.each(['', ' Goa', 'Goa ', 'two  spaces', 'two\nlines', 'x'.repeat(11)])(
  '%j is no line of ten',
  (value) => {
    expect(accepts(line(10), value)).toBe(false)
  },
)

test('lists contain each line once, ignoring case', () => {
  expect(accepts(lines(10, 3), ['SQL', 'Git'])).toBe(true)
  expect(accepts(lines(10, 3), ['SQL', 'sql'])).toBe(false)
  expect(accepts(lines(10, 3), [])).toBe(false)
  expect(accepts(lines(10, 3), ['a', 'b', 'c', 'd'])).toBe(false)
})

test.each(['https://nptel.ac.in/', 'https://www.codechef.com/contests?order=asc'])('%s is a link', (link) => {
  expect(accepts(httpsLink, link)).toBe(true)
})

test.each([
  'http://nptel.ac.in/',
  'nptel.ac.in',
  'javascript:alert(1)',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://user@nptel.ac.in/',
  'https://nptel.ac.in/a b',
  'https://nptel.ac.in/?utm_source=x',
  'https://nptel.ac.in/?ref=x',
  'https://nptel.ac.in/?affid=x',
  `https://nptel.ac.in/${'x'.repeat(2048)}`,
])('%s is not an acceptable link', (link) => {
  expect(accepts(httpsLink, link)).toBe(false)
})

test('a slug is lower-case words joined by hyphens', () => {
  expect(accepts(slug, 'tcs-nqt-2')).toBe(true)
  for (const wrong of ['TCS', 'tcs nqt', 'tcs--nqt', '-tcs', '']) expect(accepts(slug, wrong)).toBe(false)
})
