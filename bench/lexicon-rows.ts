import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import type { Row } from '#ingest/understand/scan/lexicon.ts'
import type { ScannedLine } from '#ingest/understand/scan/scanned-line.ts'
import { prepare } from '#ingest/understand/understand.ts'
import { extractLabelled, type Labelled } from './labelled-set.ts'
import { MEASURES } from './score.ts'

/** Tables of facts about the world: a row stands there because it is true, not because a line needs it. */
const FACTS = /^(?:place|skill|number|month|later month|abroad|state code|code abroad|shared code)/

/** How many of the lines that hold a row's words are read without it, before we say that none needs it. */
const LINES_TRIED = 40

/** Rows of the tables of words that no labelled line needs: without them every line that holds them is read the same. */
export function unneededRows(lines: Labelled[]): Row[] {
  const holders = linesByRow(lines)
  return LEXICONS.filter((row) => !FACTS.test(row.subject) && !isNeeded(row, holders.get(row) ?? []))
}

function linesByRow(lines: Labelled[]): Map<Row, Labelled[]> {
  const holders = new Map<Row, Labelled[]>()
  for (const labelled of lines) {
    const { scanned } = prepare(readFreePosting(labelled.posting))
    const texts: (ScannedLine | null)[] = Object.values(scanned).flat()
    const rows = new Set(texts.flatMap((line) => line?.spans.map(({ row }) => row) ?? []))
    for (const row of rows) holders.set(row, [...(holders.get(row) ?? []), labelled])
  }
  return holders
}

function isNeeded(row: Row, lines: Labelled[]): boolean {
  return lines.slice(0, LINES_TRIED).some((labelled) => {
    const right = wrongMeasures(labelled)
    row.off = true
    const without = wrongMeasures(labelled)
    row.off = false
    return without.some((name) => !right.includes(name))
  })
}

/** The measures in which a labelled line is not read as its label says. */
export function wrongMeasures(labelled: Labelled): string[] {
  const got = extractLabelled(labelled)
  return Object.entries(MEASURES).flatMap(([name, read]) => {
    const expected = read(labelled.expect)
    if (expected === undefined) return []
    return JSON.stringify(expected ?? null) === JSON.stringify(read(got) ?? null) ? [] : [name]
  })
}

/** Where the tables of words and the labelled lines are. */
export interface LexiconFiles {
  tables: string
  labelled: string
}

export const LEXICON_FILES: LexiconFiles = {
  tables: join(import.meta.dirname, '../ingest/understand/lexicons'),
  labelled: join(import.meta.dirname, 'labelled/tune'),
}

/** The file of labelled lines that rows are added with. */
const ADDED = 'added.ndjson'

/** A line that says what is to be read, as `labelled/README.md` explains. */
const LINE = z.looseObject({ expect: z.looseObject({}) })

/** A row or a line that cannot be added; the message says why. */
export class RowError extends Error {
  override name = 'RowError'
}

/**
 * Writes a row behind the last of the table with this subject, and the labelled line that needs it, whose name the row
 * carries.
 *
 * @param line JSON of the labelled line.
 * @returns The files that were changed.
 * @throws RowError where the line is read right without the row, or no table has the subject.
 */
export function addRow(
  { subject, words, tag, value }: Pick<Row, 'subject' | 'words' | 'tag' | 'value'>,
  line: string,
  { tables, labelled }: LexiconFiles = LEXICON_FILES,
): string[] {
  const { expect, ...posting } = LINE.parse(JSON.parse(line))
  if (wrongMeasures({ where: ADDED, posting, expect }).length === 0)
    throw new RowError('the line is read as its label says without the row')
  const table = findTable(tables, subject)
  if (!table) throw new RowError(`no table has the subject "${subject}"`)
  const added = join(labelled, ADDED)
  const before = existsSync(added) ? readFileSync(added, 'utf8') : ''
  const where = `${ADDED}:${before.split('\n').length}`
  const columns = [words, tag, value].filter((column) => column !== '').join('  ')
  const { text, end } = table
  const rows = text.slice(0, end).trimEnd()
  const [indent = '\n'] = /\n *$/.exec(text.slice(0, end)) ?? []
  writeFileSync(table.file, `${rows}${indent}${columns} ; ${where}${text.slice(rows.length)}`)
  writeFileSync(added, `${before}${JSON.stringify({ ...posting, expect })}\n`)
  return [table.file, added]
}

function findTable(folder: string, subject: string): { file: string; text: string; end: number } | null {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const start = text.search(new RegExp(`table\\(\\s*'${subject}',\\s*\``))
    if (start >= 0) return { file, text, end: text.indexOf('`', text.indexOf('`', start) + 1) }
  }
  return null
}
