import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely'
import type { Database, EventsHackathonsTable } from '../schema.ts'
import { anyContains, containing } from './text-match.ts'

export type Event = Selectable<EventsHackathonsTable>

export interface EventFilters {
  /** Part of the name, organizer or description. */
  search?: string
  event_type?: Event['event_type']
  /** Part of the location. */
  location?: string
}

/** Events by date, the earliest first; those without a date last. */
export function listEvents(
  db: Kysely<Database>,
  { search, event_type, location }: EventFilters = {},
): Promise<Event[]> {
  let query = db
    .selectFrom('events_hackathons')
    .selectAll()
    .where((eb) => anyContains(eb, ['event_name', 'organizer', 'description'], search))
    .orderBy('event_date', (order) => order.asc().nullsLast())
    .orderBy('event_name')
  if (event_type !== undefined) query = query.where('event_type', '=', event_type)
  if (location?.trim()) query = query.where(sql<SqlBool>`location ilike ${containing(location.trim())}`)
  return query.execute()
}
