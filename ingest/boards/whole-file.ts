import { SourceProblem } from '#ingest/adapters/source-problem.ts'
import { readRows, type Row } from '#ingest/adapters/file/rows.ts'

/** A company's file as it is handed in, before its postings are judged. */
export interface HandedIn {
  rows: Row[]
  /** The last line ends as a line does. Not every spreadsheet writes that, so its want alone proves nothing. */
  isEnded: boolean
}

/** A file with less than this share of the postings of the one before is taken in only when the operator insists. */
const USUAL_SHARE = 0.5

/** @returns null for a file that cannot be read at all: that is said where it is taken in. */
export function readHandedIn(text: string): HandedIn | null {
  try {
    return { rows: readRows(text), isEnded: /[\r\n]$/.test(text) }
  } catch (error) {
    if (error instanceof SourceProblem) return null
    throw error
  }
}

/**
 * What shows that a file is not whole, as far as the file itself tells: "its last row …". A file that was cut exactly
 * behind a row looks like a whole one.
 */
export function cutOff({ rows, isEnded }: HandedIn): string | null {
  const last = rows.at(-1)
  if (!last) return 'it has a line of columns and no posting below it'
  const isOpen = !isEnded || /quote not closed/i.test(last.problem ?? '')
  return last.problem !== null && isOpen ? `it breaks off in its last row, line ${last.line}` : null
}

/**
 * What shows it beside the file before: fewer postings, and either no end of the last line or far fewer.
 *
 * @param before Postings of that file; null where there was none.
 */
export function shrunken({ rows, isEnded }: HandedIn, before: number | null): string | null {
  if (before === null || rows.length >= before) return null
  const fewer = `it has ${rows.length} of the ${before} postings that the file before had`
  if (!isEnded) return `${fewer}, and its last line has no end`
  return rows.length < USUAL_SHARE * before ? fewer : null
}
