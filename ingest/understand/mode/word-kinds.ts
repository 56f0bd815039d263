import type { Token } from '../scan/tokens.ts'
import { byNumber } from '../scan/vocabulary.ts'

/** Words that do the same work in a sentence about where one works, by their kind. */
const KINDS = Object.entries({
  PLACE:
    'office offices campus centre center site sites premises branch branches floor lab labs studio plant factory store ' +
    'showroom hospital school clinic workshop warehouse yard kitchen depot outlet hub basement headquarters hq facility ' +
    'workplace workspace desk desks bench villa pod mill godown',
  HOME: 'home house homes wfh ghar',
  REMOTE: 'remote remotely',
  ANYWHERE: 'anywhere wherever',
  HYBRID: 'hybrid',
  ONSITE: 'onsite wfo',
  PRESENT: 'person face physical physically presence attendance attend',
  COMMUTE:
    'cab cabs commute commuting relocate relocation distributed coworking virtual virtually telecommute telecommuting telework ' +
    'stationed deployed deputed deployment',
  WEEKDAY:
    'monday mondays mon tuesday tuesdays tue tues wednesday wednesdays wed thursday thursdays thu thur thurs friday ' +
    'fridays fri weekdays',
  WEEKEND: 'saturday saturdays sat sunday sundays sun',
  DAY: 'day days daily',
  WEEK: 'week weekly weeks',
  MONTH: 'month quarter year monthly quarterly months fortnight',
  WORK:
    'work works working worked operate operates operating sit sits sitting seated done perform performed come comes ' +
    'coming attends report reports reporting join placed based located posted',
  JOB: 'job role position post opening vacancy internship contract engagement assignment seat opportunity profile',
  YOU:
    "you your you'll you've you're yours yourself you'd candidate candidates applicant applicants employee employees " +
    'associate associates intern interns hire hires joinee joinees staff',
  WE: "we our us we've we're we'll we'd ours ourselves everyone everybody",
  THEY:
    'they their them he she his her him colleagues colleague people users customers clients customer client teams ' +
    'developers engineers',
  THE: 'a an the this that these',
  BE: 'is are was were be been being am remains',
  MUST: 'will would shall should must need needs have has required expected',
  MAY: 'can could may might',
  NOT: "not no never without nor none cannot can't don't doesn't won't isn't aren't haven't nobody",
  AND: 'and or plus & /',
  OF: 'of on to with for',
  AT: 'at in from out inside within near',
  EVERY: 'every each all any both',
  SOME: 'some few other rest remaining alternate others balance',
  TIMES: 'once twice thrice',
  FIRST: 'first initial initially training probation until till during after onboarding',
  MEET:
    'interview interviews round rounds discussion test walk-in drive assessment meeting meetings session sessions event ' +
    'events',
  '#1-4': 'one two three four',
  '#5-6': 'five six',
  '#7-31': 'seven eight nine ten twelve',
})

const LISTED = byNumber(KINDS)

/** Kinds of which a sentence that says where one works has one, and what stands around which is looked at. */
export const PLACE_KINDS = new Set(
  'PLACE HOME REMOTE ANYWHERE HYBRID ONSITE PRESENT COMMUTE WEEKDAY'.split(' '),
)

/** What makes a sentence one that may say where one works: a word of a place, or days of a week. */
export const NAMES_PLACE = 1
const DAY = 2
const WEEK = 4
export const DAY_AND_WEEK = DAY | WEEK
const MARKS = Uint8Array.from(LISTED, (kind = '') =>
  PLACE_KINDS.has(kind) ? NAMES_PLACE : kind === 'DAY' ? DAY : kind === 'WEEK' ? WEEK : 0,
)

/** Which of these a word is; 0 of most. Every word of every posting is asked, so it is told without looking at its letters. */
export function placeMark(token: Token | undefined): number {
  return MARKS[token?.number ?? 0] ?? 0
}

/** The kind of a token: of a number its size, of an unknown word with a capital "NAME", of any other the word itself. */
export function kindOf(token: Token, isFirst: boolean): string {
  if (token.kind === 'number') return sizeOf(token.value)
  return LISTED[token.number] ?? (token.capital && !isFirst ? 'NAME' : token.text)
}

/** Days of a part of a week, of a whole one, of a month; a share. */
function sizeOf(value: number): string {
  if (value >= 1 && value <= 4) return '#1-4'
  if (value === 5 || value === 6) return '#5-6'
  if (value <= 31) return '#7-31'
  return value <= 100 ? '#32-100' : '#'
}
