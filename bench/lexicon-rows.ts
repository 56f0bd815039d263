import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import { table as parseTable, type Row } from '#ingest/understand/scan/lexicon.ts'
import type { ScannedLine } from '#ingest/understand/scan/scanned-line.ts'
import { prepare } from '#ingest/understand/understand.ts'
import { extractLabelled, type Labelled } from './labelled-set.ts'
import { MEASURES } from './score.ts'

/** Tables whose rows stand without a labelled line, by the reason why. */
const KEPT: Record<string, RegExp> = {
  'facts about the world, true whether or not a line needs them':
    /^(?:place|skill|number|month|abroad|state code|code abroad|shared code|language$)/,
  'the closed list of decision 26: pay is told in any of them, and none invents pay': /^words of pay$/,
  'money that is not pay: no pay may be invented, and no line shows what was not':
    /^(?:other money|part of pay|by the piece|handled|counted|pay of others|vacancies of others|cost|duty)$/,
  'years and numbers that nobody is asked for: no experience may be invented':
    /^(?:before the |)length of another thing$|^(?:people|figures) of (?:the|a) company$|^(?:about the company|clause)$|^denial of /,
  'whom a sentence is about: no fee, degree or notice of others may be invented':
    /^(?:fee of others|speaks of others|notice of others)$/,
  'words of trades, of which several together decide':
    /^(?:role (?:sign|elsewhere|digital)|job with its pay)$/,
  'words of addresses and of open places, of which a location has several': /^location$/,
  'kinds of employment, which no label tells': /^job type/,
}

/** Rows that only hide what looks like another ("salary slips"): they keep a wrong reading away. */
const HIDES = '-'

/** Stands in place of a line's name where a row is kept though no line needs it. */
const MARK = 'kept'

/** Why a row stands without a labelled line; null: nothing keeps it. */
export function reasonFor({ subject, tag, lines }: Row): string | null {
  if (tag === HIDES) return 'they hide what only looks like another word'
  if (lines.includes(MARK))
    return 'marked "kept": ways to say it, whose lines have another word that tells it too'
  return Object.entries(KEPT).find(([, subjects]) => subjects.test(subject))?.[0] ?? null
}

/** Rows of the tables of words that no labelled line needs: without them every line that holds them is read the same. */
export function unneededRows(lines: Labelled[]): Row[] {
  const holders = linesByRow(lines)
  return LEXICONS.filter((row) => reasonFor(row) === null && !isNeeded(row, holders.get(row) ?? []))
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

/** All lines that hold it are tried: the first with "years" are of years that count for nothing, and need no such row. */
function isNeeded(row: Row, lines: Labelled[]): boolean {
  return lines.some((labelled) => {
    const right = wrongWithAll(labelled)
    row.off = true
    const without = wrongMeasures(labelled)
    row.off = false
    return without.some((name) => !right.includes(name))
  })
}

const WRONG = new WeakMap<Labelled, string[]>()

/** The same for every row that is tried. */
function wrongWithAll(labelled: Labelled): string[] {
  let wrong = WRONG.get(labelled)
  if (!wrong) WRONG.set(labelled, (wrong = wrongMeasures(labelled)))
  return wrong
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

type GivenRow = Pick<Row, 'subject' | 'words' | 'tag' | 'value'>

/** What is read wrong of a line with the row, and without it. */
type Proof = (row: GivenRow, labelled: Labelled) => { withRow: string[]; without: string[] }

/**
 * Writes a row behind the last of the table with this subject, and the labelled line that needs it, whose name the row
 * carries.
 *
 * @param line JSON of the labelled line.
 * @returns The files that were changed.
 * @throws RowError where the line is not read wrong without the row and right with it, no table has the subject, or no row
 * of it has the tag.
 */
export function addRow(
  { subject, words, tag, value }: GivenRow,
  line: string,
  { tables, labelled }: LexiconFiles = LEXICON_FILES,
  prove: Proof = proveApart,
): string[] {
  const { expect, ...posting } = parseLine(line)
  const table = findTable(tables, subject)
  if (!table) throw new RowError(`no table has the subject "${subject}"`)
  const ofSubject = [...table.rows, ...LEXICONS.filter((row) => row.subject === subject)]
  const known = new Set(ofSubject.map((row) => row.tag))
  if (!known.has(tag))
    throw new RowError(
      `no row of the table "${subject}" has the tag "${tag}"; it has ${[...known].join(', ')}`,
    )
  const [row] = parseTable(subject, [words, tag, value].filter((column) => column !== '').join('  '))
  if (row?.words !== words || row.tag !== tag) throw new RowError(`"${words}" is not one column of a table`)
  const { withRow, without } = prove(row, { where: ADDED, posting, expect })
  if (without.length === 0) throw new RowError('the line is read as its label says without the row')
  if (withRow.length > 0)
    throw new RowError(`with the row, the line is still not read as its label says: ${withRow.join(', ')}`)
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

function parseLine(line: string): z.infer<typeof LINE> {
  try {
    return LINE.parse(JSON.parse(line))
  } catch (cause) {
    throw new RowError('the line is no JSON of a posting with "expect"', { cause })
  }
}

/** In a process of its own, because this one has read its tables already. */
function proveApart(row: GivenRow, labelled: Labelled): ReturnType<Proof> {
  const program = join(import.meta.dirname, 'lexicon-proof.ts')
  const output = execFileSync(process.execPath, [program, JSON.stringify({ row, labelled })])
  return z
    .object({ withRow: z.array(z.string()), without: z.array(z.string()) })
    .parse(JSON.parse(output.toString()))
}

interface FoundTable {
  file: string
  text: string
  /** Where its last row ends. */
  end: number
  rows: Row[]
}

function findTable(folder: string, subject: string): FoundTable | null {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const start = /table\(\s*'([^']*)',\s*`/g
    for (const match of text.matchAll(start)) {
      if (match[1] !== subject) continue
      const first = match.index + match[0].length
      const end = text.indexOf('`', first)
      return { file, text, end, rows: parseTable(subject, text.slice(first, end)) }
    }
  }
  return null
}
