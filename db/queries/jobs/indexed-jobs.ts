import { setImmediate } from 'node:timers/promises'
import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { JobSummary } from '#core/job.ts'
import type { Database } from '#db/schema.ts'
import { activeJobs, SUMMARY } from './jobs.ts'

/** What the index of a site process (`find/`) knows of an open posting. Times are microseconds since 1970. */
export interface IndexedJob extends Pick<
  JobSummary,
  | 'id'
  | 'title'
  | 'company'
  | 'location'
  | 'category'
  | 'experience_level'
  | 'experience_min'
  | 'experience_max'
  | 'batch'
  | 'work_mode'
  | 'salary_min'
  | 'salary_max'
  | 'salary_period'
  | 'job_type'
  | 'skills'
  | 'source'
  | 'is_sample'
> {
  locations: string[]
  /** Bits by the places in `DEGREES` and `BRANCHES`; 0 if none is stated. */
  degrees: number
  branches: number
  posted_at: number
  /** When the posting itself was last confirmed, apart from its board. */
  verified_at: number | null
  /** Confirmed whenever its board is (`readSightings`). */
  follows_board: boolean
  clicks: number
  clicks_last_7_days: number
  content_changed_at: number
  /** The same for all open postings of one opening; null if it is one by itself. */
  opening: string | null
}

/** A moment of the database: what was committed then. */
export interface ChangeMark {
  /** Transactions below this one had ended; every later change belongs to this one or a higher one. */
  oldest: string
  /** Transactions from `oldest` on whose changes were read already. */
  read: string[]
}

export interface JobChanges {
  /** The mark to read on from. */
  mark: ChangeMark
  /** Postings that were added, changed or removed. */
  jobs: string[]
  /** Boards that were seen again. */
  boards: string[]
  /** The log does not hold all changes, or too many: read everything again. */
  incomplete: boolean
  /** How many postings are open, for the same moment. */
  open: number
}

/** Joins the values of an array in one text: three times as fast to read as an array. */
const SEPARATOR = '\u001f'
/** If more has changed, reading everything costs less. */
const MAX_CHANGES = 20_000

/** The mark of this moment, and how many postings are open. */
export async function readChangeMark(db: Kysely<Database>): Promise<{ mark: ChangeMark; open: number }> {
  const { rows } = await sql<{ oldest: string; open: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      (select coalesce(sum(jobs), 0)::bigint from job_counts) as open`.execute(db)
  return { mark: { oldest: rows[0]?.oldest ?? '0', read: [] }, open: rows[0]?.open ?? 0 }
}

/**
 * What has changed since a mark, in one statement and so for one moment. A transaction that commits late is not missed:
 * its number is at least the mark's oldest one. Works on a standby too, whose snapshots do not name what is in progress.
 */
export async function readChanges(db: Kysely<Database>, mark: ChangeMark): Promise<JobChanges> {
  const { rows } = await sql<{
    oldest: string
    newest: string
    open: number
    xid: string | null
    job_id: string | null
    source: string | null
  }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, pg_snapshot_xmax(pg_current_snapshot())::text as newest,
      (select coalesce(sum(jobs), 0)::bigint from job_counts) as open,
      changes.xid::text as xid, changes.job_id, changes.source
    from (select) as once left join (
      select xid, job_id, source from job_changes
      where xid >= ${mark.oldest}::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())
        and xid <> all (${mark.read}::xid8[])
      limit ${MAX_CHANGES + 1}
    ) as changes on true`.execute(db)
  const [first] = rows
  if (!first) throw new Error('The database did not say what has changed.')
  const changes = rows.filter(({ xid }) => xid !== null)
  const seen = new Set([...mark.read, ...changes.map(({ xid }) => xid ?? '')])
  const known = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null)
  return {
    mark: { oldest: first.oldest, read: [...seen].filter((xid) => BigInt(xid) >= BigInt(first.oldest)) },
    jobs: known(changes.map(({ job_id }) => job_id)),
    boards: known(changes.map(({ source }) => source)),
    incomplete:
      changes.length > MAX_CHANGES ||
      changes.some(({ job_id, source }) => job_id === null && source === null) ||
      // Another database, or this one as it was before: its transactions are lower.
      BigInt(first.newest) < BigInt(mark.oldest),
    open: first.open,
  }
}

