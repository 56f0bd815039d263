import type { z } from 'zod'

/** Something wrong in a row. */
export interface FieldProblem {
  /** A field, with the index in a list: `skills[2]`. Null if it is the whole row. */
  field: string | null
  /** What was expected and, if it helps, the actual value. */
  message: string
}

/** Something wrong in a content file; fields that do not apply are null. */
export interface ContentProblem extends FieldProblem {
  /** As in `CheckedFile`. */
  file: string
  /** Counted from one; an index inside the row counts from zero. */
  row: number | null
  /** What `row` counts: rows by default, or the lines of a CSV file. */
  unit?: 'row' | 'line'
  /** The row's key, as written in it. */
  key: string | null
}

/** One or more content files are wrong; the message has one line per problem. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(problemLine).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** A problem in one line: file, row, key, field and what was expected. */
export function problemLine({ file, row, unit = 'row', key, field, message }: ContentProblem): string {
  const place = row === null ? file : `${file}, ${unit} ${row}${key === null ? '' : ` (${key})`}`
  return field === null ? `${place}: ${message}` : `${place}, ${field}: ${message}`
}

const MAX_QUOTE_LENGTH = 60

/** A wrong value as written in its file; null if quoting it would say nothing or too much. */
function quoted(value: unknown): string | null {
  if (value === undefined) return 'nothing'
  if (typeof value === 'object' && value !== null) return null
  const text = JSON.stringify(value)
  return text.length > MAX_QUOTE_LENGTH ? null : text
}

function fieldName(path: readonly PropertyKey[]): string | null {
  if (path.length === 0) return null
  return path
    .map((step, depth) => (typeof step === 'number' ? `[${step}]` : `${depth > 0 ? '.' : ''}${String(step)}`))
    .join('')
}

/** Converts a schema's errors to problems, one per field and rule. Parse with `reportInput`. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => ({
        field: fieldName([...issue.path, name]),
        message: 'unknown field; is the name misspelt?',
      }))
    }
    const expected = issue.message.replace(/^Invalid (input|option): /, '').replace(/, received .*$/, '')
    const found = quoted(issue.input)
    const message = found === null ? expected : `${expected}; found ${found}`
    return [{ field: fieldName(issue.path), message }]
  })
}
