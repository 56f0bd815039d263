import { meaningsOf } from '../dictionary.ts'
import { STOP_WORDS } from '../tables/everyday-words.ts'
import type { AskedWords } from './read-query.ts'

/** "java nahi": not the word before. */
const NOT = new Set(['nahi', 'nahin', 'nhi', 'nahee'])
/** "bina java": not the word behind; "java ke bina": not the word before. */
const WITHOUT = new Set(['bina'])
const EXPERIENCE = new Set(['experience', 'exp', 'anubhav', 'tajurba'])

/**
 * Parts what a posting should be from what it should not be: a search cannot leave postings out, and must not look for
 * what nobody wants. "anubhav nahi" is a fresher.
 */
export function withoutDenied(asked: readonly AskedWords[]): {
  asked: readonly AskedWords[]
  denied: AskedWords[]
} {
  if (!asked.some((part) => isNot(part) || isWithout(part))) return { asked, denied: [] }
  const kept: AskedWords[] = []
  const denied: AskedWords[] = []
  let denyNext = false
  const denyBefore = (): boolean => {
    const at = kept.findLastIndex((part) => !asksNothing(part))
    if (at < 0) return false
    denied.push(...kept.splice(at, 1))
    return true
  }
  for (const [index, part] of asked.entries()) {
    const before = asked[index - 1]
    if (isNot(part)) {
      if (before && isOf(before, EXPERIENCE)) kept.push(fresher(before, part))
      else if (!denyBefore()) denyNext = true
    } else if (isWithout(part)) {
      denyNext = !(before && isOf(before, new Set(['ke', 'ka', 'ki'])) && denyBefore())
    } else if (!denyNext) {
      kept.push(part)
    } else {
      // "nahi mil raha": what stands behind asks for nothing.
      denyNext = false
      if (asksNothing(part)) kept.push(part)
      else denied.push(part)
    }
  }
  return { asked: kept, denied }
}

function fresher(experience: AskedWords, not: AskedWords): AskedWords {
  const typed = `${experience.typed} ${not.typed}`
  return {
    ...experience,
    typed,
    name: typed,
    words: ['fresher'],
    meanings: meaningsOf(['fresher']),
    original: [],
  }
}

function isNot(part: AskedWords): boolean {
  return isOf(part, NOT)
}

function isWithout(part: AskedWords): boolean {
  return isOf(part, WITHOUT)
}

function isOf({ words, quoted }: AskedWords, some: ReadonlySet<string>): boolean {
  return !quoted && words.length === 1 && some.has(words[0] ?? '')
}

function asksNothing(part: AskedWords): boolean {
  return isOf(part, STOP_WORDS)
}
