import { createHash } from 'node:crypto'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { NormalisedPosting } from '#core/posting.ts'
import type { Database, JobsTable } from '../schema.ts'

export interface UpsertCounts {
  inserted: number
  updated: number
  unchanged: number
}

/** A posting seen again within this time is not written to say so: twice in a row changes nothing. */
const SEEN_AGAIN_AFTER = '1 hour'

/** Rows a statement: some 30 parameters each, of the 65,535 that the protocol allows. */
const BATCH = 100

/**
 * Writes the postings of a board, by source and external id, in one transaction. A posting whose content stands
 * is not rewritten; one that had closed and is listed again opens again.
 *
 * @param seenAt When the board listed them: both the proof of verification and the last sighting.
 */
export function upsertPostings(
  db: Kysely<Database>,
  postings: NormalisedPosting[],
  seenAt: Date,
): Promise<UpsertCounts> {
  return db.transaction().execute(async (transaction) => {
    const counts: UpsertCounts = { inserted: 0, updated: 0, unchanged: 0 }
    for (let start = 0; start < postings.length; start += BATCH) {
      const batch = postings.slice(start, start + BATCH)
      const written = await upsertBatch(transaction, batch, seenAt)
      counts.inserted += written.inserted
      counts.updated += written.updated
      counts.unchanged += batch.length - written.inserted - written.updated
    }
    return counts
  })
}

/** Takes the shipped samples off the list: the first real ingest ends their use. */
export async function retireSamples(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('jobs').where('is_sample', '=', true).executeTakeFirst()
  return Number(numDeletedRows)
}

type JobRow = Insertable<JobsTable>

async function upsertBatch(db: Kysely<Database>, postings: NormalisedPosting[], seenAt: Date) {
  const rows = postings.map((posting) => toRow(posting, seenAt))
  const written = await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'external_id'])
        .doUpdateSet((eb) =>
          Object.fromEntries(UPDATED.map((column) => [column, eb.ref(`excluded.${column}`)])),
        )
        // An older saved response never overwrites what a newer one said.
        .where(
          sql<boolean>`excluded.last_seen_at >= jobs.last_seen_at and
            (jobs.content_hash is distinct from excluded.content_hash or not jobs.is_active)`,
        ),
    )
    .returning(['external_id', sql<boolean>`xmax = 0`.as('inserted')])
    .execute()
  await touchSeen(db, rows, seenAt)
  const inserted = written.filter((row) => row.inserted).length
  return { inserted, updated: written.length - inserted }
}

/** Moves the last sighting of postings that stand as they were. */
async function touchSeen(db: Kysely<Database>, rows: JobRow[], seenAt: Date): Promise<void> {
  const [first] = rows
  if (!first) return
  await db
    .updateTable('jobs')
    .set({ last_seen_at: seenAt, verified_at: seenAt })
    .where('source', '=', first.source)
    .where(
      'external_id',
      'in',
      rows.map((row) => row.external_id),
    )
    .where(sql<boolean>`last_seen_at < ${seenAt}::timestamptz - ${SEEN_AGAIN_AFTER}::interval`)
    .execute()
}

/** What a changed posting brings with it; identity and first sighting stay. */
const UPDATED = [
  'title',
  'company',
  'company_logo_url',
  'location',
  'category',
  'experience_level',
  'is_active',
  'posted_at',
  'salary_min',
  'salary_max',
  'salary_period',
  'job_type',
  'description',
  'skills',
  'application_url',
  'source_url',
  'locations',
  'work_mode',
  'experience_min',
  'experience_max',
  'requisition_id',
  'application_deadline',
  'verified_at',
  'last_seen_at',
  'closed_at',
  'content_hash',
  'content_changed_at',
] as const satisfies (keyof JobRow)[]

function toRow(posting: NormalisedPosting, seenAt: Date): JobRow {
  return {
    ...posting,
    is_active: true,
    closed_at: null,
    verified_at: seenAt,
    first_seen_at: seenAt,
    last_seen_at: seenAt,
    content_hash: createHash('sha256').update(JSON.stringify(posting)).digest('base64url'),
    content_changed_at: seenAt,
  }
}
