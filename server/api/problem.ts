import type { Context } from 'hono'
import { API_BASE } from '#core/api/calls.ts'
import {
  PROBLEM_TYPE,
  PROBLEMS,
  type ParameterError,
  type Problem,
  type ProblemName,
} from '#core/api/problems.ts'

export interface ProblemOptions {
  detail: string
  errors?: ParameterError[]
  headers?: Record<string, string>
}

/** Seconds after which a client should retry. */
export const RETRY_AFTER_S = 10

/** The body of a problem (RFC 9457), as JSON text. */
export function problemText(siteUrl: string, name: ProblemName, { detail, errors }: ProblemOptions): string {
  const { status, title } = PROBLEMS[name]
  const problem: Problem = {
    type: `${siteUrl}/api#${name}`,
    title,
    status,
    detail,
    ...(errors && { errors }),
  }
  return JSON.stringify(problem)
}

/** The headers of a problem, which must not be cached. */
export function problemHeaders(headers: Record<string, string> = {}): Record<string, string> {
  return { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...headers }
}

export function sendProblem(
  c: Context,
  siteUrl: string,
  name: ProblemName,
  options: ProblemOptions,
): Response {
  return c.body(problemText(siteUrl, name, options), PROBLEMS[name].status, problemHeaders(options.headers))
}

/** The problem for an unknown path below the base. */
export function noSuchCall(siteUrl: string): ProblemOptions {
  return { detail: `No such call under ${API_BASE}. See ${siteUrl}/api for all calls.` }
}
