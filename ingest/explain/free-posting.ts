import { z } from 'zod'
import { readDescription } from '#ingest/understand/document/description.ts'
import { statedTitle } from '#ingest/understand/document/sections.ts'
import { repairText } from '#ingest/text/repair-texts.ts'
import type { PostingWords } from '#ingest/understand/understand.ts'
import { describeMismatch } from '#ingest/adapters/shape.ts'

/** Text as people write it: also a number ("5"), a list of texts, or null for unknown. */
const text = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number(), z.null()]))])
  .nullish()
  .transform((value) =>
    (Array.isArray(value) ? value : [value ?? '']).map((part) => String(part ?? '').trim()).filter(Boolean),
  )

const shape = z.object({
  title: text,
  company: text,
  location: text,
  description: text,
  experience: text,
  salary: text,
  skills: text,
  department: text,
  employment_type: text,
})

/** An unreadable posting; the message names the field. */
export class PostingError extends Error {
  override name = 'PostingError'
}

/**
 * Reads a posting given as free text: an object with any of `title, company, location, description,
 * experience, salary, skills, department, employment_type`, each a text, a number, a list of them, or null.
 * Other fields are ignored. Without a title, we use the one that the description labels ("Role: QA
 * Engineer").
 *
 * @throws PostingError when it is not such an object.
 */
export function readFreePosting(value: unknown): PostingWords {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new PostingError(describeMismatch(parsed.error, value))
  const { title, location, description, experience, salary, skills, department, employment_type } =
    parsed.data
  const body = repairText(readable(description.join('\n')))

  return {
    title: title.join(' ') || statedTitle(readDescription(body).lines),
    locations: location.map((text) => ({ text, country: null })),
    offices: [],
    departments: department,
    employment_type: employment_type.join(', ') || null,
    workplace_type: employment_type.join(', ') || null,
    experience: experience.join(', ') || null,
    skills,
    description: body,
    pay: [],
    pay_text: salary.join(', ') || null,
  }
}

/** Line breaks may have been escaped a second time. */
function readable(given: string): string {
  return given.includes('\n') ? given : given.replace(/\\r?\\n|\\n/g, '\n')
}

/** No posting is longer. */
const LONGEST_LINE = 4 * 1024 * 1024

/**
 * Yields the lines of an NDJSON text, without a byte order mark. Only LF or CR LF ends a line: JSON may
 * contain U+2028, U+2029 and the like unescaped, and `node:readline` would split there.
 *
 * @param chunks The text, cut anywhere. Of a line that is too long, only the beginning is kept.
 */
export async function* splitLines(chunks: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  let rest = ''
  let isFirst = true
  for await (const chunk of chunks) {
    const text = isFirst ? String(chunk).replace(/^\ufeff/, '') : String(chunk)
    isFirst = false
    const lines = text.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) rest = rest.slice(0, LONGEST_LINE + 1)
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  if (rest !== '') yield rest.replace(/\r$/, '')
}

/** Parses one line of an NDJSON file. @throws PostingError */
export function parsePostingLine(line: string): PostingWords {
  if (line.length > LONGEST_LINE) throw new PostingError(`is longer than ${LONGEST_LINE >> 20} MB`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (cause) {
    throw new PostingError('is not JSON', { cause })
  }
  return readFreePosting(value)
}
