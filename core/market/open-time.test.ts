import { expect, test } from 'vitest'
import { sampleMarket } from '#app/features/market/sample-market.server.ts'
import { isoDay } from '#core/dates.ts'
import { openTimeTally, WATCHED_DAYS } from './open-time.ts'
import type { MarketPosting } from './market-figures.ts'

const NOW = new Date('2026-11-22T06:30:00Z')
const { postings } = sampleMarket(NOW)
/** Days since a fixed day, by the calendar of India. */
const day = (date: Date) => Date.parse(isoDay(date)) / 86_400_000

function timesOf(rows: readonly MarketPosting[]) {
  const tally = openTimeTally(NOW)
  rows.forEach(tally.add)
  return tally.result('All')
}

test('the curve is the product, over the days, of the share that was not taken off', () => {
  const watched = postings.map((posting) => {
    const posted = day(posting.posted_at)
    return {
      from: Math.max(day(posting.first_seen_at), day(NOW) - WATCHED_DAYS) - posted,
      to: day(posting.closed_at ?? NOW) - posted,
      gone: posting.closed_at !== null,
    }
  })
  const expected: number[] = []
  for (let age = 0, share = 1; age <= WATCHED_DAYS; age += 1) {
    const atRisk = watched.filter(({ from, to }) => from <= age && to >= age)
    if (atRisk.length < 10) break
    share *= 1 - atRisk.filter(({ to, gone }) => gone && to === age).length / atRisk.length
    expected.push(share)
  }
  const { curve, median } = timesOf(postings)
  expect(curve).toHaveLength(expected.length)
  for (const [age, share] of curve.entries()) expect(share).toBeCloseTo(expected[age] ?? 0, 3)
  expect(median).toBe(expected.findIndex((share) => share <= 0.5))
  // They were made up with a half-life of 26 days.
  expect(median).toBeGreaterThan(22)
  expect(median).toBeLessThan(30)
})

test('what we lost sight of is not taken for gone, and postings without a day say nothing', () => {
  const lost = timesOf(postings.map((posting) => ({ ...posting, taken_off: false })))
  expect(lost).toMatchObject({ closed: 0, curve: [], median: null })
  expect(timesOf(postings.map((posting) => ({ ...posting, day_stated: false })))).toMatchObject({
    postings: 0,
  })
})

test('too few closed postings give no curve', () => {
  const closed = postings.filter(({ closed_at }) => closed_at && closed_at > new Date('2026-11-01'))
  expect(timesOf(closed.slice(0, 9)).curve).toEqual([])
})
