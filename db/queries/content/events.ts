import { searchedPlaces } from '#core/places/listed-places.ts'
import type { Kysely, Selectable } from 'kysely'
import type { EventsHackathonsTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { isUuid } from '#db/queries/jobs/jobs.ts'
import { alphabetical, anyContains, inPlace } from '../text-match.ts'
import { liveLink } from './live-link.ts'

export type Event = Selectable<EventsHackathonsTable>

export interface EventFilters {
  /** Part of the name, organizer or description. */
  search?: string
  event_type?: Event['event_type']
  /** A place by any of its names, or part of the location. */
  location?: string
}

/** Events by date, the earliest first; those without a date last. */
export function listEvents(
  db: Kysely<Database>,
  { search, event_type, location }: EventFilters = {},
): Promise<Event[]> {
  const places = searchedPlaces(location ?? '')
  let query = db
    .selectFrom('events_hackathons')
    .selectAll()
    .select(liveLink('events_hackathons.registration_link').as('registration_link'))
    .where((eb) => anyContains(eb, ['event_name', 'organizer', 'description'], search))
    .where((eb) => inPlace(eb, places))
    .orderBy('event_date', (order) => order.asc().nullsLast())
    .orderBy((eb) => alphabetical(eb, 'event_name'))
    .orderBy('id')
  if (event_type !== undefined) query = query.where('event_type', '=', event_type)
  return query.execute()
}

/** One event; null if the id is unknown or not a uuid. */
export async function getEvent(db: Kysely<Database>, id: string): Promise<Event | null> {
  if (!isUuid(id)) return null
  const event = await db
    .selectFrom('events_hackathons')
    .selectAll()
    .select(liveLink('events_hackathons.registration_link').as('registration_link'))
    .where('id', '=', id)
    .executeTakeFirst()
  return event ?? null
}
