import { isDenied } from '../scan/denial.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Term } from './stated-terms.ts'

/** Tokens between a language and the words that ask for it. */
const BEFORE = 5
const BEHIND = 3
/** Languages of one list are that close: "Marathi, Hindi and English". */
const LIST = 3
/** Tokens of the longest list: a line of languages must not take time by its square. */
const LONGEST = 20

/** Spoken languages that whoever gets the job knows. */
export const LANGUAGES: Term<string, string[]> = {
  tags: ['language'],
  except: ['offer'],
  read(line, span) {
    if (!isAsked(line, span) || isDenied(line, span)) return null
    return { value: span.value, from: span.from, to: span.to }
  },
  join: (all) => [...new Set(all)],
}

function isAsked(line: ScannedLine, span: Span): boolean {
  const label = line.all('language label', 0, span.from).at(-1)
  if (label && line.word(label.to) === ':') return true
  const list = listOf(line, span)
  const asks = line.all('language before', Math.max(0, list.from - BEFORE), list.from).at(-1)
  // "You need not speak Kannada."
  if (asks) return !isDenied(line, asks)
  if (line.word(list.to) === ':' && /^(?:fluent|good|excellent)$/.test(line.word(list.to + 1))) return true
  // "Japanese language (JLPT N3)"
  if (line.word(list.to) === 'language' && line.word(list.to + 1) === '(') return true
  const behind = line.all('language behind', list.to, list.to + BEHIND + 2)[0]
  return behind !== undefined && behind.from - list.to <= 2
}

/** The whole list that a language is in. */
function listOf(line: ScannedLine, span: Span): { from: number; to: number } {
  const all = line.all('language', Math.max(0, span.from - LONGEST), span.to + LONGEST)
  let { from, to } = span
  for (const other of all.toReversed()) if (other.to <= from && from - other.to < LIST) from = other.from
  for (const other of all) if (other.from >= to && other.from - to < LIST) to = other.to
  return { from, to }
}
