import type { z } from 'zod'
import type { Outcome } from '#ingest/network/source-problem.ts'
import type { RawPosting, RawRejection } from './raw-posting.ts'

/**
 * Reads one kind of board. An adapter knows its source's addresses, fields and quirks, but not India, IT or
 * the database. `docs/patterns/ats-adapter.md` explains how to add one.
 */
export interface Adapter {
  /** First part of a source token: `greenhouse` in `greenhouse:stripe`. */
  name: string
  /** Valid board names. A name becomes part of an address, so it has no characters with a meaning there. */
  board: RegExp
  /** Whether `Stripe` and `stripe` are different boards. Of a board with a host, perhaps only what follows it. */
  caseSensitive: boolean | 'below host'
  /** A valid board name, for messages. */
  example: string
  /** What such a name is and where it is found, for messages: "the host of the careers page". */
  form: string
  /**
   * Hosts that requests for this board and their redirects may go to. None if the source is read from files.
   */
  hosts(board: string): string[]
  /** Set if live boards may be fetched only with the operator's permission. Without it, every board may. */
  policy?: Policy
  /** All fields of a payload that we keep; without it, all that the source sends. */
  kept?: z.ZodType
  /**
   * Why we do not check the robots.txt of these hosts before each board: who read it, and what it says about
   * us. Without this, it is read and obeyed.
   */
  robotsReviewed?: string
  /** Set if the vendor counts our requests over all of its hosts. */
  meter?: Meter
  /**
   * Fetches the whole board, its pages joined in the form of one saved response.
   *
   * @throws SourceProblem
   */
  fetch(board: string, get: Get, settings?: BoardSettings, memory?: BoardMemory): Promise<unknown>
  /** Parses a saved response into the payload that `fetch` returns. @throws SourceProblem `shape changed` */
  parse(text: string): unknown
  /**
   * The postings of a payload. A bad posting is rejected on its own. A payload of another source, or one with
   * more than half of its postings unreadable, is a changed shape.
   *
   * @throws SourceProblem `shape changed`, naming the field.
   */
  read(payload: unknown, board: string, settings?: BoardSettings): BoardReading
}

/** A limit that a vendor keeps over all boards, whatever their hosts: these share one rate limit. */
export interface Meter {
  /** Of the shared rate limit. */
  name: string
  /** The status that says that we asked for too much, and how long to wait then if the answer does not say. */
  status: number
  seconds: number
}

export interface Policy {
  /** What the operator allows: the whole source or single boards, or only single boards. */
  scope: 'source' | 'board'
  /** Why it needs permission, for the operator. */
  reason: string
}

/** What the operator's list says about a board besides its name. */
export interface BoardSettings {
  /** The employer's name for visitors, for sources whose postings have none or a legal entity. */
  company: string | null
  /** The name that the board itself gave at an earlier crawl: it is not asked for again. */
  knownName?: string | null
  /**
   * The board's base address instead of its vendor's: a company's own domain, or a server on this machine,
   * which needs the operator's permission. Paths and queries stay the same below it.
   */
  baseUrl: URL | null
  /** Addresses of postings on plain pages that no sitemap lists. */
  pages: string[]
  /** The address of the sitemap, if robots.txt does not name it. It may be on a host of its own. */
  sitemap?: string | null
  /** A regular expression: what the addresses of postings match. */
  match?: string | null
  /** `yes` if the addresses name the country, or a regular expression that those in India match. */
  countryInUrl?: string | null
}

/** What an adapter keeps of a board from one crawl to the next. */
export interface BoardMemory {
  /** What the last crawl left; null at the first one. Not validated. */
  before: unknown
  /** Left for the next crawl. */
  next?: unknown
}

export interface BoardReading {
  postings: RawPosting[]
  rejected: RawRejection[]
  /**
   * Ids of postings, or of their pages, that the source lists and that were not read this time: unchanged since
   * the last crawl, or left for a later one. They are not missing.
   */
  skipped?: string[] | undefined
  /** How many of them were never read: they are not counted yet. */
  unvisited?: number | undefined
}

export interface GetOptions {
  /** The `Accept` header; JSON by default. */
  accept?: string
  /** Sent as JSON with POST. */
  post?: unknown
  /** Sent as a form with POST. */
  form?: Record<string, string>
  /** The form is sent in parts (`multipart/form-data`), for sources that read no other. */
  multipart?: boolean
  /** An access token that the source gives to everybody. Not sent on to another origin. */
  bearer?: string
  /** The page that makes this request, for sources that answer only their own pages. */
  referer?: string
  /**
   * Takes the text piece by piece, for responses of any size; `body` is then empty. `false` ends the request. Such
   * a request is not sent again once text has come.
   */
  onText?: (text: string) => boolean | void
  /** Marks the request as one by a page's script, for sources that answer only those. */
  script?: boolean
  /** Of an earlier response. Not sent on to another origin. */
  cookie?: string | undefined
  /** The site whose pages make this request, for sources that answer no other: sent as origin and referer. */
  origin?: string
  /** For the whole request, if the source is known to be slow. The default is half a minute. */
  timeoutMs?: number
}

/** An adapter's only access to the network, limited to its hosts. @throws SourceProblem */
export type Get = (url: string, options?: GetOptions) => Promise<Fetched>

export interface Fetched {
  body: string
  /** For a later conditional request. */
  etag: string | null
  /** What the source asks a visitor to send along, as a `Cookie` header. */
  cookie?: string | undefined
  /** When the server answered, by its own clock: the `Date` header. Undefined if it does not say. */
  answeredAt?: Date | undefined
  /** For conditional requests only: nothing has changed, and the body is empty. */
  notModified?: boolean
  /** The final address, after any redirects. */
  url?: string
}

/** A board named on the command line or in a list: `greenhouse:stripe`. */
export interface Source {
  adapter: Adapter
  board: string
  /** What the database stores: `greenhouse:stripe`. */
  token: string
  settings: BoardSettings
}

/** The problem of a board, for the report and the record of runs. */
export interface BoardProblem {
  /** `failed`: the error is in our code or the database, not at the source. */
  outcome: Outcome | 'failed'
  message: string
  /** When the source allows the next request, if it said so. */
  retryAt: Date | null
}
