import type { ImportFile } from '#content/import-file.ts'
import type { ImportPlan } from '#content/import-plan.ts'
import type { StoredTable } from '#core/content/changes.ts'
import type { ImportArguments } from './arguments.ts'

export interface ReadFile extends ImportFile {
  /** The last line of a CSV ends as a line does. Not every spreadsheet writes that. */
  isEnded: boolean
}

/** A file that is not believed to be whole. Nothing is written of it unless the operator insists. */
export class DoubtfulFile extends Error {
  override name = 'DoubtfulFile'
}

export const NO_LINE_END = 'the last line of the file has no end. If the file was cut off, rows are missing.'

/** What is said of a file that has no rows; null for one that has, and where the table is to be emptied. */
export function noRows(
  { replace, force }: Pick<ImportArguments, 'replace' | 'force'>,
  { rows, unit }: Pick<ReadFile, 'rows' | 'unit'>,
): string | null {
  if (rows.length > 0 || (replace && force)) return null
  const expected = unit === 'line' ? 'expected rows below the first line' : 'expected a list with rows'
  return `${expected}; there are none.${replace ? ' To empty the table all the same, add --force.' : ''}`
}

/**
 * Why what `--replace` would remove is not removed: a file that was cut off lacks the rows behind the cut, and looks
 * like any other where it was cut exactly behind a row. null where nothing speaks against it.
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
