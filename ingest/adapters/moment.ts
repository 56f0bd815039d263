const WRITTEN =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?:Z|UTC|([+-]\d{2}):?(\d{2})?)?)?$/i

/**
 * Reads a date and time as boards write it: `2026-03-06T04:36:13-05:00`, `2026-07-02 17:18:08 UTC`,
 * `2026-08-05`, `2026-8-5`. A date alone, or a time without a zone, is read as UTC; the date is then the same
 * in India.
 *
 * @returns null for anything else, and for a date that does not exist.
 */
export function readMoment(text: string): Date | null {
  const [, year = '', month = '', date = '', time = '00:00', hours, minutes = '00'] =
    WRITTEN.exec(text.trim()) ?? []
  if (year === '') return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const noon = new Date(`${day}T12:00Z`)
  if (Number.isNaN(noon.getTime()) || noon.getUTCDate() !== Number(date)) return null
  const moment = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/**
 * The output of JavaScript's `Date.toString()`: `Tue Nov 10 2026 10:00:00 GMT+0530 (India Standard Time)`.
 */
const SCRIPTED = /^[a-z]{3} ([a-z]{3} \d{2} \d{4}) (\d{2}:\d{2}:\d{2}) GMT([+-]\d{4})(?: \(.*\))?$/i

/** The output of Java's `Date.toString()` on a server in UTC: `Thu Sep 24 07:00:00 UTC 2026`. */
const JAVA = /^[a-z]{3} ([a-z]{3} \d{2}) (\d{2}:\d{2}:\d{2}) (?:UTC|GMT) (\d{4})$/i

/**
 * Reads a date as pages write it: as boards do, or as `Date.toString()` of JavaScript or Java does. @returns
 * null for anything else.
 */
export function readPageMoment(text: string): Date | null {
  const written = text.trim().replace(JAVA, (_, day, time, year) => `Day ${day} ${year} ${time} GMT+0000`)
  const [, day = '', time = '', zone = ''] = SCRIPTED.exec(written) ?? []
  if (day === '') return readMoment(text)
  const moment = new Date(`${day} ${time} ${zone}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The first three letters of each. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads a date as people in India write it: `2026-10-05`, `05/10/2026` and `05-10-2026` (day first), `5 Oct
 * 2026`, `5th Oct 2026`, `05-Oct-26`, `October 5, 2026`. An ISO date may have a time.
 *
 * @returns null for anything else, and for a date that does not exist.
 */
export function readDay(text: string): Date | null {
  const iso = readMoment(text)
  if (iso) return iso
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ /.-]+(\d{1,2}|[a-z]{3,9})\.?[ ,/.-]+(\d{4}|\d{2})$/i.exec(
      dayFirst(text.trim()),
    ) ?? []
  if (day === '') return null
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  const index = /^\d/.test(month) ? Number(month) - 1 : named
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const moment = new Date(Date.UTC(fullYear, index, Number(day)))
  return moment.getUTCMonth() === index && moment.getUTCDate() === Number(day) ? moment : null
}

/** `October  5, 2026` as `5 October 2026`. */
function dayFirst(text: string): string {
  return text.replace(/^([a-z]{3,9})\.? +(\d{1,2}),? +(\d{4})$/i, '$2 $1 $3')
}

/** `9/25/2026`, after other words perhaps, as `2026-9-25`: for sources that are known to write the month first. */
export function monthFirst(text: string): string | null {
  const [, month, day, year] = /^\D*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}

/** Reads a deadline. A date without a time means the end of that day in India. */
export function readLastDay(text: string): Date | null {
  const day = readDay(text)
  if (!day || /\d[T ]\d{2}:/.test(text)) return day
  return new Date(`${day.toISOString().slice(0, 10)}T23:59:59+05:30`)
}

/** `Fri, 27 Feb 2026 19:59:48 +0100` (RFC 822), as in RSS. */
const RSS = /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}/i

/** Between these, in seconds since 1970, a number is a date: 2000 to 2100. */
const [EARLIEST_S, LATEST_S] = [946_684_800, 4_102_444_800]

/** Seconds or milliseconds since 1970, which differ by a factor of a thousand in every year that a posting can have. */
function readEpoch(value: number): Date | null {
  const seconds = value >= EARLIEST_S * 1000 ? value / 1000 : value
  return seconds >= EARLIEST_S && seconds <= LATEST_S ? new Date(seconds * 1000) : null
}

/** Reads a date in any form that has one meaning. `05/06/2026` has two: an adapter that knows the order reads it. */
export function readStatedMoment(value: unknown): Date | null {
  if (typeof value === 'number') return readEpoch(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d{9,13}$/.test(text)) return readEpoch(Number(text))
  const moment = readPageMoment(text) ?? (/[a-z]/i.test(text) && /\d{4}$/.test(text) ? readDay(text) : null)
  if (moment || !RSS.test(text)) return moment
  const sent = new Date(text)
  return Number.isNaN(sent.getTime()) ? null : sent
}
