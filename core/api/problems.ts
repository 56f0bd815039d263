import { z } from 'zod'

/** All problem types, by the anchor of their `type` on the API page. */
export const PROBLEMS = {
  'invalid-parameters': {
    status: 400,
    title: 'Invalid parameters',
    meaning:
      'The errors field names each parameter that is unknown or has an invalid value, and what is allowed.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed from another site',
    meaning: 'Pages of other sites may read, but not write.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    meaning: 'No row has this id, or no call has this URL.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The Allow header lists the allowed methods.',
  },
  gone: {
    status: 410,
    title: 'This job has closed',
    meaning: 'The job was open earlier. Please remove your copy.',
  },
  'too-large': {
    status: 413,
    title: 'The body is too large',
    meaning: 'A click may have at most 8 KiB.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body is not JSON',
    meaning: 'Send it as application/json.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    meaning: 'Wait for the number of seconds in Retry-After.',
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong',
    meaning: 'The error is on our side. Please try again later.',
  },
  unavailable: {
    status: 503,
    title: 'Data not available right now',
    meaning: 'Try again after the number of seconds in Retry-After.',
  },
} as const satisfies Record<string, { status: number; title: string; meaning: string }>

export type ProblemName = keyof typeof PROBLEMS

export const PROBLEM_TYPE = 'application/problem+json'

const parameterError = z.strictObject({
  parameter: z.string().describe('A query parameter, or a field of the body.'),
  detail: z.string().describe('What is wrong, and what is allowed.'),
  allowed: z.array(z.string()).optional().describe('All allowed values or names, if they can be listed.'),
})

/** One invalid parameter or field. */
export type ParameterError = z.output<typeof parameterError>

/** https://www.rfc-editor.org/rfc/rfc9457 */
export const problemSchema = z.strictObject({
  type: z.url().describe('A link to the meaning of this error.'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('About this request.'),
  errors: z.array(parameterError).optional(),
})

export type Problem = z.output<typeof problemSchema>
