import { z } from 'zod'

const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i

/**
 * A moment as boards write it: `2026-03-06T04:36:13-05:00`, `2026-07-02 17:18:08 UTC`, `2026-08-05`. A day alone, and
 * a time without its zone, are taken in UTC: a day is then the same day in India.
 *
 * @returns null for anything else.
 */
export function readMoment(text: string): Date | null {
  const [matched, day, time = '00:00', zone = 'Z'] = WRITTEN.exec(text.trim()) ?? []
  if (matched === undefined) return null
  const moment = new Date(`${day}T${time}${/^(?:z|utc)$/i.test(zone) ? 'Z' : zone}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** A field with a moment in it, as a `Date`. */
export const momentField = z.string().transform((text, { addIssue }) => {
  const moment = readMoment(text)
  if (moment) return moment
  addIssue({ code: 'custom', message: `expected a date, got ${JSON.stringify(text.slice(0, 40))}` })
  return z.NEVER
})

/** The same for a field that may be absent, null or empty. */
export const optionalMoment = z.preprocess((text) => (text === '' ? null : text), momentField.nullish())
