import { sql, type Kysely } from 'kysely'
import type { MarketBoard, MarketPosting } from '#core/market/market-figures.ts'
import { mergeOpening, type PostingOfOpening } from '#core/market/merge-openings.ts'
import type { Database } from '#db/schema.ts'

const BATCH = 2000

/**
 * Real openings that are open or were closed since a day, in batches, without copies of postings; one in several places
 * once, with all of them. Postings may come and go meanwhile.
 *
 * @param owner The web role does not see why a posting was closed.
 */
export async function* readMarketOpenings(
  owner: Kysely<Database>,
  closedSince: Date,
  batch = BATCH,
): AsyncGenerator<MarketPosting[]> {
  // Those of one opening are far from each other in the order of reading: they wait for the last of them.
  const shared = new Map<string, [PostingOfOpening, ...PostingOfOpening[]]>()
  for await (const postings of readPostings(owner, closedSince, batch)) {
    for (const posting of postings) {
      if (posting.opening === null) continue
      const others = shared.get(posting.opening)
      if (others) others.push(posting)
      else shared.set(posting.opening, [posting])
    }
    yield postings.filter(({ opening }) => opening === null)
  }
  yield Array.from(shared.values(), mergeOpening)
}

async function* readPostings(
  owner: Kysely<Database>,
  closedSince: Date,
  batch: number,
): AsyncGenerator<PostingOfOpening[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await owner
      .selectFrom('jobs')
      .select([
        'id',
        'opening',
        'source',
        'company',
        'category',
        'experience_level',
        'experience_min',
        'salary_min',
        'salary_max',
        'salary_period',
        'job_type',
        'locations',
        'skills',
        'posted_at',
        'day_stated',
        'first_seen_at',
        'closed_at',
        sql<boolean>`coalesce(close_reason in ('unlisted', 'deadline passed', 'link gone'), false)`.as(
          'taken_off',
        ),
      ])
      .where('is_sample', '=', sql.lit(false))
      .where('duplicate_of', 'is', null)
      .where((eb) => eb.or([eb('is_active', '=', sql.lit(true)), eb('closed_at', '>=', closedSince)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

/** What we know of each board's history, by its source. */
export async function readMarketBoards(owner: Kysely<Database>): Promise<Map<string, MarketBoard>> {
  const rows = await owner
    .selectFrom('jobs')
    .innerJoin('boards', 'boards.source', 'jobs.source')
    .where('jobs.is_sample', '=', sql.lit(false))
    .groupBy(['jobs.source', 'boards.seen_at'])
    .select([
      'jobs.source',
      'boards.seen_at',
      sql<Date>`min(jobs.first_seen_at)`.as('since'),
      sql<Date | null>`max(jobs.closed_at) filter (where jobs.close_reason = 'not confirmed')`.as('lost_at'),
    ])
    .execute()
  return new Map(rows.map(({ source, ...board }) => [source, board]))
}
