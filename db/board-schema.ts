import type { BoardFinding } from '#core/board-tier.ts'
import type { EmployerBoard } from '#core/employer-coverage.ts'
import type { BoardState, BoardTier } from '#core/content/boards.ts'
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
  /** The employer's name: of the list, or as the board gives it. */
  company: Generated<string | null>
  /** What the current list says; null if the board is not on it. */
  listed_as: Generated<string | null>
  state: Generated<BoardState>
  tier: Generated<BoardTier>
  /** The result of the last trusted run. */
  finding: Generated<BoardFinding | null>
  /** The board that it redirects or links to. */
  moved_to: Generated<string | null>
  /** The last crawl that opened or closed a posting. */
  changed_at: NullableTimestamp
  /** The first of the runs, all since then, that found no such board. */
  gone_since: NullableTimestamp
  /** The operator wants it asked before its time. */
  asked_at: NullableTimestamp
  /** The last reading was a saved file, which the operator imported at `read_at`. */
  from_file: Generated<boolean>
  /** The operator stopped it, whatever the list says. */
  paused_at: NullableTimestamp
  /** What the adapter keeps from one crawl to the next. Written as JSON text. */
  memory: ColumnType<unknown, string | null | undefined, string | null>
}

/** A board of the list: what the operator or the shipped list says about it. */
export interface ListedBoardsTable {
  source: string
  company: string | null
  state: BoardState
  tier: BoardTier | null
  jobs_in_india: number | null
  counted_on: string | null
  confirmed_on: string | null
  moved_to: string | null
  base_url: string | null
  pages: string[] | null
  sitemap: string | null
  match: string | null
  country_in_url: string | null
  evidence: string | null
  note: string | null
  is_shipped: Generated<boolean>
  /** The operator wrote it; null: it follows the shipped list. */
  edited_at: NullableTimestamp
  /** The operator took it off the list. */
  removed_at: NullableTimestamp
}

/** Boards that are asked, by kind, as visitors may see them. */
export interface BoardFreshnessView {
  kind: string
  boards: number
  confirmed_today: number
  confirmed_this_week: number
  failing: number
  never_asked: number
  newest: Date | null
}

/** Saved files with open postings, as visitors may see them. */
export interface SavedFileFreshnessView {
  files: number
  jobs: number
  /** The least recent import; null without a file. */
  oldest: Date | null
}

/** Boards of the list or with a run, as visitors may see them. */
export type EmployerBoardsView = Omit<EmployerBoard, 'open'>

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
