import { expect, test } from 'vitest'
import { postedAgo } from './posted-ago.ts'

const now = new Date('2026-11-20T12:00:00Z')
const posted_at = new Date('2026-11-17T12:00:00Z')

test('the age counts from the employer’s date, or else from when we first saw the posting', () => {
  expect(postedAgo({ posted_at, day_stated: true }, now)).toBe('Posted 3 days ago')
  expect(postedAgo({ posted_at, day_stated: false }, now)).toBe('First seen 3 days ago')
})
