import type { Outcome } from './source-problem.ts'
import type { RawPosting, RawRejection } from './raw-posting.ts'

/**
 * How one kind of board is read. An adapter knows its source's addresses, fields and quirks, and nothing of
 * India, IT or the database. `docs/patterns/ats-adapter.md` says how to add one.
 */
export interface Adapter {
  /** First half of a source token, `greenhouse` in `greenhouse:stripe`. */
  name: string
  /** What a board's own name may look like: it becomes part of an address, so nothing that an address is made of. */
  board: RegExp
  /** Whether `Stripe` and `stripe` are different boards. */
  caseSensitive: boolean
  /** A board name that fits, for messages. */
  example: string
  /** Hosts that requests for this board, and redirects of them, may go to. None: the source is read from files. */
  hosts(board: string): string[]
  /** Where a live board may be asked only with an operator's leave. Absent: every board may. */
  policy?: Policy
  /**
   * Why the robots.txt of these hosts is not asked before each board: who read it, and what it says of us. Absent:
   * it is read and obeyed.
   */
  robotsReviewed?: string
  /**
   * Fetches the board whole: pages joined, in the form of one saved response.
   *
   * @throws SourceProblem
   */
  fetch(board: string, get: Get, settings?: BoardSettings): Promise<unknown>
  /** A saved response's text as the payload that `fetch` gives. @throws SourceProblem `shape changed` */
  parse(text: string): unknown
  /**
   * The postings of a payload. One bad posting is rejected by itself; a payload that is not this source's, or of
   * which more than half cannot be read, is a changed shape.
   *
   * @throws SourceProblem `shape changed`, naming the field.
   */
  read(payload: unknown, board: string, settings?: BoardSettings): BoardReading
}

export interface Policy {
  /** What has to be allowed: the whole source, or board by board. */
  scope: 'source' | 'board'
  /** Why it is not open to all, as the operator is told. */
  reason: string
  /** Whether the repository's own review has approved the board. */
  approves(board: string): boolean
}

/** What an operator's list may say of a board beyond its name. */
export interface BoardSettings {
  /** The employer as visitors know it, for sources whose postings name none or a legal entity. */
  company: string | null
  /**
   * Where the board is instead of at its vendor's address: a company's own domain, or a server on this machine,
   * which needs the operator's leave. Addresses keep their path and query below it.
   */
  baseUrl: URL | null
  /** Addresses of postings, for plain pages whose sitemap does not list them. */
  pages: string[]
}

export interface BoardReading {
  postings: RawPosting[]
  rejected: RawRejection[]
}

export interface GetOptions {
  /** `Accept`; JSON where nothing is said. */
  accept?: string
  /** Sent as JSON with POST, for sources that are asked that way. */
  post?: unknown
}

/** The one way an adapter reaches the network; bound to the adapter's hosts. @throws SourceProblem */
export type Get = (url: string, options?: GetOptions) => Promise<Fetched>

export interface Fetched {
  body: string
  /** For a later conditional request. */
  etag: string | null
  /** Only where the request was conditional: it is as it was, and the body is empty. */
  notModified?: boolean
}

/** A board named on the command line or in a list: `greenhouse:stripe`. */
export interface Source {
  adapter: Adapter
  board: string
  /** What the database stores: `greenhouse:stripe`. */
  token: string
  settings: BoardSettings
}

/** What came of reading a board, for the report and for the record of runs. */
export interface BoardProblem {
  /** `failed`: not the source's fault but ours, or the database's. */
  outcome: Outcome | 'failed'
  message: string
  /** When the source said to come back, where it did. */
  retryAt: Date | null
}
