import { expect, test } from 'vitest'
import type { RawPay } from '#ingest/adapters/raw-posting.ts'
import { scanLine } from '../scan/scan.ts'
import { scanText } from '../scan/scan-text.ts'
import { choosePay, findPay, type PayTerms } from './pay.ts'

const TERMS: PayTerms = { fields: [], field: null, internship: false, opensJob: false }

function payOf(terms: Partial<PayTerms>, { text = '', inRupees = false } = {}) {
  const all = { ...TERMS, ...terms }
  return choosePay(findPay(scanText({ title: 'SDE', text }), all), all, inRupees).value
}

const rupees: RawPay = {
  min: 15_00_000,
  max: 22_00_000,
  currency: 'INR',
  period: null,
  label: 'Annual salary',
}

test.each([
  ['a yearly range', [rupees], { min: 15_00_000, max: 22_00_000, period: 'year' }],
  [
    'ranges of two places',
    [rupees, { ...rupees, min: 12_00_000, max: 18_00_000 }],
    { min: 12_00_000, max: 22_00_000, period: 'year' },
  ],
  [
    'a monthly stipend',
    [{ ...rupees, min: 40_000, max: 40_000, label: 'Monthly stipend' }],
    { min: 40_000, max: 40_000, period: 'month' },
  ],
  [
    'rupees beside dollars',
    [{ ...rupees, currency: 'USD', min: 1, max: 2 }, rupees],
    { min: 15_00_000, max: 22_00_000, period: 'year' },
  ],
  ['dollars alone', [{ ...rupees, currency: 'USD' }], null],
  ['rupees an hour', [{ ...rupees, min: 500, max: 700, period: 'hour' as const }], null],
  ['zeroes', [{ ...rupees, min: 0, max: 0 }], null],
  [
    'ends that were swapped',
    [{ ...rupees, min: 30_00_000, max: 20_00_000 }],
    { min: 20_00_000, max: 30_00_000, period: 'year' },
  ],
  [
    'swapped ends without a period',
    [{ ...rupees, min: 9_00_000, max: 4_00_000, label: '' }],
    { min: 4_00_000, max: 9_00_000, period: 'year' },
  ],
  ['ends too far apart to be swapped', [{ ...rupees, min: 30_00_000, max: 2_00_000 }], null],
  ['an end in lakhs', [{ ...rupees, min: 30_00_000, max: 40 }], null],
  [
    'less than nothing',
    [{ ...rupees, min: -1, max: 12_00_000 }],
    { min: null, max: 12_00_000, period: 'year' },
  ],
  ['no numbers', [{ ...rupees, min: Number.NaN, max: Number.POSITIVE_INFINITY }], null],
  ['more than anybody earns', [{ ...rupees, min: 1e15, max: 1e15 }], null],
  [
    'a wrong range beside a right one',
    [{ ...rupees, min: 1e15, max: 1e16 }, rupees],
    { min: 15_00_000, max: 22_00_000, period: 'year' },
  ],
  [
    'a month beside a year',
    [rupees, { ...rupees, min: 50_000, max: 60_000, label: 'Monthly' }],
    { min: 15_00_000, max: 22_00_000, period: 'year' },
  ],
])('fields of the source: %s', (_, fields, expected) => {
  expect(payOf({ fields })).toEqual(expected)
})

test('a text field of the source is read as pay', () => {
  const field = scanLine('₹ 8,00,000 - 12,00,000')
  expect(payOf({ field })).toEqual({ min: 8_00_000, max: 12_00_000, period: 'year' })
})
