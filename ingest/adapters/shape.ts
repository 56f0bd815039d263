import { z } from 'zod'
import type { Get, GetOptions } from './adapter.ts'
import { readStatedMoment } from './moment.ts'
import { cutText } from '#core/cut-text.ts'
import { repairTexts } from '#ingest/text/repair-texts.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** A number where a source otherwise writes text, as that text. */
const written = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value

/** Digits as text, as a number. */
const figure = (value: unknown) =>
  typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value

const optionalText = z.preprocess(written, z.string()).nullish()

const momentField = z.union([z.string(), z.number()]).transform((value, { addIssue }) => {
  const moment = readStatedMoment(value)
  if (moment) return moment
  addIssue({ code: 'custom', message: `expected a date, got ${JSON.stringify(cutText(String(value), 40))}` })
  return z.NEVER
})

/** The fields of postings and lists, in each of the forms in which boards write them. */
export const field = {
  /** A posting's title. A number there is none. */
  title: z.string().min(1),
  /** An id, or another text that a posting cannot do without; some systems write a number. */
  required: z.preprocess(written, z.string().trim().min(1)),
  /**
   * A text that the source's documentation does not promise: it may be absent or null, and a number is read as its
   * text. Any other type makes its posting unreadable.
   */
  text: optionalText,
  /** A text or a list of texts, as a list. */
  list: z.union([optionalText, z.array(optionalText)]).transform((value) => [value ?? []].flat()),
  /** A text beside the postings, which an odd value there must not cost. */
  beside: optionalText.catch(null),
  /** An address beside the posting's own. One that is none, or only a path, must not cost the posting. */
  address: z.url().nullish().catch(null),
  /** A number that may be absent or null; some systems send its digits as text. Any other text states none. */
  number: z.preprocess((value) => {
    const number = figure(value)
    return typeof number === 'string' ? null : number
  }, z.number().nullish()),
  /** How many postings a list says that it has. */
  count: z.preprocess(figure, z.number().int().nonnegative()),
  /** Yes or no; "true", "Yes" and 1 are yes. */
  flag: z
    .preprocess(
      (value) =>
        typeof value === 'boolean' || value == null
          ? value
          : /^(?:true|yes|y|1)$/i.test(String(value).trim()),
      z.boolean(),
    )
    .nullish(),
  /** A date in any form that has one meaning. */
  requiredMoment: momentField,
  /** The same for a field that can be absent, null or empty; 0 is empty too. */
  moment: z.preprocess((value) => (value === '' || value === 0 ? null : value), momentField.nullish()),
}

/** Several optional texts: `...texts('city', 'state')`. */
export function texts<Name extends string>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, optionalText])) as Record<Name, typeof optionalText>
}

/** An object that may be absent or null. */
export function part<Shape extends z.core.$ZodShape>(fields: Shape) {
  return z.object(fields).nullish()
}

/** A list of objects that may be absent or null; a row that is null says nothing. */
export function rows<Shape extends z.core.$ZodShape>(fields: Shape) {
  type Row = z.infer<z.ZodObject<Shape>>
  const isRow = (row: unknown): row is Row => row != null
  return z
    .array(part(fields))
    .nullish()
    .transform((all) => (all ?? []).filter(isRow))
}

/** Asks for JSON of this shape. @throws SourceProblem */
export async function fetchJson<T>(
  get: Get,
  url: string,
  shape: z.ZodType<T>,
  options?: GetOptions,
): Promise<T> {
  return checkShape(shape, parseJson((await get(url, options)).body))
}

/**
 * A payload without the fields that its schema does not name, at any depth: what a system publishes about recruiters
 * and managers is not kept. Nothing is checked or changed otherwise.
 */
export function onlyNamed(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  // Anything goes where the schema says so.
  if (schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodUnknown) return value
  if (schema instanceof z.ZodObject) {
    if (Array.isArray(value)) return null
    const fields: Record<string, z.core.$ZodType> = schema.shape
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) =>
        Object.hasOwn(fields, key) && fields[key] ? [[key, onlyNamed(fields[key], part)]] : [],
      ),
    )
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((part) => onlyNamed(schema.element, part)) : null
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => z.safeParse(option, value).success)
    return onlyNamed(fitting ?? schema.options.at(-1) ?? z.null(), value)
  }
  if (schema instanceof z.ZodPipe)
    return onlyNamed(schema.in instanceof z.ZodTransform ? schema.out : schema.in, value)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return onlyNamed(schema.unwrap(), value)
  // Anything goes where the schema says so; text and numbers hold no fields.
  return schema instanceof z.ZodUnknown || schema instanceof z.ZodRecord || schema instanceof z.ZodLazy
    ? value
    : null
}

/** A value may stand in a message. */
const LONGEST_MESSAGE = 300

/** The first problem of a payload: `jobs[3].title expected string, got number`. */
export function describeMismatch(error: z.ZodError, payload: unknown, prefix: PropertyKey[] = []): string {
  const [issue] = error.issues
  if (!issue) return 'the payload has the wrong shape'
  const path = formatPath([...prefix, ...issue.path])
  // All forms of a field are listed first to last; the first is how it is usually written.
  if (issue.code === 'invalid_union') {
    const [first] = issue.errors.flatMap((issues) => issues.slice(0, 1))
    if (first?.code === 'invalid_type')
      return `${path} expected ${first.expected}, got ${kindOf(valueAt(payload, issue.path))}`
  }
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

export function valueAt(payload: unknown, path: PropertyKey[]): unknown {
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
