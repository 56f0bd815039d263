import { counted } from '#core/count.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { readRows, type Row } from '#ingest/adapters/file/rows.ts'

/** A company's file, before its postings are judged. */
export interface CompanyFile {
  rows: Row[]
  /**
   * The last line ends with a line break. Some spreadsheets leave it out, so a missing one proves nothing.
   */
  hasFinalNewline: boolean
}

/** A file with less than this share of the last file's postings needs `--force`. */
const USUAL_SHARE = 0.5

/** @returns null for an unreadable file; the import reports that. */
export function readCompanyFile(text: string): CompanyFile | null {
  try {
    return { rows: readRows(text), hasFinalNewline: /[\r\n]$/.test(text) }
  } catch (error) {
    if (error instanceof SourceProblem) return null
    throw error
  }
}

/**
 * Why a file looks truncated ("its last row …"), from the file alone. A file that was cut exactly after a row
 * looks complete.
 */
export function findTruncation({ rows, hasFinalNewline }: CompanyFile): string | null {
  const last = rows.at(-1)
  if (!last) return 'it has a line of columns and no posting below it'
  const isOpen = !hasFinalNewline || /quote not closed/i.test(last.problem ?? '')
  return last.problem !== null && isOpen ? `it breaks off in its last row, line ${last.line}` : null
}

/**
 * Why a file looks truncated compared with the last one: fewer postings, and either no line break at the end
 * or far fewer.
 *
 * @param before Number of postings in the last file; null if there was none.
 */
export function findShrinkage({ rows, hasFinalNewline }: CompanyFile, before: number | null): string | null {
  if (before === null || rows.length >= before) return null
  const fewer = `it has ${rows.length} of the ${counted(before, 'posting')} that the file before had`
  if (!hasFinalNewline) return `${fewer}, and its last line has no end`
  return rows.length < USUAL_SHARE * before ? fewer : null
}
