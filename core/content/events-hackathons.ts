import { z } from 'zod'
import { EVENT_TYPES } from '#core/content-options.ts'
import { httpsLink, line, lines } from './fields.ts'

/** Midnight in India on the first of a month: means a month whose day is not known yet. */
const MONTH_START = /^\d{4}-\d{2}-01T00:00:00\+05:30$/

/**
 * One row of `content/events-hackathons.json`. `event_date` is an instant with its offset; null if the
 * organiser publishes neither a date nor a yearly pattern. If `is_expected` is true, only its month is known.
 */
export const eventSchema = z
  .strictObject({
    event_name: line(120),
    organizer: line(120),
    description: line(400),
    event_type: z.enum(EVENT_TYPES),
    event_date: z.iso.datetime({ offset: true, error: 'expected a date and time with offset' }).nullable(),
    is_expected: z.boolean(),
    location: line(120),
    entry_fee: line(60),
    prize_pool: line(60).nullable(),
    is_featured: z.boolean(),
    tags: lines(40, 8),
    registration_link: httpsLink.nullable(),
  })
  .refine((event) => !event.is_expected || MONTH_START.test(event.event_date ?? ''), {
    path: ['event_date'],
    error: 'expected the first day of the month, YYYY-MM-01T00:00:00+05:30',
  })
