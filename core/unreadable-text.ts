/**
 * Characters that nobody meant to write: halves of a pair, characters that Unicode keeps free, control characters other
 * than tabs and line ends, and what stands for a byte that could not be read. Databases and feeds refuse most of them.
 */
const UNREADABLE = /[\p{Cs}\p{Noncharacter_Code_Point}\ufffd]|(?![\t\n\r])\p{Cc}/u

/** More than any text of a row has. */
export const LONGEST_TEXT = 100_000

/** Why a text cannot be stored, as what was expected; null if it can. */
export function unreadableText(text: string): string | null {
  if (text.length > LONGEST_TEXT)
    return `expected at most ${LONGEST_TEXT.toLocaleString('en-IN')} characters; found ${text.length.toLocaleString('en-IN')}`
  const found = UNREADABLE.exec(text)
  if (!found) return null
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `expected readable text; its character ${found.index + 1} is ${code === 'FFFD' ? 'a byte that cannot be read' : `U+${code}`}`
}

/** Lists in objects in lists: no row needs more. */
const DEEPEST = 8

/** The same for every text inside a value of a JSON file. */
export function unreadableValue(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return unreadableText(value)
  if (typeof value !== 'object' || value === null) return null
  if (depth > DEEPEST) return `expected at most ${DEEPEST} lists within each other`
  for (const part of [...Object.keys(value), ...Object.values(value)]) {
    const problem = unreadableValue(part, depth + 1)
    if (problem !== null) return problem
  }
  return null
}
