import { z } from 'zod'
import type { ResourceName } from './resources.ts'

/** A call that reads. From it come the route, the check of its parameters, and its part of the OpenAPI document. */
export interface ReadCall<Query extends z.ZodObject = z.ZodObject> {
  /** Below the base; `{id}` stands for a row's id. */
  path: string
  summary: string
  description: string
  /** `page`: a part of a list, and where the next one is; `list`: its first rows; `one`: the row of an id. */
  answers: 'page' | 'list' | 'one'
  resource: ResourceName
  /** A query to try it with; empty where it takes none. */
  example: string
  /** Strict: a parameter that is not here is refused. */
  query: Query
  /** Seconds that a cache may keep the answer, and may then still give it while it fetches a new one. */
  fresh: { seconds: number; stale: number }
}

/** Keeps the types of a call's parameters. */
export function readCall<Query extends z.ZodObject>(call: ReadCall<Query>): ReadCall<Query> {
  return call
}

const DEFAULT_LIMIT = 20
const MOST_ROWS = 100
const LONGEST_TEXT = 100

/** Free text. */
export const text = (description: string) =>
  z.string().trim().max(LONGEST_TEXT).optional().describe(description)
/** One of the values, or all. */
export const oneOf = <const Option extends string>(options: readonly Option[], description: string) =>
  z.enum(options).optional().describe(description)
export const yesOrNo = (description: string) =>
  z
    .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })
    .optional()
    .describe(description)
/** An order; the first is the usual one. */
export const order = <const Option extends string>(
  options: readonly [Option, ...Option[]],
  description: string,
) => z.enum(options).default(options[0]).describe(description)
const rows = (most: number, usual: number) =>
  z.coerce.number().int().min(1).max(most).default(usual).describe('The maximum number of rows to return.')

/** Parameters of every call that answers a page. */
export const paged = {
  limit: rows(MOST_ROWS, DEFAULT_LIMIT),
  cursor: z
    .guid()
    .optional()
    .describe('The id of the last row of the previous page. The URL in the next field already contains it.'),
}
/** The first rows of a list that has no pages. */
export const short = { limit: rows(50, 6) }
