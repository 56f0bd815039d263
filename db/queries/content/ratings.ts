import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Stars } from '#core/rating.ts'
import type { Database } from '#db/schema.ts'

/** A table whose rows visitors rate, or its alias in a query. */
type RatedTable = 'learn_courses' | 'listed'

/**
 * The rating that a row shows: the mean of visitors from five of them on, else the one that it was imported with; null
 * if there is neither.
 */
export function shownRating(table: RatedTable): RawBuilder<number | null> {
  return sql<number | null>`coalesce(
    (select rating from shown_ratings where row_id = ${sql.ref(`${table}.id`)}), ${sql.ref(`${table}.rating`)})`
}

/** How many visitors the row's rating is of; null if they are too few, or it was imported. */
export function ratingCount(table: RatedTable): RawBuilder<number | null> {
  return sql<number | null>`(select voices from shown_ratings where row_id = ${sql.ref(`${table}.id`)})`
}

export interface Rating {
  rowId: string
  /** The random number in the visitor's cookie. */
  device: Buffer
  stars: Stars
  /** What has one voice for a row (`OPERATOR` in server/http/client-address.ts); null if it is not known. */
  network: string | null
}

/** What `give_rating` of `db/migrations/034_fair_limits.sql` did. */
export type RatingResult = 'added' | 'changed' | 'new' | 'network' | 'full' | 'unknown'

/**
 * Stores what a visitor gave a row. A device has one voice for a row: another one replaces it. So has a network: a second
 * device of it is refused.
 *
 * @param mayAdd False only changes the voice of a device that has one; `new` says that it has none.
 */
export async function rateRow(
  web: Kysely<Database>,
  { rowId, device, stars, network }: Rating,
  mayAdd: boolean,
): Promise<RatingResult> {
  const { rows } = await sql<{ result: RatingResult }>`
    select give_rating(${rowId}, ${hashFor(rowId, device)}, ${stars}, ${mayAdd}, ${network}) as result`.execute(
    web,
  )
  return rows[0]?.result ?? 'unknown'
}

/** Differs for each row, so that the stored voices of one device have nothing in common. */
function hashFor(rowId: string, device: Buffer): Buffer {
  return createHash('sha256').update(device).update(rowId.toLowerCase()).digest()
}
