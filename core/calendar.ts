/** An entry of a calendar file: whole days, or one moment. */
export interface CalendarEntry {
  /** Stays the same when the entry changes. */
  uid: string
  title: string
  text: string
  location?: string
  url?: string
  /** Calendar days `YYYY-MM-DD`, the last one included; or a moment, whose length nobody states. */
  when: { from: string; to: string } | Date
}

/** A line has at most 75 octets (RFC 5545, section 3.1). */
const MOST_OCTETS = 75
const DAY_MS = 86_400_000

/**
 * Writes a calendar file (RFC 5545).
 *
 * @param now The time of the file.
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pravesh//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The calendar day in India of a moment, `YYYY-MM-DD`. */
export function indianDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment)
}

/** The day some days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function linesOf({ uid, title, text, location, url, when }: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    ...(when instanceof Date
      ? [`DTSTART:${stamp(when)}`]
      : [
          `DTSTART;VALUE=DATE:${when.from.replaceAll('-', '')}`,
          // The day after the last one.
          `DTEND;VALUE=DATE:${dayAfter(when.to, 1).replaceAll('-', '')}`,
        ]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ]
}

function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Breaks a long line between characters; a line that starts with a space goes on with the one before. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > MOST_OCTETS) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
