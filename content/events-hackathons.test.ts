import { expect, test } from 'vitest'
import { EVENT_TYPES } from '#core/content-options.ts'
import { eventSchema } from '#core/content/events-hackathons.ts'
import { readContentFile } from './read-content.ts'

const file = new URL('events-hackathons.json', import.meta.url)
const events = await readContentFile(file, eventSchema, ['organizer', 'event_name'])

test('there are enough events, a few of them featured', () => {
  expect(events.length).toBeGreaterThanOrEqual(24)
  const featured = events.filter((event) => event.is_featured)
  expect(featured.length).toBeGreaterThanOrEqual(3)
  expect(featured.length).toBeLessThanOrEqual(8)
})

test.each(EVENT_TYPES)('%s has at least three events', (type) => {
  expect(events.filter((event) => event.event_type === type).length).toBeGreaterThanOrEqual(3)
})

test('no exact day is claimed: an event has an expected month or no date', () => {
  for (const event of events) expect(event.is_expected, event.event_name).toBe(event.event_date !== null)
  expect(events.filter((event) => event.is_expected).length).toBeGreaterThanOrEqual(8)
  expect(events.some((event) => event.event_date === null)).toBe(true)
})

test('every event has its own link', () => {
  const links = events.map((event) => event.registration_link)
  expect(links).not.toContain(null)
  expect(new Set(links).size).toBe(links.length)
})

test('no prize is claimed, and a fee is stated or to be checked by the reader', () => {
  for (const { event_name, prize_pool, entry_fee } of events) {
    expect(prize_pool, event_name).toBeNull()
    expect(entry_fee, event_name).toMatch(/^(Free|Paid|Set by|Check the organiser's page)/)
  }
})

test('every card has at least three tags', () => {
  for (const { event_name, tags } of events) expect(tags.length, event_name).toBeGreaterThanOrEqual(3)
})
