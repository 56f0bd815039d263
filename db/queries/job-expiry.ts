import { sql, type Kysely } from 'kysely'
import { LISTED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '../schema.ts'
import { orphanedCards, sortOutCopies } from './job-copies.ts'
import { OWN_SIGHTINGS } from './job-sightings.ts'
import { takeWriteTurn } from './write-turn.ts'

/**
 * Closes postings that no crawl has confirmed for two weeks, whether crawls fail or nobody runs any, and those whose
 * own deadline is past. Samples stay: nobody ever confirmed them. What an operator hands over as a saved response
 * stands for as long from that day on, however old it is: as an old posting, without the badge.
 *
 * @returns How many were closed.
 */
export function expirePostings(owner: Kysely<Database>, now: Date): Promise<number> {
  return owner.transaction().execute(async (transaction) => {
    await takeWriteTurn(transaction)
    const closed = await transaction
      .with('over', (cte) =>
        cte
          .selectFrom('jobs')
          .leftJoin('boards', 'boards.source', 'jobs.source')
          .select(['jobs.id', sql<boolean>`coalesce(application_deadline < ${now}, false)`.as('late')])
          .where('closed_at', 'is', null)
          .where('is_sample', '=', false)
          .where((eb) => eb.or([eb('is_active', '=', true), eb('duplicate_of', 'is not', null)]))
          .where(
            sql<boolean>`(application_deadline < ${now} or
              greatest(verified_at, first_seen_at, boards.read_at, case when missed_since is null then boards.seen_at end)
                < ${now}::timestamptz - ${sql.lit(`${LISTED_FOR_DAYS} days`)}::interval)`,
          ),
      )
      .updateTable('jobs')
      .from('over')
      .whereRef('jobs.id', '=', 'over.id')
      .set({
        ...OWN_SIGHTINGS,
        is_active: false,
        closed_at: now,
        close_reason: sql`case when late then 'deadline passed' else 'not confirmed' end`,
        duplicate_of: null,
      })
      .returning('card_key')
      .execute()
    const keys = closed.flatMap(({ card_key }) => card_key ?? [])
    await sortOutCopies(transaction, [...keys, ...(await orphanedCards(transaction))])
    return closed.length
  })
}
