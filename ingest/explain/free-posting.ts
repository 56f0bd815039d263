import { decodeHTML } from 'entities'
import { z } from 'zod'
import { readDescription } from '#ingest/normalise/description.ts'
import { statedTitle } from '#ingest/normalise/sections.ts'
import type { PostingWords } from '#ingest/normalise/extract.ts'
import { describeMismatch } from '#ingest/adapters/shape.ts'

/** Text as people hand it over: a number for "5", a list for several, nothing for unknown. */
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

/** A posting that cannot be read; the message names the field. */
export class PostingError extends Error {
  override name = 'PostingError'
}

/**
 * A posting handed over as free text, ready to be understood: an object with any of `title, company, location,
 * description, experience, salary, skills, department, employment_type`, each a text, a number, a list of them, or
 * null. Other fields are ignored. Without a title, the one that the description labels ("Role: QA Engineer") is
 * taken.
 *
 * @throws PostingError when it is no such object.
 */
export function readFreePosting(value: unknown): PostingWords {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new PostingError(describeMismatch(parsed.error, value))
  const { description, ...rest } = parsed.data
  const { title, location, experience, salary, skills, department, employment_type } = decodeAll(rest)
  const body = readable(description.join('\n'))

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

/** HTML keeps its entities; text that came escaped, once, as boards' APIs send it, is decoded, once. */
function readable(given: string): string {
  // Line breaks that were escaped once more on their way.
  const description = given.includes('\n') ? given : given.replace(/\\r?\\n|\\n/g, '\n')
  return /<\/?[a-z][^<>]*>/i.test(description) ? description : decodeHTML(description)
}

function decodeAll<T extends Record<string, string[]>>(fields: T): T {
  const decoded = Object.entries(fields).map(([name, texts]) => [name, texts.map((text) => decodeHTML(text))])
  return Object.fromEntries(decoded)
}

/**
 * The lines of an NDJSON text, without a byte order mark. A line ends at a line feed alone, or at CR LF: JSON may hold
 * U+2028, U+2029 and the like unescaped, and `node:readline` ends a line at each of them.
 *
 * @param chunks Of the text, cut anywhere.
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
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  if (rest !== '') yield rest.replace(/\r$/, '')
}

/** One line of an NDJSON file as a posting. @throws PostingError */
export function parsePostingLine(line: string): PostingWords {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (cause) {
    throw new PostingError('is not JSON', { cause })
  }
  return readFreePosting(value)
}
