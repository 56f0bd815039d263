/** A row of a table of words: whatever matches `words` is tagged. */
export interface Row {
  /** The table it is in; of one table's rows that overlap, the first and longest counts. */
  subject: string
  words: string
  tag: string
  /** What the words stand for: "Bengaluru", "year", "100000"; '' where the tag says all. */
  value: string
  /** Labelled lines that are read wrong without it. */
  lines: string[]
  /** Set while the check of the tables measures what a row is good for. */
  off?: boolean
}

/**
 * Reads a table: a row a line, its columns two spaces apart: words, tag, value (or "="), and behind a semicolon the
 * labelled lines that need it, or "kept" where none does.
 *
 * - `salary|pay scale` are two ways to say it;
 * - `engineer(s)` is with or without the "s", `graduat(e|ing|ion)` and `(year|yr) of passing` take one of the group;
 * - `[total|overall] experience` is with one of the words or without; `<n>` is any number, `<(>` a bracket;
 * - words in lower case match any case, words with a capital only as they are written;
 * - "-" between words is a space: "full time" matches "full-time".
 */
export function table(subject: string, text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return []
    const [columns = '', lines = ''] = line.split(/\s;\s/)
    const [words = '', tag = '', value = ''] = columns.trim().split(/\s{2,}|\t+/)
    return [
      {
        subject,
        words,
        tag: interned(tag),
        value: interned(value === '=' ? words : value),
        lines: lines.split(/\s+/).filter(Boolean),
      },
    ]
  })
}

/** The one copy of a text that literals are too: whether two such are the same is told without looking at their letters. */
export function interned(text: string): string {
  const [copy = text] = Object.keys({ [text]: true })
  return copy
}

/** The ways in which a row's words may be written. */
export function waysOf(words: string): string[] {
  return [...new Set(splitOutside(words).flatMap(expand))].filter((way) => way !== '')
}

/** Splits at "|", but not inside brackets. */
function splitOutside(words: string): string[] {
  let depth = 0
  const ways = ['']
  for (const char of words) {
    if (char === '(' || char === '[') depth += 1
    if (char === ')' || char === ']') depth -= 1
    if (char === '|' && depth === 0) ways.push('')
    else ways[ways.length - 1] += char
  }
  return ways
}

const INNERMOST = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/

function expand(way: string): string[] {
  const match = INNERMOST.exec(way)
  if (!match) return [way.replace(/ {2,}/g, ' ').trim()]
  const [whole, group, optional = ''] = match
  const choices = (group ?? optional).split('|')
  if (group === undefined || choices.length === 1) choices.push('')
  const [before, after] = [way.slice(0, match.index), way.slice(match.index + whole.length)]
  return choices.flatMap((choice) => expand(before + choice + after))
}
