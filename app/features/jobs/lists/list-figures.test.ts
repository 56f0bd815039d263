import { expect, test } from 'vitest'
import { figureSentences, type ListFigures } from './list-figures.ts'

const FIGURES: ListFigures = {
  total: 1234,
  samples: false,
  freshers: 12,
  payStated: 9,
  pay: { lowest: 360_000, highest: 2_400_000 },
  newest: new Date('2026-11-20T06:30:00Z'),
}

test.for([
  [
    {},
    '1,234 open jobs. 12 for freshers. 9 state the pay, up to ₹3.6 LPA at the lowest and ₹24 LPA at the highest. Newest: 20 Nov 2026.',
  ],
  [{ freshers: null, payStated: 0, pay: null }, '1,234 open jobs. Newest: 20 Nov 2026.'],
  [{ total: 1, freshers: 0, payStated: 1, pay: null }, '1 open job. 1 states the pay. Newest: 20 Nov 2026.'],
  [
    { pay: { lowest: 600_000, highest: 600_000 }, newest: null },
    '1,234 open jobs. 12 for freshers. 9 state the pay, up to ₹6 LPA.',
  ],
  [{ total: 8, samples: true }, '8 sample jobs. Real jobs replace them.'],
  [{ total: 1, samples: true }, '1 sample job. Real jobs replace it.'],
  [{ total: 0 }, 'No job is open here right now.'],
] as const)('%j', ([figures, text]) => {
  expect(figureSentences({ ...FIGURES, ...figures })).toBe(text)
})
