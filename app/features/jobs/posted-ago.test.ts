import { expect, test } from 'vitest'
import { postedAgo } from './posted-ago.ts'

const now = new Date('2026-11-20T12:00:00Z')
const posted_at = new Date('2026-11-17T12:00:00Z')

test('a posting is posted by its employer’s word, and else first seen', () => {
  expect(postedAgo({ posted_at, day_stated: true }, now)).toBe('Posted 3 days ago')
  expect(postedAgo({ posted_at, day_stated: false }, now)).toBe('First seen 3 days ago')
})
