import type { Kysely } from 'kysely'
import type { IdRange } from '#core/posting-address.ts'
import type { Database } from '#db/schema.ts'

/**
 * The postings that are or were public in a range of ids, in their order; for a hidden duplicate, the posting that is
 * shown instead. Usually one: the range of an address has the first 48 bits of a random id.
 */
export async function findPostingIds(db: Kysely<Database>, { first, last }: IdRange): Promise<string[]> {
  const rows = await db
    .selectFrom('public_jobs')
    .select('id')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .union(
      db
        .selectFrom('posting_copies')
        .select('duplicate_of as id')
        .where('id', '>=', first)
        .where('id', '<=', last),
    )
    .orderBy('id')
    .limit(MAX_POSTINGS)
    .execute()
  return rows.map(({ id }) => id)
}

/** More in one range would not be chance. */
const MAX_POSTINGS = 10
