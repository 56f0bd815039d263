import { z } from 'zod'
import type { ResourceName } from './resources.ts'

/**
 * A read call. The route, the validation of its parameters, and its part of the OpenAPI document are built
 * from it.
 */
export interface ReadCall<Query extends z.ZodObject = z.ZodObject> {
  /** Path below the base; `{id}` is the id of a row. */
  path: string
  summary: string
  description: string
  /**
   * `page`: part of a list, with a link to the next; `list`: the first rows of a list; `one`: a single row by
   * id.
   */
  answers: 'page' | 'list' | 'one'
  resource: ResourceName
  /** An example query; empty if the call takes no parameters. */
  example: string
  /** Strict: unknown parameters are refused. */
  query: Query
  /** Seconds that a cache may keep the response, and then serve it stale while it revalidates. */
  fresh: { seconds: number; stale: number }
}

/** Keeps the parameter types of a call. */
export function readCall<Query extends z.ZodObject>(call: ReadCall<Query>): ReadCall<Query> {
  return call
}

const DEFAULT_LIMIT = 20
const MAX_ROWS = 100
const MAX_TEXT_LENGTH = 100

/** Free text. */
export const text = (description: string) =>
  z.string().trim().max(MAX_TEXT_LENGTH).optional().describe(description)
/** One of the values; absent means all. */
export const oneOf = <const Option extends string>(options: readonly Option[], description: string) =>
  z.enum(options).optional().describe(description)
export const yesOrNo = (description: string) =>
  z
    .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })
    .optional()
    .describe(description)
/** Up to ten values, separated by commas; any of them matches. */
export const anyOf = (description: string) =>
  z
    .string()
    .trim()
    .regex(/^[^,]{1,100}(,[^,]{1,100}){0,9}$/)
    .optional()
    .describe(`${description} Several, separated by commas, match any.`)
/** Some of a few values, separated by commas. */
export const someOf = (options: readonly string[], description: string) => {
  const option = `(?:${options.join('|')})`
  return z
    .string()
    .regex(new RegExp(`^${option}(?:,${option}){0,${options.length - 1}}$`))
    .optional()
    .describe(`${description} Of ${options.join(', ')}; several, separated by commas.`)
}
/** A whole number. */
export const wholeNumber = (most: number, description: string) =>
  z.coerce.number().int().min(0).max(most).optional().describe(description)
/** A sort order; the first is the default. */
export const order = <const Option extends string>(
  options: readonly [Option, ...Option[]],
  description: string,
) => z.enum(options).default(options[0]).describe(description)
const rows = (most: number, usual: number) =>
  z.coerce.number().int().min(1).max(most).default(usual).describe('The maximum number of rows to return.')

/** Parameters of every paginated call. */
export const paged = {
  limit: rows(MAX_ROWS, DEFAULT_LIMIT),
  cursor: z
    .guid()
    .optional()
    .describe('The id of the last row of the previous page. The URL in next contains it.'),
}
/** Parameters of a list without pages. */
export const short = { limit: rows(50, 6) }
