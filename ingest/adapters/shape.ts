import { z } from 'zod'
import { cutText } from '#core/cut-text.ts'
import { repairTexts } from '#ingest/text/repair-texts.ts'
import { SourceProblem } from './source-problem.ts'

/**
 * A field that the source's documentation does not promise: it may be absent or null, but a wrong type is a
 * changed shape.
 */
export const optionalText = z.string().nullish()

/** A value may stand in a message. */
const LONGEST_MESSAGE = 300

/** The first problem of a payload: `jobs[3].title expected string, got number`. */
export function describeMismatch(error: z.ZodError, payload: unknown, prefix: PropertyKey[] = []): string {
  const [issue] = error.issues
  if (!issue) return 'the payload has the wrong shape'
  const path = formatPath([...prefix, ...issue.path])
  if (issue.code === 'invalid_type') {
    return `${path} expected ${issue.expected}, got ${kindOf(valueAt(payload, issue.path))}`
  }
  return cutText(`${path}: ${issue.message}`, LONGEST_MESSAGE)
}

/**
 * Parses JSON, and repairs its texts: some become parts of further requests.
 *
 * @throws SourceProblem `shape changed`, with what came instead.
 */
export function parseJson(text: string): unknown {
  try {
    // Files saved on Windows often begin with a byte order mark.
    return repairTexts<unknown>(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (cause) {
    throw new SourceProblem('shape changed', `expected JSON, got ${kindOfText(text)}`, { cause })
  }
}

/** What a response is, for the message about one that is not what we expected. */
export function kindOfText(text: string): string {
  const start = text.trimStart()
  if (start === '') return 'an empty response'
  return start.startsWith('<') ? 'HTML or XML' : 'broken JSON'
}

/** Validates a payload. @throws SourceProblem `shape changed`, naming the field. */
export function checkShape<T>(schema: z.ZodType<T>, payload: unknown): T {
  const parsed = schema.safeParse(payload)
  if (parsed.success) return parsed.data
  throw new SourceProblem('shape changed', describeMismatch(parsed.error, payload))
}

function formatPath(path: PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return text.replace(/^\./, '') || 'the payload'
}

function valueAt(payload: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    payload,
  )
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
