import { cutText } from '#core/cut-text.ts'
import { z } from 'zod'

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

/** `Fri, 27 Feb 2026 19:59:48 +0100` (RFC 822), as in RSS. */
export const rssMoment = z.string().transform((text, { addIssue }) => {
  const moment = readMoment(text) ?? new Date(text)
  if (!Number.isNaN(moment.getTime())) return moment
  addIssue({ code: 'custom', message: `expected a date, got ${JSON.stringify(cutText(text, 40))}` })
  return z.NEVER
})

/** A text field with a date, as a `Date`. */
export const momentField = z.string().transform((text, { addIssue }) => {
  const moment = readMoment(text)
  if (moment) return moment
  addIssue({ code: 'custom', message: `expected a date, got ${JSON.stringify(cutText(text, 40))}` })
  return z.NEVER
})

/** The same for a field that can be absent, null or empty. */
export const optionalMoment = z.preprocess((text) => (text === '' ? null : text), momentField.nullish())
