import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import type { Row } from '#ingest/understand/scan/lexicon.ts'
import type { ScannedLine } from '#ingest/understand/scan/scanned-line.ts'
import { prepare } from '#ingest/understand/understand.ts'
import { extractLabelled, type Labelled } from './labelled-set.ts'
import { MEASURES } from './score.ts'

/** Tables of facts about the world: a row stands there because it is true, not because a line needs it. */
const FACTS = /^(?:place|skill|number|month|later month)/

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

const TABLES = join(import.meta.dirname, '../ingest/understand/lexicons')

/**
 * Writes a row into the table with this subject, behind its last row.
 *
 * @returns The file; null where no table has the subject.
 */
export function writeRow(
  subject: string,
  { words, tag, value }: Pick<Row, 'words' | 'tag' | 'value'>,
): string | null {
  for (const name of readdirSync(TABLES)) {
    const file = join(TABLES, name)
    const text = readFileSync(file, 'utf8')
    const start = text.search(new RegExp(`table\\(\\s*'${subject}',\\s*\``))
    if (start < 0) continue
    const open = text.indexOf('`', start)
    const end = text.indexOf('`', open + 1)
    const [indent = ''] = /\n *$/.exec(text.slice(0, end)) ?? []
    const row = `${indent}${[words, tag, value].filter((column) => column !== '').join('  ')}`
    writeFileSync(
      file,
      `${text.slice(0, end).trimEnd()}${row}${text.slice(text.slice(0, end).trimEnd().length)}`,
    )
    return file
  }
  return null
}
