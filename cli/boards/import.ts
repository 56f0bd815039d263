import { boardEntrySchema, type BoardEntry } from '#core/content/boards.ts'
import { counted } from '#core/count.ts'
import { isSameBoard, plannedBoards } from '#content/board-import.ts'
import { isBoardTable } from '#content/board-table.ts'
import { fieldProblems, problemLine, type FieldProblem } from '#content/content-problem.ts'
import { ImportFileError, MOST_WRONG, openCsv, type CsvFile } from '#content/csv.ts'
import { UsageError } from '#cli/process/run-command.ts'
import { sourceProblem } from './board-list.ts'
import { movedBoard, readConflict, readFacts, type Fact } from './board-facts.ts'
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
  /** The rows below the last of these problems were not read: there were too many. */
  isCutShort: boolean
  /** Rows of systems that we have no adapter for, by system. */
  unknownSystems: Map<string, number>
  /** Where the file has the new and changed boards. */
  lines: Map<BoardEntry, number>
}

/**
 * Merges a file of boards into a list. It may have our own columns (`source`, …): then the list becomes as the file says,
 * cell by cell, where it has the column. Or it has those of a collection of facts: `ats` and `token`, with who saw the
 * board and when; or with the problem that somebody found. Then newer evidence counts.
 *
 * @param file As messages name it.
 * @throws UsageError if the file has neither, or too many rows.
 */
export async function planImport(
  bytes: Uint8Array,
  file: string,
  list: readonly BoardEntry[],
  today: Date,
): Promise<ImportPlan> {
  const entries = new Map(list.map((entry) => [entry.source.toLowerCase(), entry]))
  const plan: ImportPlan = {
    list: [],
    added: [],
    changed: [],
    unchanged: 0,
    problems: [],
    isCutShort: false,
    unknownSystems: new Map(),
    lines: new Map(),
  }
  const put = (after: BoardEntry, line: number | null) => {
    const key = after.source.toLowerCase()
    const before = entries.get(key)
    entries.set(key, after)
    if (before && isSameBoard(before, after)) plan.unchanged += 1
    else {
      if (before) plan.changed.push({ before, after })
      else plan.added.push(after)
      if (line !== null) plan.lines.set(after, line)
    }
  }
  let wrongRows = 0
  try {
    for await (const row of rowsOf(await openCsv(bytes), entries, today)) {
      if (wrongRows === MOST_WRONG) {
        plan.isCutShort = true
        break
      }
      if ('problems' in row) wrongRows += 1
      if ('unknownSystem' in row)
        plan.unknownSystems.set(row.unknownSystem, (plan.unknownSystems.get(row.unknownSystem) ?? 0) + 1)
      else if ('problems' in row)
        plan.problems.push(
          ...row.problems.map((problem) =>
            problemLine({ file, unit: 'line', row: row.line, key: row.key, ...problem }),
          ),
        )
      else put(row.entry, row.line)
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw new UsageError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
  // A board that the operator took off is not added again because another one moved there long ago.
  const told = [...plan.added, ...plan.changed.map(({ after }) => after)]
  for (const target of told.flatMap((entry) => movedBoard(entry) ?? []))
    if (!entries.has(target.source.toLowerCase())) put(target, null)
  plan.list = [...entries.values()]
  return plan
}

/** What a row says, or what is wrong with it. */
type ReadRow = { line: number; key: string | null } & (
  | { entry: BoardEntry }
  | { unknownSystem: string }
  | { problems: FieldProblem[] }
)

async function* rowsOf(
  file: CsvFile,
  entries: ReadonlyMap<string, BoardEntry>,
  today: Date,
): AsyncGenerator<ReadRow> {
  if (isBoardTable(file)) {
    for await (const row of plannedBoards(file, entries)) {
      const isNew = 'entry' in row && !(row.before && isSameBoard(row.before, row.entry))
      yield isNew ? { line: row.line, key: row.key, ...checked(row.entry, false) } : row
    }
    return
  }
  const { names } = file
  if (!names.includes('ats') || !names.includes('token'))
    throw new ImportFileError(
      'it has no column "source" (as in an export of the list), and not both "ats" and "token".',
    )
  const isConflict = names.includes('problem')
  const read = isConflict ? readConflict : readFacts
  for await (const { line, cells, problem } of file.rows) {
    const values = Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? '']))
    const fact: Fact = problem === null ? read(values, today) : { problem: problem.message }
    const place = { line, key: null }
    if ('unknownSystem' in fact) yield { ...place, unknownSystem: fact.unknownSystem }
    else if ('problem' in fact) yield { ...place, problems: [{ field: null, message: fact.problem }] }
    else yield { ...place, ...merged(entries, fact.entry, isConflict) }
  }
}

function merged(
  entries: ReadonlyMap<string, BoardEntry>,
  found: BoardEntry,
  isConflict: boolean,
): { entry: BoardEntry } | { problems: FieldProblem[] } {
  const read = checked(found, isConflict)
  const before = entries.get(found.source.toLowerCase())
  return 'entry' in read && before ? { entry: merge(before, found, isConflict) } : read
}

/** The entry, if its source can be read, and is not known to be another company's. */
function checked(
  entry: BoardEntry,
  isConflict: boolean,
): { entry: BoardEntry } | { problems: FieldProblem[] } {
  const { error } = boardEntrySchema.safeParse(entry)
  if (error) return { problems: fieldProblems(error) }
  const wrong = sourceProblem(entry) ?? misattribution(entry, isConflict)
  return wrong === null ? { entry } : { problems: [{ field: null, message: wrong }] }
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
  const { company, baseUrl, pages, sitemap, match, countryInUrl } = before
  const operators = Object.fromEntries(
    Object.entries({ company, baseUrl, pages, sitemap, match, countryInUrl, ...kept }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  return { ...found, evidence: found.evidence ?? before.evidence, ...operators }
}

/** The most rows that are printed one by one. */
const MOST_LINES = 20

/** What the import changes, for people. */
export function formatImport(plan: ImportPlan, applied: boolean): string {
  const { added, changed, unchanged, problems, isCutShort, unknownSystems } = plan
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
    ...(isCutShort ? [`The rest of the file was not read, because ${MOST_WRONG} rows are wrong.`] : []),
    ...(skipped > 0
      ? [
          `${counted(skipped, 'row is', 'rows are')} of systems without an adapter: ` +
            `${systems.map(([name, count]) => `${count} ${name}`).join(', ')}.`,
        ]
      : []),
    `${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${problems.length} wrong; ` +
      `the list has ${counted(plan.list.length, 'board')}.${applied ? '' : ' Nothing was saved: add --apply.'}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function listed(lines: string[], what: string): string {
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more ${what}`] : []
  return [...lines.slice(0, MOST_LINES), ...more].map((line) => line.trimEnd()).join('\n')
}
