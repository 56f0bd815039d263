import { expect, test } from 'vitest'
import { countedSample } from './sample-market.server.ts'

test('the sample is the same all day, and has something to show in every figure', () => {
  const morning = countedSample(new Date('2026-11-22T00:30:00Z'))
  expect(countedSample(new Date('2026-11-22T17:30:00Z'))).toEqual(morning)
  const { figures, days } = morning
  expect(days.map(({ day }) => day)).toContain('2026-11-22')
  expect(days.at(-1)?.postings).toBe(figures.postings)
  expect(figures.comparison?.weeks).toBe(4)
  expect(figures.open_time.median).not.toBeNull()
  for (const rows of [figures.pay_by_role, figures.pay_by_experience, figures.pay_by_city])
    expect(rows.filter(({ spread }) => spread).length).toBeGreaterThan(3)
})
