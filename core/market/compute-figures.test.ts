import { expect, test } from 'vitest'
import { sampleMarket } from '#app/features/market/sample-market.server.ts'
import { SKILLS } from '#core/skills/skills.ts'
import { AI_SKILLS } from './ai-skills.ts'
import { marketTally } from './compute-figures.ts'
import { comparablePay } from './pay.ts'
import type { MarketBoard, MarketPosting } from './market-figures.ts'

const NOW = new Date('2026-11-22T06:30:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const { postings, boards } = sampleMarket(NOW)

function figuresOf(rows: readonly MarketPosting[], known: ReadonlyMap<string, MarketBoard> = boards) {
  const tally = marketTally(known, NOW)
  rows.forEach(tally.add)
  return tally.result()
}

test('a board that was added lately changes no trend', () => {
  const [first] = postings
  if (!first) throw new Error('no postings')
  const source = 'sample:new'
  const seen = { source, company: 'New Company', first_seen_at: daysAgo(3), closed_at: null }
  const added = Array.from({ length: 200 }, () => ({ ...first, ...seen }))
  const known = new Map(boards).set(source, { since: daysAgo(3), seen_at: NOW, lost_at: null })
  const [before, after] = [figuresOf(postings), figuresOf([...postings, ...added], known)]
  expect(after.postings).toBe(before.postings + 200)
  expect(after.comparison).toEqual(before.comparison)
  expect(after.days).toEqual(before.days)
})

test('on the first day nothing is compared; after a week, a week', () => {
  const since = (days: number) =>
    new Map([...boards].map(([source, board]) => [source, { ...board, since: daysAgo(days) }]))
  expect(figuresOf(postings, since(1)).comparison).toBeNull()
  expect(figuresOf(postings, since(8)).comparison?.weeks).toBe(1)
  expect(figuresOf(postings, since(16)).comparison?.weeks).toBe(2)
})

test('pay is compared by the middle of a range for a year of full-time work', () => {
  const pay = { salary_min: 400_000, salary_max: 600_000, salary_period: 'year', job_type: null } as const
  expect(comparablePay(pay)).toBe(500_000)
  expect(comparablePay({ ...pay, salary_min: 30_000, salary_max: 30_000, salary_period: 'month' })).toBe(
    360_000,
  )
  for (const other of [
    { salary_min: null },
    { salary_max: null },
    { job_type: 'Internship' },
    { job_type: 'Part-time' },
  ])
    expect(comparablePay({ ...pay, ...other })).toBeNull()
})

test('AI skills are skills of the site’s list', () => {
  const names = new Set(SKILLS.map(({ name }) => name))
  expect([...AI_SKILLS].filter((name) => !names.has(name))).toEqual([])
})

test('a company that its boards write in two ways is one', () => {
  const [first] = postings
  if (!first) throw new Error('no postings')
  const of = (company: string) => ({ ...first, company, closed_at: null })
  const written = [of('Tarangini Systems'), of('TARANGINI Systems Pvt Ltd'), of('Betwa')]
  expect(figuresOf(written).companies).toBe(2)
})
