import type { BoardEntry } from '#core/content/boards.ts'
import { readCsv } from '#core/csv.ts'
import { parseBoardTable } from '#content/board-table.ts'
import { problemLine } from '#content/content-problem.ts'
import { UsageError } from '#cli/process/run-command.ts'
import { movedBoard, readConflict, readFacts, type Fact, type FactsLine } from './board-facts.ts'
import { MISATTRIBUTED_TOKENS } from './find-board.ts'

/** What an import would change, and what it could not read. */
export interface ImportPlan {
  /** The whole list afterwards. */
  list: BoardEntry[]
  added: BoardEntry[]
  changed: { before: BoardEntry; after: BoardEntry }[]
  /** Rows that say nothing new. */
  unchanged: number
  /** Wrong rows by line, which are left out. */
  problems: string[]
  /** Rows of systems that we have no adapter for, by system. */
  unknownSystems: Map<string, number>
}

/** A row of the file, with its line. */
interface FileRow {
  /** null if the row has been checked already. */
  line: number | null
  fact: Fact
  isConflict: boolean
}

/**
 * Merges a file of boards into a list. It may have our own columns (`source`, …), or those of a collection of
 * facts: `ats` and `token`, with who saw the board and when; or with the problem that somebody found.
 *
 * @param file As messages name it.
 * @throws UsageError if the file has neither.
 */
export function planImport(text: string, file: string, list: readonly BoardEntry[], today: Date): ImportPlan {
  const { rows, problems } = readRows(text, file, today)
  const plan: ImportPlan = {
    list: [],
    added: [],
    changed: [],
    unchanged: 0,
    problems,
    unknownSystems: new Map(),
  }
  const entries = new Map(list.map((entry) => [entry.source.toLowerCase(), entry]))
  for (const { line, fact, isConflict } of rows) {
    if ('unknownSystem' in fact) {
      plan.unknownSystems.set(fact.unknownSystem, (plan.unknownSystems.get(fact.unknownSystem) ?? 0) + 1)
      continue
    }
    const wrong = 'problem' in fact ? fact.problem : misattribution(fact.entry, isConflict)
    if (wrong !== null || !('entry' in fact)) {
      problems.push(`${file}${line === null ? '' : `, line ${line}`}: ${wrong}`)
      continue
    }
    const key = fact.entry.source.toLowerCase()
    const before = entries.get(key)
    const after = before ? merge(before, fact.entry, isConflict) : fact.entry
    entries.set(key, after)
    if (!before) plan.added.push(after)
    else if (isSame(before, after)) plan.unchanged += 1
    else plan.changed.push({ before, after })
  }
  for (const target of [...entries.values()].flatMap((entry) => movedBoard(entry) ?? [])) {
    const key = target.source.toLowerCase()
    if (entries.has(key)) continue
    entries.set(key, target)
    plan.added.push(target)
  }
  plan.list = [...entries.values()]
  return plan
}

function readRows(text: string, file: string, today: Date): { rows: FileRow[]; problems: string[] } {
  const { records, broken } = readCsv(text.replace(/^\uFEFF/, ''))
  const [header, ...lines] = records
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const has = (name: string) => names.includes(name)
  if (has('source')) {
    const { rows, problems } = parseBoardTable(text, file)
    return {
      rows: rows.map((entry) => ({ line: null, fact: { entry }, isConflict: false })),
      problems: problems.map(problemLine),
    }
  }
  if (!has('ats') || !has('token'))
    throw new UsageError(
      `${file} has no column "source" (as in content/boards.csv), and not both "ats" and "token".`,
    )
  const isConflict = has('problem')
  const read = isConflict ? readConflict : readFacts
  const rows = lines.map(({ line, cells }) => {
    const values: FactsLine = Object.fromEntries(
      names.map((name, index) => [name, cells[index]?.trim() ?? '']),
    )
    const fact: Fact =
      cells.length > names.length
        ? { problem: `expected ${names.length} cells, as in the first line; found ${cells.length}` }
        : read(values, today)
    return { line, fact, isConflict }
  })
  return {
    rows,
    problems: broken.map(({ after, reason }) => `${file}, line ${after + 1}: expected a CSV row: ${reason}`),
  }
}

/** Public lists repeat some tokens under the name of a company whose board it is not. */
function misattribution({ source, state }: BoardEntry, isConflict: boolean): string | null {
  if (isConflict || state === 'dead' || !MISATTRIBUTED_TOKENS.has(source.toLowerCase())) return null
  return `${source} is known to be the board of a different company than its name says`
}

/**
 * A row of the list with what the file knows. Newer evidence decides the state; what the operator wrote (a pause,
 * a name, an address, pages) stays.
 */
function merge(before: BoardEntry, found: BoardEntry, isConflict: boolean): BoardEntry {
  const [known, seen] = [before.confirmedOn ?? '', found.confirmedOn ?? '']
  // On the same day a problem outweighs a count, and a new address outweighs a dead board.
  const isNewer = seen === known ? isConflict && before.state !== 'moved' : seen > known
  const isFirst = before.evidence === undefined && known === ''
  if (!isNewer && !isFirst) return before
  const kept = before.state === 'paused' ? { state: before.state, note: before.note } : {}
  const { company, baseUrl, pages } = before
  const operators = Object.fromEntries(
    Object.entries({ company, baseUrl, pages, ...kept }).filter(([, value]) => value !== undefined),
  )
  return { ...found, evidence: found.evidence ?? before.evidence, ...operators }
}

function isSame(one: BoardEntry, other: BoardEntry): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof BoardEntry>
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/** The most rows that are printed one by one. */
const MOST_LINES = 20

/** What the import changes, for people. */
export function formatImport(plan: ImportPlan, applied: boolean): string {
  const { added, changed, unchanged, problems, unknownSystems } = plan
  const systems = [...unknownSystems].toSorted(([, one], [, other]) => other - one)
  const skipped = systems.reduce((sum, [, count]) => sum + count, 0)
  const moved = changed.filter(({ before, after }) => before.state !== after.state)
  const parts = [
    listed(
      added.map(({ source, company, state }) => `+ ${source}  ${company ?? ''}  ${state}`),
      'new',
    ),
    listed(
      moved.map(
        ({ before, after }) => `~ ${after.source}  ${before.state} → ${after.state}  ${after.note ?? ''}`,
      ),
      'with another state',
    ),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    ...(skipped > 0
      ? [
          `${skipped} rows are of systems without an adapter: ${systems.map(([name, count]) => `${count} ${name}`).join(', ')}.`,
        ]
      : []),
    `${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${problems.length} wrong; ` +
      `the list has ${plan.list.length} boards.${applied ? '' : ' Nothing was saved: add --apply.'}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function listed(lines: string[], what: string): string {
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more ${what}`] : []
  return [...lines.slice(0, MOST_LINES), ...more].map((line) => line.trimEnd()).join('\n')
}
