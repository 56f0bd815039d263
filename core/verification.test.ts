import { expect, test } from 'vitest'
import { isVerified, isStillListed } from './verification.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('a posting is verified for a week after its board listed it', () => {
  expect(isVerified({ verified_at: new Date('2026-11-20T09:00:00Z'), is_sample: false }, now)).toBe(true)
  expect(isVerified({ verified_at: new Date('2026-11-13T10:00:01Z'), is_sample: false }, now)).toBe(true)
  expect(isVerified({ verified_at: new Date('2026-11-13T10:00:00Z'), is_sample: false }, now)).toBe(false)
})

test('a posting that was never confirmed, or a sample, is never verified', () => {
  expect(isVerified({ verified_at: null, is_sample: false }, now)).toBe(false)
  expect(isVerified({ verified_at: now, is_sample: true }, now)).toBe(false)
})

test.each([
  ['confirmed two weeks ago', '2026-11-06T10:00:00Z', null, true],
  ['not confirmed for longer', '2026-11-06T09:59:59Z', null, false],
  ['never confirmed', null, null, false],
  ['to be applied for until now', '2026-11-20T00:00:00Z', '2026-11-20T10:00:00Z', true],
  ['past its own deadline', '2026-11-20T00:00:00Z', '2026-11-20T09:59:59Z', false],
])('a posting %s is still listed or not', (_, confirmed, deadline, listed) => {
  const confirmed_at = confirmed === null ? null : new Date(confirmed)
  const application_deadline = deadline === null ? null : new Date(deadline)
  expect(isStillListed({ confirmed_at, application_deadline }, now)).toBe(listed)
})
