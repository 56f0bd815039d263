import type { Note } from '#ingest/boards/judge-board.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'

const KINDS: { kind: Note['kind']; heading: string }[] = [
  {
    kind: 'unreadable',
    heading: 'unreadable (saved data stays as it was)',
  },
  { kind: 'duplicate', heading: 'skipped, because another posting has the same id' },
  { kind: 'day not believed', heading: 'kept without their date of publication' },
]

/**
 * How many postings to name per kind: as many as fit a screen for a single board, few for each of several.
 */
const NAMED = { alone: 15, among: 3 }

/** Postings that the operator may want to look at, by problem; empty if there are none. */
export function formatNotes(reports: BoardReport[]): string {
  const isAlone = reports.length === 1
  const parts = KINDS.map(({ kind, heading }) => ({
    heading,
    lines: reports.flatMap((report) => linesOf(report, kind, isAlone)),
  }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [`${heading}:`, ...lines].join('\n'))
  return [...parts, ...unnamedBoards(reports)].join('\n\n')
}

/** Boards that nothing names, in one part. */
function unnamedBoards(reports: BoardReport[]): string[] {
  const lines = reports.flatMap(({ source, unnamed }) =>
    unnamed === null ? [] : [`  ${source}: shown as "${unnamed}"`],
  )
  return lines.length === 0
    ? []
    : [['without a company name; give them one in the list of boards:', ...lines].join('\n')]
}

function linesOf({ source, notes }: BoardReport, kind: Note['kind'], isAlone: boolean): string[] {
  const ofKind = notes.filter((note) => note.kind === kind)
  const named = ofKind.slice(0, isAlone ? NAMED.alone : NAMED.among)
  const board = isAlone ? '' : `${source}: `
  const rest = ofKind.length - named.length
  return [
    ...named.map((note) => `  ${board}${nameOf(note)}${note.detail}`),
    ...(rest > 0 ? [`  ${board}… and ${rest} more; use --json to see all`] : []),
  ]
}

function nameOf({ title, external_id }: Note): string {
  const name = title === null || external_id === null ? (title ?? external_id) : `${title} (${external_id})`
  return name === null ? '' : `${name}: `
}
