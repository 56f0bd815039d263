import { clauseEnd } from '../scan/clauses.ts'
import type { Words } from './words-around.ts'

/** How far behind its years the word stands that makes them a wish, in tokens. */
const FAR = 22
/** Words that may stand before a wish that opens its sentence: "(", "a", "-". */
const OPENING = 2

/** Years that are welcome, or that take the place of something else: "3+ years of Kotlin is a plus". */
export function isWelcome(words: Words): boolean {
  return isWish(words) || isInstead(words)
}

function isWish({ line, duration, sentence }: Words): boolean {
  const { from, to } = duration
  const opening = line.all('exp wish', sentence.from, from)[0]
  if (opening && opening.from - sentence.from <= OPENING) return true
  const before = line.previous(from, 'exp welcome', 5)
  if (before && line.tokens.slice(before.to, from).every(({ text }) => BEHIND_WELCOME.has(text))) return true
  const end = clauseEnd(line, to - 1)
  const welcome = line.next(to, 'exp welcome', Math.max(0, Math.min(FAR, end - to)))
  if (welcome !== undefined && welcome.value === '') return true
  // "4 years with Oracle: an advantage"; "4 years in sales, preferably to banks" asks for four.
  const behind = /^[,:]$/.test(line.word(end)) ? line.at(end + 1, 'exp welcome') : undefined
  const isAll =
    behind && (behind.to >= sentence.to - 1 || /^(?:is|are|would|a|an)$/.test(line.word(behind.from)))
  if (isAll && behind.value === '') return true
  // "2+ years of React (good to have)", "Rust (1-2 years) is a bonus"
  const inBrackets = line.word(to) === '(' || line.word(end) === '('
  if (inBrackets && line.at(end + 1, 'exp welcome')) return true
  return line.word(end) === ')' && line.next(end + 1, 'exp welcome', 4) !== undefined
}

const BEHIND_WELCOME = new Set(': ( - with a someone candidate of experience exp'.split(' '))

/** "A degree or 4 years of experience", "in lieu of a degree": who has the one needs none of the other. */
function isInstead({ line, duration, sentence }: Words): boolean {
  const instead = line.all('exp instead', sentence.from, sentence.to)[0]
  if (instead && (instead.value === 'sure' || line.has('degree', sentence.from, sentence.to))) return true
  let at = duration.from - 1
  while (OTHERWISE.has(line.word(at))) at -= 1
  const isOr = line.word(at) === 'or' && line.word(duration.to) !== 'or'
  return isOr && line.has('degree', sentence.from, at) && !line.has('time unit', sentence.from, at)
}

/** What may stand between "or" and the years: "or, alternatively, ", "or equivalent experience of". */
const OTHERWISE = new Set(
  ', alternatively else equivalent equal comparable relevant practical professional work working experience of'.split(
    ' ',
  ),
)
