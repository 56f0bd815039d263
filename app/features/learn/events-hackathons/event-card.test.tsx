import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventCard } from './event-card.tsx'

const NOW = new Date('2026-11-21T10:00:00+05:30')

function card(change: object = {}): string {
  const event = {
    id: '1',
    event_name: 'Monsoon Hackathon',
    organizer: 'A college',
    description: 'Build for a day.',
    event_type: 'Hackathon' as const,
    event_date: new Date('2027-04-17T10:30:00+05:30'),
    is_expected: false,
    location: 'Indore',
    entry_fee: '₹200 a team',
    prize_pool: '₹1,00,000',
    is_featured: true,
    tags: ['Students', 'Web', 'Teams', 'Night'],
    registration_link: 'https://example.com/monsoon',
  }
  return renderToStaticMarkup(<EventCard row={{ ...event, ...change }} now={NOW} />)
}

test('a card has organiser, type, date, place, fee, prize and three tags', () => {
  const html = card()
  for (const part of [
    'Monsoon Hackathon',
    'A college',
    '>Featured<',
    '>Hackathon<',
    'Build for a day.',
    '17 Apr 2027, 10:30 am',
    'Indore',
    '₹200 a team',
    '₹1,00,000',
    '>Teams<',
    '+1',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('>Past<')
  expect(html).toMatch(/<a href="https:\/\/example.com\/monsoon"[^>]*>Register Now/)
})

test.each(['-', '', null])('the prize pool %j is hidden', (prize_pool) => {
  expect(card({ prize_pool })).not.toContain('Prize pool')
})

test('registration is closed without a link, or after the event', () => {
  expect(card({ registration_link: null })).toMatch(/disabled[^>]*>Registration Closed/)
  const over = card({ event_date: new Date('2026-11-20T10:30:00+05:30') })
  expect(over).toContain('>Past<')
  expect(over).toMatch(/disabled[^>]*>Registration Closed/)
  expect(over).not.toContain('<a ')
})

test.each([
  ['a date', {}],
  ['no date', { event_date: null }],
  ['an expected month', { is_expected: true }],
] as const)('an event with a link and %s is registered for until it is over', (_, change) => {
  const html = card(change)
  expect(html).toMatch(/<a href="https:\/\/example.com\/monsoon"[^>]*>Register Now/)
  expect(html).not.toContain('Registration Closed')
})

test.each([{ event_date: null }, { is_expected: true }])(
  'without a link, registration is closed whatever the date: %j',
  (change) => {
    const html = card({ ...change, registration_link: null })
    expect(html).toMatch(/disabled[^>]*>Registration Closed/)
    expect(html).not.toContain('Register Now')
  },
)

test('only an event with a stated day is put into a calendar', () => {
  expect(card()).toContain('href="/calendars/events/1.ics"')
  for (const change of [{ is_expected: true }, { event_date: null }])
    expect(card(change)).not.toContain('.ics')
})

test('only a featured event has the Featured badge', () => {
  expect(card({ is_featured: false })).not.toContain('Featured')
})
