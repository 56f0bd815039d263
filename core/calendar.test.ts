import { expect, test } from 'vitest'
import { calendarFile, dayAfter, indianDay } from './calendar.ts'

const NOW = new Date('2026-11-22T20:00:00Z')

test('a file has days with the day after the last as its end, and moments in UTC', () => {
  const file = calendarFile(
    'My plan',
    [
      {
        uid: '1@x',
        title: 'SQL',
        text: 'Ask, a table; twice\nfrom C:\\',
        when: { from: '2026-11-30', to: '2026-12-06' },
      },
      { uid: '2@x', title: 'Meetup', text: '', location: 'Pune', url: 'https://a.example/', when: NOW },
    ],
    NOW,
  )
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pravesh//EN',
    'X-WR-CALNAME:My plan',
    'BEGIN:VEVENT',
    'UID:1@x',
    'DTSTAMP:20261122T200000Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261207',
    'SUMMARY:SQL',
    String.raw`DESCRIPTION:Ask\, a table\; twice\nfrom C:\\`,
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2@x',
    'DTSTAMP:20261122T200000Z',
    'DTSTART:20261122T200000Z',
    'SUMMARY:Meetup',
    'DESCRIPTION:',
    'LOCATION:Pune',
    'URL:https://a.example/',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line has more than 75 octets, and letters stay whole', () => {
  const title = 'प्रवेश '.repeat(40)
  const file = calendarFile(
    'x',
    [{ uid: '1', title, text: '', when: { from: '2026-01-01', to: '2026-01-01' } }],
    NOW,
  )
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('days are those of India', () => {
  expect(indianDay(NOW)).toBe('2026-11-23')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})
