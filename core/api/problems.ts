import { z } from 'zod'

/** What can go wrong, by the anchor of its `type` on the page about the API. */
export const PROBLEMS = {
  'invalid-parameters': {
    status: 400,
    title: 'A parameter is not valid',
    meaning:
      'The field errors names each parameter that is unknown or has a value that is not allowed, and what is.',
  },
  forbidden: {
    status: 403,
    title: 'Not from there',
    meaning: 'A page of another site tried to write. Reading is open to all.',
  },
  'not-found': {
    status: 404,
    title: 'There is no such thing',
    meaning: 'No row has this id, or no call this address.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Not with this method',
    meaning: 'The header Allow names the methods that the address takes.',
  },
  gone: {
    status: 410,
    title: 'This job has closed',
    meaning: 'The posting was open once. Take your copy down.',
  },
  'too-large': {
    status: 413,
    title: 'The body is too large',
    meaning: 'A click has at most 8 KiB.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body is not JSON',
    meaning: 'Send it as application/json.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many writes',
    meaning: 'Wait for the seconds that Retry-After says.',
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong here',
    meaning: 'It is ours to mend. Try again later.',
  },
  unavailable: {
    status: 503,
    title: 'The data cannot be read right now',
    meaning: 'Try again after the seconds that Retry-After says.',
  },
} as const satisfies Record<string, { status: number; title: string; meaning: string }>

export type ProblemName = keyof typeof PROBLEMS

export const PROBLEM_TYPE = 'application/problem+json'

const parameterError = z.strictObject({
  parameter: z.string().describe('In the query, or a field of the body.'),
  detail: z.string().describe('What is wrong with it, and what is allowed.'),
  allowed: z.array(z.string()).optional().describe('Every allowed value or name, where they can be listed.'),
})

/** One thing that is wrong with what was sent. */
export type ParameterError = z.output<typeof parameterError>

/** https://www.rfc-editor.org/rfc/rfc9457 */
export const problemSchema = z.strictObject({
  type: z.url().describe('Leads to what it means.'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('About this very request.'),
  errors: z.array(parameterError).optional(),
})

export type Problem = z.output<typeof problemSchema>
