import { expect, test } from 'vitest'
import { isVerified } from './verification.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('a posting is verified for a week after its board listed it', () => {
  expect(isVerified({ verified_at: new Date('2026-11-20T09:00:00Z'), is_sample: false }, now)).toBe(true)
  expect(isVerified({ verified_at: new Date('2026-11-13T10:00:01Z'), is_sample: false }, now)).toBe(true)
  expect(isVerified({ verified_at: new Date('2026-11-13T10:00:00Z'), is_sample: false }, now)).toBe(false)
})

test('what was never checked, and a sample, is never verified', () => {
  expect(isVerified({ verified_at: null, is_sample: false }, now)).toBe(false)
  expect(isVerified({ verified_at: now, is_sample: true }, now)).toBe(false)
})
