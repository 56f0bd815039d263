import type { Vocabulary } from './vocabulary.ts'

/** From how many letters on a typed word may be misspelt by one letter, and by two; by two too if it names a role. */
const ONE_FROM = 4
const TWO_FROM = 8
export const TWO_OF_ROLE_FROM = 6

/**
 * The words that a typed word misspells by the fewest letters: one letter added, left out, changed or swapped
 * with the next in words of four to seven letters, two from eight. The first letter stands, unless it is
 * swapped with the second. Words with digits are names and codes, and never corrected.
 */
export function correctionsOf(typed: string, vocabulary: Vocabulary, twoFrom = TWO_FROM): number[] {
  if (typed.length < ONE_FROM || !/^\p{L}+$/u.test(typed)) return []
  const most = typed.length < twoFrom ? 1 : 2
  const letters = lettersOf(typed)
  let fewest = most
  let found: number[] = []
  const consider = (number: number) => {
    const word = vocabulary.text(number)
    if (word.length < ONE_FROM - 1 || Math.abs(word.length - typed.length) > fewest) return
    // Each edit changes at most two of the letters that a word has.
    if (bitsOf(letters ^ lettersOf(word)) > 2 * fewest) return
    const edits = editsBetween(typed, word, fewest)
    if (edits > fewest) return
    if (edits < fewest) found = []
    fewest = edits
    found.push(number)
  }
  const [first, second] = typed
  vocabulary.each(`${first}`, consider)
  if (second !== first)
    vocabulary.each(`${second}${first}`, (number) => {
      if (vocabulary.text(number).slice(2) === typed.slice(2)) consider(number)
    })
  return found
}

/** Edits between two words, swaps of neighbours included; a number above `most` where there are more. */
export function editsBetween(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** Which letters a word has, one bit each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsOf(value: number): number {
  let bits = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}
