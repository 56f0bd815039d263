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

test('only a dated event is registered for and put into a calendar; others lead to the organiser', () => {
  expect(card()).toContain('href="/calendars/events/1.ics"')
  for (const change of [{ is_expected: true }, { event_date: null }]) {
    const html = card(change)
    expect(html).toMatch(/<a href="https:\/\/example.com\/monsoon"[^>]*>Visit organiser’s page/)
    expect(html).not.toContain('.ics')
    expect(html).not.toContain('Register Now')
  }
})

test('only a featured event has the Featured badge', () => {
  expect(card({ is_featured: false })).not.toContain('Featured')
})
