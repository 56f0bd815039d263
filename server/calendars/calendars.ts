import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { sharedPage } from '#app/page/cache-headers.ts'
import { paths } from '#app/paths.ts'
import { calendarFile, dayAfter, indianDay, type CalendarEntry } from '#core/calendar.ts'
import { wholeWeeks } from '#core/duration.ts'
import { eventCalendarTime } from '#core/event.ts'
import { currentTime } from '#db/clock.ts'
import { getCareerPath, type CareerPath } from '#db/queries/content/career-paths.ts'
import { getEvent, type Event } from '#db/queries/content/events.ts'
import type { Database } from '#db/schema.ts'
import type { LogError } from '../log.ts'

export interface CalendarsOptions {
  db: Kysely<Database>
  siteUrl: string
  logError: LogError
  /** The time of the request. */
  clock?: () => Date
}

const FRESH_S = 300
const STALE_S = 600

/**
 * `GET /calendars/career-paths/<id>.ics`: the steps of a path one after another from next Monday on.
 * `GET /calendars/events/<id>.ics`: an event with a stated day. 404 for others.
 */
export function calendarsRoute({
  db,
  siteUrl,
  logError,
  clock = () => currentTime(db),
}: CalendarsOptions): Hono {
  const send = (read: (id: string, now: Date) => Promise<string | null>) => async (c: Context) => {
    try {
      const file = await read((c.req.param('file') ?? '').replace(/\.ics$/, ''), clock())
      if (file === null) return c.text('There is no such calendar.', 404)
      return c.body(file, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="pravesh.ics"',
        'cache-control': sharedPage(FRESH_S, STALE_S),
      })
    } catch (error) {
      logError(error, 'A calendar could not be read')
      return c.text('Try again in a minute.', 503, { 'retry-after': '60' })
    }
  }
  return new Hono()
    .get(
      '/calendars/career-paths/:file{[^/]+\\.ics}',
      send(async (id, now) => {
        const path = await getCareerPath(db, id)
        const entries = path && planOf(path, siteUrl, now)
        return path && entries ? calendarFile(path.name, entries, now) : null
      }),
    )
    .get(
      '/calendars/events/:file{[^/]+\\.ics}',
      send(async (id, now) => {
        const event = await getEvent(db, id)
        const entry = event && entryOf(event, siteUrl)
        return event && entry ? calendarFile(event.event_name, [entry], now) : null
      }),
    )
}

/** Null if a step has no length, because those after it have no days then. */
function planOf({ id, roadmap }: CareerPath, siteUrl: string, now: Date): CalendarEntry[] | null {
  let from = nextMonday(indianDay(now))
  const entries: CalendarEntry[] = []
  for (const [index, { title, description, duration }] of roadmap.entries()) {
    const weeks = wholeWeeks(duration)
    if (weeks === null) return null
    const next = dayAfter(from, weeks * 7)
    entries.push({
      uid: `${id}-${index + 1}@${new URL(siteUrl).hostname}`,
      title: `${index + 1}. ${title}`,
      text: description,
      url: `${siteUrl}${paths.careerPath(id)}#step-${index + 1}`,
      when: { from, to: dayAfter(next, -1) },
    })
    from = next
  }
  return entries.length > 0 ? entries : null
}

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, (8 - weekday) % 7 || 7)
}

function entryOf(event: Event, siteUrl: string): CalendarEntry | null {
  const time = eventCalendarTime(event)
  if (time === null) return null
  return {
    uid: `${event.id}@${new URL(siteUrl).hostname}`,
    title: event.event_name,
    text: event.description,
    location: event.location,
    ...(event.registration_link && { url: event.registration_link }),
    when: typeof time === 'string' ? { from: time, to: time } : time,
  }
}
