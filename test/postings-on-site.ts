import type { Insertable } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import type { JobsTable } from '#db/schema.ts'
import { siteDatabase } from './site-database.ts'
import { untilListed } from './until-listed.ts'

const SEEN = new Date()
/** That a posting was first seen, and confirmed, just now. */
export const SEEN_NOW = { first_seen_at: SEEN, last_seen_at: SEEN, verified_at: SEEN }
/** That it was closed just now. */
export const CLOSED_NOW = { is_active: false, closed_at: SEEN }

/**
 * Postings on the shared site while the tests of a file run. They are to be so old that they are not on the lists of other
 * journeys.
 *
 * @param source No other file has it.
 * @param listed A search that finds one of them, and its title, if the tests need its lists.
 */
export function postingsOnSite(
  source: string,
  rows: Insertable<JobsTable>[],
  listed?: { query: string; title: string },
): void {
  beforeAll(async () => {
    await using database = await siteDatabase()
    // At once, or the site lists some of them first and keeps that page; one by one, because a copy refers to another one.
    await database.owner.transaction().execute(async (transaction) => {
      for (const row of rows)
        await transaction
          .insertInto('jobs')
          .values({ ...row, source })
          .execute()
    })
    if (listed) await untilListed(inject('site').url, listed.query, listed.title)
  }, 60_000)
  afterAll(async () => {
    await using database = await siteDatabase()
    await database.owner.deleteFrom('jobs').where('source', '=', source).execute()
  })
}
