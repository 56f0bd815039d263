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

test('a last date in the text counts where the board states none', () => {
  const now = new Date('2026-11-26T06:30:00Z')
  const given = {
    ...posting,
    posted_at: new Date('2026-11-20T06:30:00Z'),
    description: '<p>Last date to apply: 3 Dec</p>',
  }
  const judged = (changes: Partial<typeof given>, at = now) =>
    judge('greenhouse:nimbuswala', { ...given, ...changes }, at)
  const kept = judged({}).posting
  expect(kept.application_deadline).toEqual(new Date('2026-12-03T23:59:59+05:30'))
  expect(kept.evidence.last_date?.text).toBe('Last date to apply: 3 Dec')
  const ofBoard = new Date('2026-12-20T18:00:00Z')
  expect(judged({ application_deadline: ofBoard }).posting).toMatchObject({ application_deadline: ofBoard })
  expect(judged({ application_deadline: ofBoard }).posting.evidence).not.toHaveProperty('last_date')
  // The day is of the posting's time, whenever it is read.
  expect(judged({}, new Date('2026-12-03T18:00:00Z')).reason).toBeNull()
  expect(judged({}, new Date('2026-12-03T19:00:00Z')).reason).toBe('expired')
})
