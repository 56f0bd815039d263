import { editsBetween } from '../misspelling.ts'
import { isOtherWord } from '../tables/devanagari.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** A word of fewer consonants is like too many others. */
const FEWEST = 3
/** The most words that one is read as. */
const MOST_WORDS = 3
/** Vowels, written or not, and letters that English does not speak. */
const VOWELS = '[aeiouyhw]{0,3}'
/** How English writes each consonant, the plainest way first. */
const CONSONANTS: readonly (readonly [letters: string, latin: string])[] = [
  ['क', 'k|c|q|ck|ch'],
  ['ख', 'k|kh|c'],
  ['गघ', 'g|gg'],
  ['चछ', 'c|ch|tch|t'],
  ['जझ', 'j|z|g|s|dg'],
  ['टठतथ', 't|tt'],
  ['डढ', 'd|dd|r'],
  ['दध', 'd|dd'],
  ['णनञङं', 'n|nn|m'],
  ['प', 'p|pp'],
  ['फ', 'f|ff|p'],
  ['बभ', 'b|bb'],
  ['म', 'm|mm'],
  ['र', 'r|rr'],
  ['लळ', 'l|ll'],
  ['व', 'v|w|u|b'],
  ['शष', 's|sh|ss|t|c|ch'],
  ['स', 's|ss|c|sc|z'],
  ['ह', 'h'],
]
const SPELLINGS = new Map(
  CONSONANTS.flatMap(([letters, latin]) => [...letters].map((letter) => [letter, latin])),
)
/** क्स is also x. */
const KS = ['क', '्', 'स'].join('')
const VOWEL_LETTERS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  य: 'y',
}

const VOWEL_STARTS: readonly string[] = ['a', 'e', 'i', 'o', 'u', 'y', 'h']

/** Whether a folded word is in Devanagari. */
export function isDevanagari(word: string): boolean {
  return /^[\u0900-\u097f]+$/.test(word)
}

/**
 * The words that rows hold and that have the consonants of a folded word in Devanagari, the nearest first, then the most
 * frequent: डेवलपर is "developer". Hindi writes English words by ear, so vowels and doubled letters tell little.
 */
export function wordsWithConsonants(word: string, vocabulary: Vocabulary): string[] {
  const read = readConsonants(word)
  if (!read || isOtherWord(word)) return []
  const { pattern, starts, latin } = read
  const found: { number: number; edits: number }[] = []
  for (const start of starts) {
    vocabulary.each(start, (number) => {
      const other = vocabulary.text(number)
      if (vocabulary.rowsOf(number) > 0 && pattern.test(other))
        found.push({ number, edits: editsBetween(latin, other, latin.length) })
    })
  }
  found.sort((a, b) => a.edits - b.edits || vocabulary.rowsOf(b.number) - vocabulary.rowsOf(a.number))
  return found.slice(0, MOST_WORDS).map(({ number }) => vocabulary.text(number))
}

/** How English may write a word; null if it has too few consonants. */
function readConsonants(word: string): { pattern: RegExp; starts: readonly string[]; latin: string } | null {
  const parts: string[] = []
  let latin = ''
  let starts: readonly string[] | null = null
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at)
    const isKs = word.startsWith(KS, at)
    const spellings = isKs ? 'x|ks|cks|cs|cts' : SPELLINGS.get(letter)
    const vowel = VOWEL_LETTERS[letter]
    if (spellings) {
      parts.push(`(?:${spellings})`)
      latin += isKs ? 'x' : (spellings[0] ?? '')
      starts ??= [...new Set(spellings.split('|').map((spelling) => spelling.charAt(0)))]
      if (isKs) at += KS.length - 1
    } else if (vowel) {
      latin += vowel
      starts ??= VOWEL_STARTS
    }
  }
  if (parts.length < FEWEST || !starts) return null
  const first = starts === VOWEL_STARTS ? VOWELS : ''
  return { pattern: new RegExp(`^${first}${parts.join(VOWELS)}${VOWELS}$`), starts, latin }
}
