import type { Token } from '../scan/tokens.ts'
import { byNumber } from '../scan/vocabulary.ts'

/** Words that do the same work in a sentence about years, by their kind. */
const LISTS = Object.entries({
  YOU: "you your you'll you've you're yours yourself you'd",
  WE: "we our us we've we're we'll we'd ours ourselves",
  HE: 'he she his her him himself herself',
  THEY: 'they their them',
  IT: 'it its this that these those',
  I: "i i'm i've my me i'd",
  CANDIDATE:
    'candidate candidates applicant applicants someone anyone person people professional professionals',
  WHO: 'who whom whose which',
  THE: 'a an the',
  HAVE: 'have has having had',
  BE: 'is are was were be been being am',
  MAY: 'will would can could may might shall should must need needs',
  NOT: "not no never without nor none cannot can't don't doesn't won't",
  AND: 'and or plus',
  LEAST: 'than least minimum min maximum max more less over',
  NEXT: 'first second third fourth last past next every each previous final coming initial',
  ASK:
    'require requires required requirement requirements mandatory needed looking seek seeking hiring want wants ' +
    'expect expects experience experienced exp',
  OF:
    'of in on at by to from with for within during through into across after before since until till between ' +
    'under about behind beyond per against around as',
})

const LISTED = byNumber(LISTS)

/** Kinds of words for whom a sentence speaks of. */
export const PERSONS = new Set(['YOU', 'WE', 'HE', 'THEY', 'I', 'CANDIDATE', 'NAME'])

/** The kind of a word of this text; of one that is in no list, what its letters tell: a name, "-ed", "-ing". */
export function classOf(text: string, token: Token | undefined, isFirst: boolean): string {
  if (!token) return '^'
  if (token.kind === 'number') return '#'
  if (token.kind === 'sign') return token.text
  const listed = LISTED[token.number]
  if (listed !== undefined) return listed
  if (!isFirst && token.capital) return token.number > 0 ? 'CAPITAL' : 'NAME'
  const { start, end } = token
  const length = end - start
  if (length > 4 && text.endsWith('ing', end)) return '-ing'
  if (length > 3 && text.endsWith('ed', end)) return '-ed'
  return length > 3 && text.endsWith('s', end) ? '-s' : 'word'
}
