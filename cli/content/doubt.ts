import type { ImportFile } from '#content/import-file.ts'
import type { ImportPlan } from '#content/import-plan.ts'
import type { StoredTable } from '#core/content/changes.ts'
import type { ImportArguments } from './arguments.ts'

export interface ReadFile extends ImportFile {
  /** Whether the last line of a CSV ends with a line break. Some spreadsheets leave it out. */
  isEnded: boolean
}

/** The file may be incomplete. Nothing is written without --force. */
export class DoubtfulFile extends Error {
  override name = 'DoubtfulFile'
}

export const NO_LINE_END = 'the last line of the file has no end. If the file was cut off, rows are missing.'

/** The error for a file without rows; null if it has rows, or if the table is to be emptied. */
export function emptyFileProblem(
  { replace, force }: Pick<ImportArguments, 'replace' | 'force'>,
  { rows, unit }: Pick<ReadFile, 'rows' | 'unit'>,
): string | null {
  if (rows.length > 0 || (replace && force)) return null
  const expected = unit === 'line' ? 'expected rows below the first line' : 'expected a list with rows'
  return `${expected}; there are none.${replace ? ' To empty the table all the same, add --force.' : ''}`
}

/**
 * Why the rows that `--replace` would remove are kept: a file that was cut off lacks its last rows, and a cut
 * exactly at the end of a row cannot be seen. Null if there is no doubt.
 */
export function doubtfulRemoval(
  { force }: Pick<ImportArguments, 'force'>,
  { isEnded }: Pick<ReadFile, 'isEnded'>,
  { removed }: Pick<ImportPlan, 'removed'>,
  stored: Pick<StoredTable, 'rows'>,
): string | null {
  if (force || removed.length === 0) return null
  const would = `it would remove ${removed.length} of the ${stored.rows.length} rows of the table`
  const insist = 'If the file is whole, add --force.'
  if (!isEnded) return `${would}, and its last line has no end. ${insist}`
  return removed.length * 2 > stored.rows.length ? `${would}. ${insist}` : null
}