/** Open postings in the order of their ids, in batches. Postings may come and go meanwhile. */
export async function* readOpenJobs(db: Kysely<Database>, batch: number): AsyncGenerator<IndexedJob[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const jobs = await readIndexedJobs(db, sql`id > ${after}::uuid order by id limit ${batch}`)
    yield jobs
    const last = jobs.at(-1)
    if (!last || jobs.length < batch) return
    after = last.id
  }
}

/** Those of the postings that are open. */
export function readJobsToIndex(db: Kysely<Database>, ids: readonly string[]): Promise<IndexedJob[]> {
  return readIndexedJobs(db, sql`id = any(${ids}::uuid[])`)
}

/** When boards were last seen: these, or all. */
export async function readSightings(
  db: Kysely<Database>,
  sources?: readonly string[],
): Promise<{ source: string; seen_at: number }[]> {
  const all = db
    .selectFrom('board_sightings')
    .select(['source', sql<number>`${micros('seen_at')}`.as('seen_at')])
  return (sources ? all.where('source', '=', sql<string>`any(${sources}::text[])`) : all).execute()
}

/** Descriptions of open postings. */
export function readDescriptions(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ id: string; description: string }[]> {
  return activeJobs(db)
    .select(['id', 'description'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** The postings of a list, in the order of the ids, without those that were closed meanwhile. */
export async function readJobSummaries(db: Kysely<Database>, ids: readonly string[]): Promise<JobSummary[]> {
  if (ids.length === 0) return []
  const byId = await readTogether(db, ids)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What was asked for since the last look at the network, which one query reads. */
interface SharedRead {
  ids: Set<string>
  rows: Promise<Map<string, JobSummary>>
}

const sharedReads = new WeakMap<Kysely<Database>, SharedRead>()

/**
 * Under load many lists are asked for at once. To send a query takes longer than to find its rows, here and in the
 * database.
 */
function readTogether(db: Kysely<Database>, ids: readonly string[]): SharedRead['rows'] {
  const current = sharedReads.get(db)
  if (current) {
    for (const id of ids) current.ids.add(id)
    return current.rows
  }
  const read = async () => {
    await setImmediate()
    sharedReads.delete(db)
    const { rows } = await db.executeQuery(summariesOf(db, [...shared.ids]))
    return new Map(rows.map((job) => [job.id, job]))
  }
  const shared: SharedRead = { ids: new Set(ids), rows: read() }
  sharedReads.set(db, shared)
  return shared.rows
}

const SOME_IDS: readonly string[] = []
let summaries: CompiledQuery<JobSummary> | undefined

/** Each list of a page asks this. To build the query anew took as long as to read its rows. */
function summariesOf(db: Kysely<Database>, ids: readonly string[]): CompiledQuery<JobSummary> {
  summaries ??= activeJobs(db)
    .select(SUMMARY)
    .where('id', '=', sql<string>`any(${SOME_IDS}::uuid[])`)
    .compile()
  const parameters = summaries.parameters.map((value) => (value === SOME_IDS ? ids : value))
  return { ...summaries, parameters }
}

async function readIndexedJobs(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<IndexedJob[]> {
  type Row = Omit<IndexedJob, 'skills' | 'locations' | 'batch'> &
    Record<'skills' | 'locations' | 'batch', string>
  const { rows } = await sql<Row>`
    select id, title, company, location, category, experience_level, experience_min, experience_max, work_mode,
      salary_min, salary_max, salary_period, job_type, source, is_sample, follows_board, clicks, clicks_last_7_days,
      ${joined('skills')} as skills, ${joined('locations')} as locations, ${joined('batch')} as batch,
      ${micros('posted_at')} as posted_at, ${micros('verified_at')} as verified_at,
      ${micros('content_changed_at')} as content_changed_at, degrees, branches, opening
    from indexed_jobs where ${which}`.execute(db)
  return rows.map((row) =>
    Object.assign(row, {
      skills: split(row.skills),
      locations: split(row.locations),
      batch: split(row.batch).map(Number),
    }),
  )
}

function micros(column: string) {
  return sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`
}

function joined(column: string) {
  return sql<string>`array_to_string(${sql.ref(column)}, ${SEPARATOR})`
}

function split(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR)
}
