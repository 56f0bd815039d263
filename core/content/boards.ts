import { z } from 'zod'
import { line } from './fields.ts'

/** What an operator wants of a board: to be run, or to rest. A resting board's jobs leave the list by themselves. */
const BOARD_STATES = ['active', 'paused'] as const

/** One row of `content/boards.json`, or of an operator's own list. */
export const boardEntrySchema = z.strictObject({
  /** The employer as visitors know it. */
  company: line(120),
  /** `adapter:board`, as `npm run ingest` takes it. */
  source: z.string().regex(/^[a-z-]+:\S.*$/, 'expected adapter:board, such as greenhouse:stripe'),
  state: z.enum(BOARD_STATES).default('active'),
  /** Why it is as it is, and since when. */
  note: line(240).optional(),
  /** Where the board is, if not at its vendor's address. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses of postings, for plain pages whose sitemap does not list them. */
  pages: z.array(z.url({ protocol: /^https?$/ })).optional(),
})

export type BoardEntry = z.output<typeof boardEntrySchema>
