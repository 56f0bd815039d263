/** Texts are wrapped near 80 columns. A line this short was ended by the writer. */
const SHORT = 60
/** In a wrapped text, no line is longer than this. */
const WIDEST = 90

/** A bullet, a number or a heading at the beginning of a line. */
const BEGINS = /^\s*(?:[-*+•●▪◦‣■○➢➤∙·–—✓✔]|\(?\d{1,2}[.)]\s|\(?[a-z][.)]\s|[^.!?]{1,60}:\s*$)/i
const ENDS = /[.!?:;]["')\]]?\s*$/

/**
 * Joins the lines of a plain text that its system has wrapped at a fixed width. A line is joined to the one before it,
 * unless that is short or ends a sentence, or the line begins with a bullet, a number or a heading. A text with longer
 * lines is not wrapped, and stays as it is.
 */
export function joinWrappedLines(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  if (lines.some((line) => line.trimEnd().length > WIDEST)) return text
  const joined: string[] = []
  /** How long the last line was before anything was joined to it. */
  let before = 0
  for (const line of lines) {
    const last = joined.at(-1) ?? ''
    const isNew = before < SHORT || ENDS.test(last) || BEGINS.test(line) || line.trim() === ''
    if (isNew) joined.push(line)
    else joined[joined.length - 1] = `${last.trimEnd()} ${line.trim()}`
    before = line.trimEnd().length
  }
  return joined.join('\n')
}
