import { z } from 'zod'
import { line } from './fields.ts'

/**
 * What the list says about a board:
 *
 * - `active`: has IT jobs in India, by recent evidence.
 * - `resting`: no recent evidence; asked seldom, until a crawl finds IT jobs in India.
 * - `paused`: the operator does not want it fetched.
 * - `moved`, `dead`: no longer there; never fetched.
 * - `needs permission`: fetched only if `ALLOW_SOURCES` or a review allows it.
 *
 * The jobs of a board that is not fetched leave the list when they expire.
 */
export const BOARD_STATES = ['active', 'resting', 'paused', 'moved', 'dead', 'needs permission'] as const

export type BoardState = (typeof BOARD_STATES)[number]

/** How often a board is asked: `often` is the interval of the worker, six hours by default. */
export const BOARD_TIERS = ['often', 'daily', 'weekly', 'monthly'] as const

export type BoardTier = (typeof BOARD_TIERS)[number]

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'))
  } catch {
    return false
  }
}

/** One board of the list, or a row of a file like `content/boards.csv`. */
export const boardEntrySchema = z.strictObject({
  /** The employer's name for visitors; without it, the name that the board itself gives. */
  company: line(120).optional(),
  /** `adapter:board`, as `npm run ingest` takes it. */
  source: z
    .string()
    .max(200)
    .regex(/^[a-z-]+:\S.*$/, 'expected adapter:board, such as greenhouse:stripe'),
  state: z.enum(BOARD_STATES).default('active'),
  /** How often to ask it at first; crawls change it by what they find. */
  tier: z.enum(BOARD_TIERS).optional(),
  /** The source of a board that has moved, or where else the company is. */
  movedTo: line(200).optional(),
  /** Postings in India when somebody last counted them, and the day. */
  jobsInIndia: z.int().min(0).max(1_000_000).optional(),
  countedOn: z.iso.date().optional(),
  /** The newest day on which the evidence saw the board. */
  confirmedOn: z.iso.date().optional(),
  /** Who saw it: public sources with their dates. */
  evidence: line(500).optional(),
  /** The reason for its state, and since when. */
  note: line(240).optional(),
  /** The board's URL, if not at its vendor's domain. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** URLs of postings, for plain pages whose sitemap does not list them. */
  pages: z.array(z.url({ protocol: /^https?$/ })).optional(),
  /** Where the sitemap of its postings is, if robots.txt does not name it. */
  sitemap: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  /** What the addresses of its postings match: a regular expression. */
  match: line(300).refine(isPattern, 'expected a regular expression').optional(),
  /** `yes` if the addresses name the country, or a regular expression that those in India match. */
  countryInUrl: line(300).refine(isPattern, 'expected "yes" or a regular expression').optional(),
})

export type BoardEntry = z.output<typeof boardEntrySchema>

/**
 * Reads the source of a board as somebody typed it: also the address of a careers page at a known system. Says what is
 * wrong with another one.
 */
export type ReadSource = (typed: string) => Promise<{ source: string } | { problem: string }>

/** The name to print for a board: the company's, or else its token at the vendor. */
export function boardName({ company, source }: Pick<BoardEntry, 'company' | 'source'>): string {
  return company ?? source.slice(source.indexOf(':') + 1)
}
