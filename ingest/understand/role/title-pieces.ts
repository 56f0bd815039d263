import { fold } from '../document/text.ts'
import { SPELLINGS } from '../lexicons/title-fields.ts'
import { ScannedLine } from '../scan/scanned-line.ts'
import { meaningOf, TITLE_WORDS, type Meaning } from './title-table.ts'

/** A phrase of a title, with what the tables say of it. */
export interface Item extends Meaning {
  words: string
}

/** The phrases of a title between two separators: punctuation, or a preposition. */
export type Piece = Item[]

const SEPARATORS = new Set(',:()[]{}|;•·"@~!–→')
const PREPOSITIONS = new Set('of for in at to with on from by who cum needed required'.split(' '))

/** Cuts a title into its pieces, each phrase tagged. Pieces that only say terms or ranks are left out. */
export function titlePieces(title: string): Piece[] {
  const line = new ScannedLine(prepared(title), { kind: 'title', section: 'other' }, TITLE_WORDS)
  const { spans } = line
  const pieces: Piece[] = [[]]
  let next = 0
  for (let at = 0; at < line.tokens.length;) {
    while ((spans[next]?.from ?? at) < at) next += 1
    const span = spans[next]?.from === at ? spans[next] : undefined
    const token = line.tokens[at]
    if (span) {
      const { tag, category, plain, always } = meaningOf(span.row)
      pieces.at(-1)?.push({ tag, category, plain, always, words: line.words(span.from, span.to) })
      at = span.to
      continue
    }
    const parts = SEPARATORS.has(token?.text ?? '') || PREPOSITIONS.has(token?.text ?? '')
    const dash = token?.text === '-' && (token.gap === ' ' || line.tokens[at + 1]?.gap === ' ')
    if (parts || dash) pieces.push([])
    else if (token?.kind === 'word' && token.text.length > 1)
      pieces.at(-1)?.push({ tag: 'unknown', category: null, plain: false, always: false, words: token.text })
    at += 1
  }
  return pieces.filter((piece) => piece.some(({ tag }) => tag !== 'noise'))
}

const OTHER_SPELLINGS = new Map(Object.entries(SPELLINGS))

/** A title in the words of the tables: without what only joins words, and spelled as they are. */
function prepared(title: string): string {
  const folded = fold(title)
  // Most titles have no sign that joins or cuts words.
  const apart = /[^a-z0-9 ,()]/.test(folded) ? withoutJoints(folded) : folded
  return apart
    .replace(/\b(?:and|the|an?|or)\b/g, ' ')
    .replace(/[a-z]{2,}/g, (word) => OTHER_SPELLINGS.get(word) ?? word)
}

function withoutJoints(title: string): string {
  return title
    .replace(/\b([sh])\s?\/\s?w\b/g, '$1w')
    .replace(/\b(front|back) - (?=end)/g, '$1 ')
    .replace(/\b([a-z]{1,2}) ?& ?([a-z])\b/g, '$1n$2')
    .replace(/[._](?=net\b)/g, ' .')
    .replace(/_|\/\//g, ' | ')
    .replace(/[/&]|(?<=[a-z]) ?\+ ?(?=[a-z.])/g, ' ')
}
