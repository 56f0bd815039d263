import { createHash } from 'node:crypto'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { NormalisedPosting } from '#core/posting.ts'
import { cardKey, openingKey } from '#core/same-job.ts'
import { factColumns } from '#db/fact-columns.ts'
import type { Database, JobsTable } from '#db/schema.ts'
import { CONFIRMATIONS, type CrawlSighting } from './job-sightings.ts'

/** A posting with the hashes that show whether it changed. */
export interface DigestedPosting {
  posting: NormalisedPosting
  contentHash: string
  cardKey: string
}

/** Rows per statement: about 35 parameters each, of the 65,535 that the protocol allows. */
const BATCH = 200

export function digest(posting: NormalisedPosting): DigestedPosting {
  const contentHash = createHash('sha256').update(JSON.stringify(posting)).digest('base64url')
  return { posting, contentHash, cardKey: cardKey(posting) }
}

/**
 * Upserts new, changed and reopened postings by source and external id. Id and first sighting never change,
 * and the publication date only moves to an earlier one.
 *
 * @param sighting Stored as the verification time and the last sighting, and counted as a confirmation.
 * @param missedSince Set if a newer crawl no longer lists them.
 * @returns The postings that the database refuses. Each costs itself alone.
 */
export async function writePostings(
  transaction: Kysely<Database>,
  postings: DigestedPosting[],
  sighting: CrawlSighting,
  missedSince: Date | null = null,
): Promise<RefusedPosting[]> {
  const refused: RefusedPosting[] = []
  for (let start = 0; start < postings.length; start += BATCH) {
    const write = (batch: DigestedPosting[]) =>
      upsert(
        transaction,
        batch.map((posting) => toRow(posting, sighting, missedSince)),
      )
    refused.push(...(await writeOrRefuse(transaction, postings.slice(start, start + BATCH), write)))
  }
  return refused
}

/** A posting that the database refuses, and its reason. */
export interface RefusedPosting {
  external_id: string
  title: string
  reason: string
}

/** Writes them in one statement. If the database refuses it, halves them until the refused ones are found. */
async function writeOrRefuse(
  transaction: Kysely<Database>,
  postings: DigestedPosting[],
  write: (postings: DigestedPosting[]) => Promise<unknown>,
): Promise<RefusedPosting[]> {
  await sql`savepoint postings`.execute(transaction)
  try {
    await write(postings)
    await sql`release savepoint postings`.execute(transaction)
    return []
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint postings`.execute(transaction)
    await sql`release savepoint postings`.execute(transaction)
    const [first, ...others] = postings
    if (first && others.length === 0) {
      const { external_id, title } = first.posting
      return [{ external_id, title, reason: `the database refused it: ${error.message}` }]
    }
  }
  const half = Math.ceil(postings.length / 2)
  return [
    ...(await writeOrRefuse(transaction, postings.slice(0, half), write)),
    ...(await writeOrRefuse(transaction, postings.slice(half), write)),
  ]
}

/** Whether an error is about a value: invalid data (22), a constraint (23), a limit (54) or a row named twice (21). */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(?:21|22|23|54)[0-9A-Z]{3}$/.test(String(error.code))
}

function upsert(transaction: Kysely<Database>, rows: JobRow[]) {
  return transaction
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source', 'external_id']).doUpdateSet((eb) => ({
        ...Object.fromEntries(UPDATED.map((column) => [column, eb.ref(`excluded.${column}`)])),
        posted_at: sql<Date>`case when excluded.day_stated and not jobs.day_stated then excluded.posted_at
            else least(jobs.posted_at, excluded.posted_at) end`,
        day_stated: sql<boolean>`jobs.day_stated or excluded.day_stated`,
        // A hidden duplicate stays hidden until `groupCopies` runs.
        is_active: sql<boolean>`jobs.is_active or jobs.closed_at is not null`,
        // One that asks for money is never featured.
        is_featured: sql<boolean>`jobs.is_featured and not excluded.fee_asked`,
        closed_at: null,
        close_reason: null,
        confirmations: sql<number>`${CONFIRMATIONS} + 1`,
        content_changed_at: sql<Date>`case
            when jobs.content_hash is distinct from excluded.content_hash or jobs.closed_at is not null
            then excluded.content_changed_at else jobs.content_changed_at end`,
      })),
    )
    .execute()
}

/**
 * Deletes the shipped samples at the first real ingest: jobs, and openings with their companies.
 *
 * @returns How many jobs.
 */
export async function retireSamples(db: Kysely<Database>): Promise<number> {
  await db.deleteFrom('mnc_job_openings').where('is_sample', '=', true).execute()
  await db.deleteFrom('mnc_companies').where('is_sample', '=', true).execute()
  // It must be a literal, not a parameter, for the partial index to be used.
  const samples = db.deleteFrom('jobs').where('is_sample', '=', sql.lit(true))
  const { numDeletedRows } = await samples.executeTakeFirst()
  return Number(numDeletedRows)
}

type JobRow = Insertable<JobsTable>

/** The columns that an upsert overwrites. */
const UPDATED = [
  'title',
  'company',
  'company_logo_url',
  'location',
  'category',
  'experience_level',
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
  'batch',
  'requisition_id',
  'application_deadline',
  'verified_at',
  'last_seen_at',
  'missed_since',
  'unread_since',
  'page_id',
  'board_confirmations',
  'evidence',
  'facts',
  'degrees',
  'degree_required',
  'branches',
  'notice_days',
  'is_walk_in',
  'walk_in_until',
  'fee_asked',
  'content_hash',
  'card_key',
  'opening_key',
] as const satisfies (keyof JobRow)[]

function toRow(
  { posting, contentHash, cardKey }: DigestedPosting,
  { at: seenAt, boardConfirmations }: CrawlSighting,
  missed_since: Date | null,
): JobRow {
  return {
    ...posting,
    evidence: JSON.stringify(posting.evidence),
    ...factColumns(posting.facts),
    // Without a stated date, the posting counts from when we first saw it.
    posted_at: posting.posted_at ?? seenAt,
    day_stated: posting.posted_at !== null,
    is_active: true,
    verified_at: seenAt,
    first_seen_at: seenAt,
    last_seen_at: seenAt,
    missed_since,
    unread_since: null,
    content_hash: contentHash,
    content_changed_at: seenAt,
    card_key: cardKey,
    opening_key: openingKey(posting),
    confirmations: 1,
    board_confirmations: boardConfirmations,
  }
}
