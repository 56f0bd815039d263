import type { ScannedLine } from './scanned-line.ts'
import type { Sentence } from './sentences.ts'
import { byNumber } from './vocabulary.ts'

/** Words that sentences are made of, and lists of facts are not. */
const OF_SENTENCES = byNumber([
  [
    'sentence',
    "you your you'll you've you're yours yourself you'd we our us we've we're we'll we'd ours he she his her him they " +
      "their them it its this that these those i i'm i've my me i'd who whom whose which a an the have has having had is " +
      'are was were be been being am will would can could may might shall should need needs',
  ],
])
/** Other facts of a posting. */
const FACTS = [
  'place',
  'money unit',
  'time unit',
  'openings word',
  'notice label',
  'notice immediate',
  'mode office',
  'mode onsite',
  'mode hybrid',
  'mode home',
]
/** Tokens on each side that tell a list from a sentence. */
const AROUND = 6
/** Facts that a list has beside the one that is looked at. */
const BESIDE = 2

/**
 * Whether words stand in a list of facts that lost what parted them, "PHP Laravel 3-5 yrs Mohali 40k Notice 30 days": nothing
 * near is a word that sentences are made of, and other facts of a posting stand in the same sentence.
 */
export function isAmongFacts(line: ScannedLine, words: Sentence, { from, to }: Sentence): boolean {
  const end = Math.min(to, words.to + AROUND)
  for (let at = Math.max(from, words.from - AROUND); at < end; at += 1)
    if (OF_SENTENCES[line.tokens[at]?.number ?? 0] !== undefined) return false
  let facts = 0
  for (const tag of FACTS) {
    if (line.has(tag, from, words.from) || line.has(tag, words.to, to)) facts += 1
    if (facts === BESIDE) return true
  }
  return false
}
