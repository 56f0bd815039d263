import { FACT_NAMES } from '#ingest/explain/explanation.ts'
import { extractLabelled, type Labelled } from './labelled-set.ts'

const TAG = /<\/?[a-z][^<>]*>/gi
const BLOCK_END = /\s*<(?:br\s*\/?|\/(?:p|li|h[1-6]|div|tr|ul|ol))>\s*/gi
const BULLET = /^[ \t]*(?:[-*–·•●▪◦‣■○➢➤✓✔]|\d{1,2}[.)])[ \t]+/gm
const COLUMNS = 80

/** What boards, spreadsheets and the clipboard make of a description. */
export const FLATTENINGS: Record<string, (description: string) => string> = {
  'tags to nothing': (html) => html.replace(TAG, ''),
  'tags to a space': (html) => html.replace(TAG, ' '),
  'newlines lost': (html) => asLines(html).replace(/\s*\n\s*/g, ' '),
  'bullets lost': (html) => asLines(html).replace(BULLET, ''),
  'wrapped at 80': (html) => asLines(html).split('\n').map(wrapped).join('\n'),
}

/** The text as one copies it from a page: a line for a block, a bullet for an item. */
function asLines(html: string): string {
  return html
    .replace(/\s*<li>\s*/gi, '\n• ')
    .replace(BLOCK_END, '\n')
    .replace(TAG, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function wrapped(line: string): string {
  let column = 0
  return line.replace(/\S+[ \t]*/g, (word) => {
    const breaks = column > 0 && column + word.trimEnd().length > COLUMNS
    column = breaks ? word.length : column + word.length
    return breaks ? `\n${word}` : word
  })
}

/** A fact that is read otherwise where the markup is lost. */
export interface Difference {
  where: string
  way: string
  fact: string
  marked: unknown
  flat: unknown
}

/** The postings that have markup or lines to lose. */
export function withLines(labelled: Labelled[]): Labelled[] {
  return labelled.filter(
    ({ posting: { description } }) => typeof description === 'string' && /<|\n/.test(description),
  )
}

/** The facts of one posting that differ where its markup is lost. */
export function differences(labelled: Labelled): Difference[] {
  const { posting, where } = labelled
  const marked = extractLabelled(labelled)
  return Object.entries(FLATTENINGS).flatMap(([way, flatten]) => {
    const description = flatten(String(posting.description))
    if (description === posting.description) return []
    const flat = extractLabelled({ ...labelled, posting: { ...posting, description } })
    return FACT_NAMES.filter((fact) => told(flat[fact]) !== told(marked[fact])).map((fact) => ({
      where,
      way,
      fact,
      marked: marked[fact],
      flat: flat[fact],
    }))
  })
}

/** A list in any order: skills come in that of the sections, which are lost too. */
function told(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
}
