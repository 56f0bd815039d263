import type { StoredTable } from '#core/content/changes.ts'
import type { ContentTable } from '#core/content/tables.ts'
import { readImportFile, type FileFormat, type ImportFile } from './import-file.ts'
import { planImport, type ImportPlan } from './import-plan.ts'

export interface ImportOptions {
  /** Also remove the rows that are not in the file. */
  replace: boolean
  /** Even if that looks like too many. */
  force: boolean
}

export interface ReadFile extends ImportFile {
  /** Whether the last line of a CSV ends with a line break. Some spreadsheets leave it out. */
  isEnded: boolean
}

/** As `readImportFile`, for bytes that a person saved. @throws ImportFileError if the whole file cannot be read. */
export async function readSavedFile(
  bytes: Uint8Array,
  format: FileFormat,
  table: ContentTable,
): Promise<ReadFile> {
  // In UTF-16 a zero may follow.
  const last = bytes.at(-1) === 0 ? bytes.at(-2) : bytes.at(-1)
  const isEnded = format === 'json' || last === 10 || last === 13
  return { ...(await readImportFile(bytes, format, table)), isEnded }
}

/**
 * What an import of this file changes in the stored table.
 *
 * @throws DoubtfulFile if rows may be missing from the file.
 */
export function decideImport(
  table: ContentTable,
  file: ReadFile,
  options: ImportOptions,
): (stored: StoredTable) => Promise<ImportPlan> {
  return async (stored) => {
    const plan = await planImport(table, file, stored, options.replace)
    const doubt = doubtfulRemoval(options, file, plan, stored)
    if (doubt !== null) throw new DoubtfulFile(doubt)
    return plan
  }
}

/** The file may be incomplete. Nothing is written unless the operator insists. */
export class DoubtfulFile extends Error {
  override name = 'DoubtfulFile'
}

/** The box of the form (`server/admin/content-view.ts`). */
const INSIST = 'tick “Even if that is more than half of them”.'

export const NO_LINE_END = 'the last line of the file has no end. If the file was cut off, rows are missing.'

/** The error for a file without rows; null if it has rows, or if the table is to be emptied. */
export function emptyFileProblem(
  { replace, force }: ImportOptions,
  { rows, unit }: Pick<ReadFile, 'rows' | 'unit'>,
): string | null {
  if (rows.length > 0 || (replace && force)) return null
  const expected = unit === 'line' ? 'expected rows below the first line' : 'expected a list with rows'
  return `${expected}; there are none.${replace ? ` To empty the table all the same, ${INSIST}` : ''}`
}

/**
 * Why the rows that are not in the file are kept: a file that was cut off lacks its last rows, and a cut
 * exactly at the end of a row cannot be seen. Null if there is no doubt.
 */
export function doubtfulRemoval(
  { force }: Pick<ImportOptions, 'force'>,
  { isEnded }: Pick<ReadFile, 'isEnded'>,
  { removed }: Pick<ImportPlan, 'removed'>,
  stored: Pick<StoredTable, 'rows'>,
): string | null {
  if (force || removed.length === 0) return null
  const would = `it would remove ${removed.length} of the ${stored.rows.length} rows of the table`
  const insist = `If the file is whole, ${INSIST}`
  if (!isEnded) return `${would}, and its last line has no end. ${insist}`
  return removed.length * 2 > stored.rows.length ? `${would}. ${insist}` : null
}
