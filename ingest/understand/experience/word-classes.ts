import type { Token } from '../scan/tokens.ts'

/** Words that do the same work in a sentence about years, by their kind. */
const CLASSES = new Map(
  Object.entries({
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
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)

/** Kinds of words for whom a sentence speaks of. */
export const PERSONS = new Set(['YOU', 'WE', 'HE', 'THEY', 'I', 'CANDIDATE', 'NAME'])

/** The kind of a word; of one that is in no list, what its letters tell: a name, "-ed", "-ing". */
export function classOf(token: Token | undefined, isFirst: boolean): string {
  if (!token) return '^'
  if (token.kind === 'number') return '#'
  const { text } = token
  if (token.kind === 'sign') return text
  const listed = CLASSES.get(text)
  if (listed !== undefined) return listed
  if (token.capital && !isFirst) return token.number > 0 ? 'CAPITAL' : 'NAME'
  if (text.length > 4 && text.endsWith('ing')) return '-ing'
  if (text.length > 3 && text.endsWith('ed')) return '-ed'
  if (text.length > 3 && text.endsWith('s')) return '-s'
  return 'word'
}
