import { expect, test } from 'vitest'
import { datedAge } from './dated-ages.ts'

const AT = new Date('2026-11-26T05:00:00Z')

test.for([
  ['Posted 3 days ago', null, 'Posted 23 Nov 2026'],
  ['First seen just now', null, 'First seen 26 Nov 2026'],
  ['1 hour ago', '2026-11-26T04:00:00Z', '26 Nov 2026, 9:30 am'],
  ['Posted 23 Nov 2026', null, null],
  ['2–4 years', null, null],
] as const)('on a copy, %s (%s) reads %s', ([text, stated, expected]) => {
  expect(datedAge(text, AT, stated)).toBe(expected)
})
