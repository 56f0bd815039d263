import { expect, test } from 'vitest'
import { eventSchema } from './events-hackathons.ts'

const RIGHT = {
  event_name: 'Open Source Day',
  organizer: 'Campus Club',
  description: 'A day of open source.',
  event_type: 'Meetup',
  event_date: '2027-04-17T10:30:00+05:30',
  is_expected: false,
  location: 'Pune',
  entry_fee: 'Free',
  prize_pool: null,
  is_featured: false,
  tags: ['Open source'],
  registration_link: 'https://fossunited.org/',
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = eventSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('an exact day, an expected month, and no date at all are valid', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ event_date: '2027-04-01T00:00:00+05:30', is_expected: true })).toEqual([])
  expect(wrong({ event_date: null })).toEqual([])
  expect(wrong({ registration_link: null })).toEqual([])
})

test.each([
  ['an expected event without a month', { event_date: null, is_expected: true }, 'event_date'],
  ['an expected day', { is_expected: true }, 'event_date'],
  [
    'an expected month in another zone',
    { event_date: '2027-04-01T00:00:00Z', is_expected: true },
    'event_date',
  ],
  ['a date without offset', { event_date: '2027-04-17T10:30:00' }, 'event_date'],
  ['a day alone', { event_date: '2027-04-17' }, 'event_date'],
  ['a type no select shows', { event_type: 'Webinar' }, 'event_type'],
  ['no tags', { tags: [] }, 'tags'],
  ['no fee at all', { entry_fee: '' }, 'entry_fee'],
  ['a link without https', { registration_link: 'http://fossunited.org/' }, 'registration_link'],
  ['an unknown field', { fee: 'Free' }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})
