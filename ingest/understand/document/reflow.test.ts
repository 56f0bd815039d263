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

test('names beside a sign and units of figures are not cut', () => {
  const text =
    'Your profileWrites JavaScript/TypeScript dailyKnows ₹4 Lakh invoicesRewards₹12 Lakh a yearHelp from 5 to 8 Years'
  expect(linesOf(text)).toEqual([
    'Your profile',
    'Writes JavaScript/TypeScript daily',
    'Knows ₹4 Lakh invoices',
    'Rewards',
    '₹12 Lakh a year',
    'Help from 5 to 8 Years',
  ])
})

test('a label keeps its value, and the words in front of it', () => {
  const text = 'Desired Experience: 4+ years in testing Notice: 15 days Work Mode: Hybrid Loc: Bengaluru'
  expect(linesOf(text).join(' / ')).not.toMatch(/Desired \/|Work \/|: \//)
})

const WRAPPED = [
  'You will write the services behind our shop, and you should have three years of',
  'experience in Java, of which one is with Spring. We pay for the courses of Oracle',
  'Academy. You will work with the team in Pune for the first months, then from home',
]

test.each([
  ['lines whose sentences go on', WRAPPED, [WRAPPED.join(' ')]],
  [
    'a heading and a label behind a full line',
    [
      ...WRAPPED,
      'if you want to, and in our office near the station of Pune on two days a week.',
      'About us',
    ],
    [
      [...WRAPPED, 'if you want to, and in our office near the station of Pune on two days a week.'].join(
        ' ',
      ),
      'About us',
    ],
  ],
  ['a last word', [`${WRAPPED[0]} SQL`, 'Server.'], [`${WRAPPED[0]} SQL Server.`]],
])('%s: what was wrapped is joined', (_, lines, joined) => {
  expect(linesOf(lines.join(' \n')).map((line) => line.trimEnd())).toEqual(joined)
})

test('cells of a table that are glued together are parted at its labels', () => {
  expect(linesOf('PositionTest Engineer\nNotice period30 days\nCTC₹8 LPA')).toEqual([
    'Position: Test Engineer',
    'Notice period: 30 days',
    'CTC: ₹8 LPA',
  ])
  expect(linesOf('ResponsibilitiesBuild services\nTest them')).not.toContain(
    'Responsibilities: Build services',
  )
})

test.each(['✅', '>', '#'])('%s in front of several words starts a line each time', (sign) => {
  const lines = linesOf(`We hire ${sign} Django basics ${sign} 3.6 LPA ${sign} Sector 62 office`)
  expect(lines).toHaveLength(4)
})

test.each([
  '1.5+ years of experience in content writing',
  'Salary: Grade A - 4 LPA, Grade B - 6 LPA, Grade C - 8 LPA',
  'Package - Upto 5 lacs',
  'Minimum Experience : 1 Year, Maximum Experience : 3 Years',
  'B.Tech in CSE, ECE or IT from a college in Pune',
])('%j stays one line', (text) => {
  expect(linesOf(text)).toEqual([text])
})

test('dashes that start items are not those of a range of pay', () => {
  const text =
    'Softpulse is looking for a manual tester for its e-office projects in Odisha. Skills: - Writing test cases ' +
    '- Regression and smoke testing - Basic SQL Salary offered: Rs. 2.5 LPA - 3.5 LPA Location: Bhubaneswar'
  expect(linesOf(text)).toContain('Salary offered: Rs. 2.5 LPA - 3.5 LPA')
})

test('a text that no posting is as long as keeps its lines behind a limit', () => {
  const text = 'What you will do: Write code. '.repeat(2000)
  const lines = linesOf(text)
  expect(lines.length).toBeGreaterThan(500)
  expect(lines.at(-1)?.length).toBeGreaterThan(30_000)
  expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
})
