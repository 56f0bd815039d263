import { z } from 'zod'
import { line } from './fields.ts'

/** Whether a board is crawled or paused. A paused board's jobs leave the list when they expire. */
const BOARD_STATES = ['active', 'paused'] as const

/** One row of `content/boards.json`, or of an operator's own list. */
export const boardEntrySchema = z.strictObject({
  /** The employer's name for visitors. */
  company: line(120),
  /** `adapter:board`, as `npm run ingest` takes it. */
  source: z.string().regex(/^[a-z-]+:\S.*$/, 'expected adapter:board, such as greenhouse:stripe'),
  state: z.enum(BOARD_STATES).default('active'),
  /** The reason for its state, and since when. */
  note: line(240).optional(),
  /** The board's URL, if not at its vendor's domain. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** URLs of postings, for plain pages whose sitemap does not list them. */
  pages: z.array(z.url({ protocol: /^https?$/ })).optional(),
})

export type BoardEntry = z.output<typeof boardEntrySchema>
