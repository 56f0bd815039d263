import { isKnown, meaningsOf, spellingsOf } from '../dictionary.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Two words of rows that were typed as one: "javadeveloper". */
export function joinedWords(word: string, vocabulary: Vocabulary): [string, string] | null {
  let best: [string, string] | null = null
  let most = 0
  for (let at = 2; at <= word.length - 2; at += 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)]
    const rows = Math.min(...parts.map((part) => rowsWith(part, vocabulary)))
    if (rows <= most) continue
    best = parts
    most = rows
  }
  return best
}

/** Rows that hold a word in one of its spellings or names. Parts of two letters are names, or chance. */
function rowsWith(word: string, vocabulary: Vocabulary): number {
  if (word.length < 4 && !isKnown(word)) return 0
  const names = [word, ...meaningsOf([word]).flatMap((meaning) => meaning.words)]
  return Math.max(
    ...names
      .flatMap((name) => spellingsOf(name))
      .map((name) => vocabulary.rowsOf(vocabulary.find(name) ?? -1)),
  )
}
