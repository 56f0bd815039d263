import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { listOrphanedCards, groupCopies } from './job-copies.ts'
import { OWN_SIGHTINGS } from './job-sightings.ts'
import { stillListed } from '#db/queries/jobs/open-postings.ts'
import { acquireWriteLock } from '../write-lock.ts'

/**
 * Closes postings that no crawl has confirmed for two weeks, whether crawls fail or nobody runs any, and
 * those past their own deadline. Samples stay, because nobody ever confirms them. Postings of an imported
 * saved response stay for two weeks from the import, however old it is, but without the badge.
 *
 * @returns How many were closed.
 */
export function expirePostings(owner: Kysely<Database>, now: Date): Promise<number> {
  return owner.transaction().execute(async (transaction) => {
    await acquireWriteLock(transaction)
    const closed = await transaction
      .with('over', (cte) =>
        cte
          .selectFrom('open_postings')
          .select(['id', sql<boolean>`coalesce(application_deadline < ${now}, false)`.as('late')])
          .where((eb) => eb.not(stillListed(eb, now))),
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
    await groupCopies(transaction, [...keys, ...(await listOrphanedCards(transaction))])
    return closed.length
  })
}
