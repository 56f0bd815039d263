import { expect, test } from 'vitest'
import { plainPosting as posting } from '#test/raw-posting.ts'
import { judge } from './judge.ts'
import { FIRST_SEEN, type RawPosting } from '#ingest/adapters/raw-posting.ts'

const NOW = new Date('2026-11-20T00:00:00Z')

test.each([
  ['an IT job in India', {}, null],
  ['a job elsewhere', { locations: [{ text: 'London', country: null }] }, 'not India'],
  ['a job with a meaningless place', { locations: [{ text: 'N/A', country: null }] }, 'place unknown'],
  ['a job without a place', { locations: [] }, 'place unknown'],
  ['other work', { title: 'Sales Executive' }, 'not IT'],
  ['work that the title does not name', { title: 'Trainee' }, 'work unknown'],
] as const)('%s', (_, words, reason) => {
  expect(judge('greenhouse:nimbuswala', { ...posting, ...words } as RawPosting, NOW).reason).toBe(reason)
})

test('a posting without a date is kept only where its source is known to publish none', () => {
  const undated = (posted_at_basis: string) =>
    judge('google:careers', { ...posting, posted_at: null, posted_at_basis }, NOW)
  expect(undated(FIRST_SEEN)).toMatchObject({ reason: null, detail: null, posting: { posted_at: null } })
  expect(undated('date')).toMatchObject({ reason: 'unreadable' })
})
