import { expect, test } from 'vitest'
import { fixClock } from '#test/fixed-clock.ts'
import type { JobSearch } from '#core/find/job-search.ts'
import { readQuery } from './read-query.ts'
import { readStudies } from './studies.ts'

fixClock()

type Implied = Partial<JobSearch>
const read = (text: string) => {
  const { implied, asked } = readQuery(text, () => [])
  return { implied, words: asked.map(({ typed }) => typed).join(' ') }
}
const BTECH: Implied = { degrees: ['BE/BTech'] }

test.each<[string, Implied, string]>([
  ['btech cse 2026', { ...BTECH, branches: ['CSE'], batches: [2026] }, ''],
  ['b.e. freshers', BTECH, 'freshers'],
  ['BE freshers pune', BTECH, 'freshers pune'],
  ['be civil', { ...BTECH, branches: ['Civil'] }, ''],
  ['B.E./B.Tech (CSE/IT/ECE) java', { ...BTECH, branches: ['CSE', 'IT', 'ECE'] }, 'java'],
  ['be or btech', BTECH, ''],
  ['b tech', BTECH, ''],
  ['b-tech it', { ...BTECH, branches: ['IT'] }, ''],
  ['btec', BTECH, ''],
  ['engineering graduates 2026', { ...BTECH, batches: [2026] }, ''],
  ['me/mtech', { degrees: ['ME/MTech'] }, ''],
  ['mca', { degrees: ['MCA'] }, ''],
  ['bca or mca python', { degrees: ['BCA', 'MCA'] }, 'python'],
  ['java or b.tech', BTECH, 'java'],
  ['bsc computer science', { degrees: ['BSc'], branches: ['CSE'] }, ''],
  ['b.sc cs 2025/2026', { degrees: ['BSc'], branches: ['CSE'], batches: [2025, 2026] }, ''],
  ['btech 2024-2026', { ...BTECH, batches: [2024, 2025, 2026] }, ''],
  ['any graduate', { degrees: ['Any graduate'] }, ''],
  ['any graduate 2026', { degrees: ['Any graduate'], batches: [2026] }, ''],
  ['any gradute', { degrees: ['Any graduate'] }, ''],
  ['koi bhi graduate naukri', { degrees: ['Any graduate'] }, ''],
  ['कोई भी ग्रेजुएट', { degrees: ['Any graduate'] }, ''],
  ['बीटेक 2026', { ...BTECH, batches: [2026] }, ''],
  ['post graduate', { degrees: ['Any post-graduate'] }, ''],
  ['mba hr', { degrees: ['MBA'] }, 'hr'],
  ['deploma mechanical', { degrees: ['Diploma'], branches: ['Mechanical'] }, ''],
  ['12th pass data entry', { degrees: ['12th'] }, 'data entry'],
  ['ba/bcom', { degrees: ['BCom', 'BA'] }, ''],
  ['cse', { branches: ['CSE'] }, ''],
  ['any branch', { branches: ['Any'] }, ''],
  ['mechanical btech', { ...BTECH, branches: ['Mechanical'] }, ''],
  ['computer science graduates', { branches: ['CSE'] }, ''],
  ['mca it freshers', { degrees: ['MCA'] }, 'freshers'],
  ['mba it support', { degrees: ['MBA'] }, 'it support'],
  ['diploma mechanical engineer', { degrees: ['Diploma'] }, 'mechanical engineer'],
  ['btech graduate engineer trainee', BTECH, 'graduate engineer trainee'],
  ['btech 12 lpa', { ...BTECH, pay: { amount: 1_200_000, period: 'year' } }, ''],
])('%j means %j and asks for %j', (text, implied, words) => {
  expect(read(text)).toEqual({ implied, words })
})

test.each([
  'it',
  'it jobs',
  'mechanical',
  'civil',
  'be developer',
  'to be a fresher',
  'should be fresher',
  'computer science',
  'ba',
  'cs',
  'graduate',
  'graduate trainee',
  'pune me job',
  'scrum master in pune',
  'iti limited',
  'bank branch manager',
  'no mba',
  'btech nahi',
  'bina btech java',
  '"btech" java',
  'fresher 2026',
  'back end',
])('%j names no degree or branch', (text) => {
  const { degrees, branches, batches } = read(text).implied
  expect({ degrees, branches, batches }).toEqual({})
})

test('says how each was read', () => {
  expect(readQuery('BTech CSE/IT 2026', () => []).readAs).toEqual([
    { typed: 'btech', as: 'degree: B.E./B.Tech' },
    { typed: 'cse/it', as: 'branch: CSE or IT' },
    { typed: '2026', as: '2026 batch' },
  ])
})

test('a long text takes no time', () => {
  const started = process.cpuUsage()
  for (const part of ['b', 'be ', 'b. ', 'graduate ', ' ', 'computer science ', 'it, ', 'in of ', 'mca '])
    readStudies(part.repeat(200).slice(0, 800))
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000)
})
