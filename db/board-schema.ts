import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from './column-types.ts'

/** The outcome of one run of a board. */
export type RunOutcome =
  | 'done'
  | 'not modified'
  /** The crawl succeeded but found far fewer postings than before, so none was marked as missing. */
  | 'doubted'
  | 'blocked'
  | 'gone'
  | 'shape changed'
  | 'network'
  /** An error on our side, or in the database. */
  | 'failed'

/** The ETag of a response, for the conditional request of the next crawl. */
export interface StoredValidator {
  url: string
  etag: string
  accept?: string
}

export interface BoardsTable {
  source: string
  seen_at: NullableTimestamp
  found: number | null
  kept: number | null
  /** External ids of all postings of the last healthy crawl. */
  listed: Generated<string[]>
  read_at: NullableTimestamp
  /** Written as JSON text, read as an array. */
  validators: ColumnType<StoredValidator[], string | undefined, string>
  doubted_at: NullableTimestamp
  doubted_found: number | null
  doubted_crawls: Generated<number>
  /** Healthy crawls, from which each posting's confirmations are counted. */
  confirmations: Generated<number>
  last_run_at: NullableTimestamp
  last_outcome: RunOutcome | null
  last_error: string | null
  failures: Generated<number>
  retry_at: NullableTimestamp
}

export interface IngestRunsTable {
  id: GeneratedAlways<number>
  source: string
  started_at: Timestamp
  finished_at: ColumnType<Date, Date | string | undefined, never>
  outcome: RunOutcome
  found: Generated<number>
  kept: Generated<number>
  /** Written as JSON text, read as an object. */
  rejected: ColumnType<Record<string, number>, string | undefined, string>
  inserted: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  reopened: Generated<number>
  missing: Generated<number>
  closed: Generated<number>
  error: string | null
}
