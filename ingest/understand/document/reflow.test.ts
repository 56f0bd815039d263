import { beforeAll, expect, test } from 'vitest'
import { reflow } from './reflow.ts'

// A name that the tables of words have is not cut.
beforeAll(async () => {
  await import('../scan/scan-text.ts')
})

const linesOf = (text: string) => reflow(text).split('\n')

test('a line starts where the words of a text that lost its lines weigh for it', () => {
  const text =
    'We build billing tools for clinics and small hospitals in four states. What you will do Write and review code ' +
    'with a small team Requirements 3+ years of experience in Java Good communication skills Location: Pune'
  expect(linesOf(text)).toEqual(expect.arrayContaining(['What you will do', 'Location: Pune']))
  expect(linesOf(text).length).toBeGreaterThan(4)
})

test('glued words are parted, and names are not', () => {
  const text =
    'Our stack is TypeScript and PostgreSQL.Your profileDeveloper with 4 years in JavaScriptClear English'
  expect(linesOf(text)).toEqual([
    'Our stack is TypeScript and PostgreSQL.',
    'Your profile',
    'Developer with 4 years in JavaScript',
    'Clear English',
  ])
})

test.each([
  '1.5+ years of experience in content writing',
  'Package - Upto 5 lacs',
  'Minimum Experience : 1 Year, Maximum Experience : 3 Years',
  'B.Tech in CSE, ECE or IT from a college in Pune',
])('%j stays one line', (text) => {
  expect(linesOf(text)).toEqual([text])
})

test('a text that no posting is as long as keeps its lines behind a limit', () => {
  const text = 'What you will do: Write code. '.repeat(2000)
  const lines = linesOf(text)
  expect(lines.length).toBeGreaterThan(500)
  expect(lines.at(-1)?.length).toBeGreaterThan(30_000)
  expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
})
