import { sql, type Kysely, type Selectable } from 'kysely'
import type { PrepZoneResourcesTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { alphabetical, anyContains } from '../text-match.ts'

export type PrepResource = Selectable<PrepZoneResourcesTable>

export interface PrepResourceFilters {
  category?: string
  /** Part of the name or description. */
  search?: string
  resource_type?: PrepResource['resource_type']
  /** Only what is free. */
  freeOnly?: boolean
}

/** Prep resources, of one category or all, best rated first, unrated last. */
export function listPrepResources(
  db: Kysely<Database>,
  { category, search, resource_type, freeOnly }: PrepResourceFilters,
): Promise<PrepResource[]> {
  let query = db
    .selectFrom('prep_zone_resources')
    .selectAll()
    .where((eb) => anyContains(eb, ['name', 'description'], search))
    .orderBy('rating', (order) => order.desc().nullsLast())
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
  if (category !== undefined) query = query.where('category', '=', category)
  if (resource_type !== undefined) query = query.where('resource_type', '=', resource_type)
  if (freeOnly) query = query.where('is_free', '=', sql.lit(true))
  return query.execute()
}
