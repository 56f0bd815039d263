import type { Outcome } from './source-problem.ts'
import type { RawPosting, RawRejection } from './raw-posting.ts'

/**
 * How one kind of board is read. An adapter knows its source's addresses, fields and quirks, and nothing of
 * India, IT or the database. `docs/patterns/ats-adapter.md` says how to add one.
 */
export interface Adapter {
  /** First half of a source token, `greenhouse` in `greenhouse:stripe`. */
  name: string
  /** What a board's own name may look like: it becomes part of an address, so no dot, slash or colon. */
  board: RegExp
  /** Whether `Stripe` and `stripe` are different boards. */
  caseSensitive: boolean
  /** A board name that fits, for messages. */
  example: string
  /** Hosts that requests for this board, and redirects of them, may go to. */
  hosts(board: string): string[]
  /**
   * Fetches the board whole: pages joined, in the form of one saved response.
   *
   * @throws SourceProblem
   */
  fetch(board: string, get: Get): Promise<unknown>
  /** A saved response's text as the payload that `fetch` gives. @throws SourceProblem `shape changed` */
  parse(text: string): unknown
  /**
   * The postings of a payload. One bad posting is rejected by itself; a payload that is not this source's, or of
   * which more than half cannot be read, is a changed shape.
   *
   * @throws SourceProblem `shape changed`, naming the field.
   */
  read(payload: unknown, board: string): BoardReading
}

export interface BoardReading {
  postings: RawPosting[]
  rejected: RawRejection[]
}

/** The one way an adapter reaches the network; bound to the adapter's hosts. */
export type Get = (url: string, options?: { accept?: string }) => Promise<Fetched>

export interface Fetched {
  body: string
  /** For a later conditional request. */
  etag: string | null
}

/** A board named on the command line or in a list: `greenhouse:stripe`. */
export interface Source {
  adapter: Adapter
  board: string
  /** What the database stores: `greenhouse:stripe`. */
  token: string
}

/** What came of reading a board, for the report and for the record of runs. */
export interface BoardProblem {
  outcome: Outcome
  message: string
}
