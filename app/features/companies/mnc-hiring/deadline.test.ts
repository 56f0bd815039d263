import { expect, test } from 'vitest'
import { deadlineText, isOver } from './deadline.ts'

const lastMinute = new Date('2026-11-20T23:59:00+05:30')
const midnight = new Date('2026-11-21T00:00:00+05:30')

test('the last day counts until it ends in India, whatever the server’s time zone', () => {
  expect(isOver('2026-11-20', lastMinute)).toBe(false)
  expect(isOver('2026-11-20', midnight)).toBe(true)
  expect(isOver('2026-12-01', midnight)).toBe(false)
  expect(isOver(null, midnight)).toBe(false)
})

test('a deadline is shown as a date, a passed one as closed, and a missing one with its own text', () => {
  expect(deadlineText('2026-11-20', lastMinute, 'Not specified')).toBe('20 Nov 2026')
  expect(deadlineText('2026-11-20', midnight, 'Not specified')).toBe('Closed on 20 Nov 2026')
  expect(deadlineText('2027-01-01', midnight, 'Not specified')).toBe('1 Jan 2027')
  expect(deadlineText(null, midnight, 'Not specified')).toBe('Not specified')
})
