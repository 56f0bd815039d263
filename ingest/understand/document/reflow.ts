import { anyOf } from '#core/any-of.ts'
import { DUTY_VERBS } from '../lexicons/duty-verbs.ts'
import { waysOf } from '../scan/lexicon.ts'
import { VOCABULARY } from '../scan/vocabulary.ts'

/** No window of mails or terminals that wraps lines is wider, and none that does is narrower. */
const COLUMNS = { least: 60, most: 100 }
/** Characters of a line that may be several which lost the break between them. */
const LONG = 160

/**
 * Puts back the lines of a text that lost its markup on the way: joins those that were wrapped, and starts one at a bullet,
 * at two spaces, where two words are glued together, at a heading, and at a word that opens the items of lists.
 */
export function reflow(text: string): string {
  const lines = unwrapped(unglued(text).split(/\r\n?|\n/))
  return lines.map((line) => (line.length > LONG ? apart(line) : line)).join('\n')
}

/** A line was wrapped where the next word did not fit; a text of short lines has none. */
function unwrapped(lines: string[]): string[] {
  const widest = Math.max(...lines.map(({ length }) => length))
  if (widest < COLUMNS.least || widest > COLUMNS.most) return lines
  const breaks = lines.map((line, at) => isWrapped(line, lines[at + 1], widest))
  const goesOn = breaks.filter((breaks, at) => breaks && /^\s*[\p{Ll}(]/u.test(lines[at + 1] ?? '')).length
  if (goesOn * 2 < breaks.filter(Boolean).length || goesOn === 0) return lines
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    if (at > 0 && breaks[at - 1]) joined.push(`${joined.pop()?.trimEnd() ?? ''} ${line.trimStart()}`)
    else joined.push(line)
  }
  return joined
}

function isWrapped(line: string, next: string | undefined, widest: number): boolean {
  const [first = ''] = next?.trimStart().split(' ', 1) ?? []
  if (first === '' || line.trim() === '' || /^(?:[•●▪*·–-]|o|\d{1,2}[.)])$/.test(first)) return false
  return line.trimEnd().length + 1 + first.length > widest
}

/** Words that open items of lists, and hardly anything else with a capital. Each line is an expression of its own. */
const OPENERS = [
  ...[
    'Strong, Good(?! (?:Friday|to)), Excellent, Solid, Sound, Proven, Prior, Knowledge (?:of|in), Experience (?:with|in|of)',
    'Ability to, Understanding of, Familiarity with, Familiar with, Exposure to, Proficien(?:cy|t) (?:in|with), Hands-on',
    "Comfort(?:able)? with, Bachelor(?:'s|’s|s)?, Minimum, At least, Must, Freshers?, Candidates?",
    'You (?:will|have|are|bring|need|should), Working knowledge, We (?:are|offer|need|want|have|do|pay), Our, Applicants',
    "Work from, WF[HO], This is, You(?:'|’)d, Daily",
  ].map((words) => new RegExp(String.raw`(?<=[\p{L}\d)+%.] )` + anyOf(words) + '(?= )', 'gu')),
  /(?<=[\p{L}\d)] )\p{Lu}\p{L}+(?: \p{L}+){0,2} ?:(?= )/gu,
]
/** "Java 3+ years Spring 2+ years", and no years that go on a phrase. */
const YEARS = /(?<=\p{Ll}{3} )\d{1,2}\+ ?(?:years|yrs)\b/gu
const GOES_ON =
  /\b(?:with|minimum|least|than|over|about|around|experience|have|need|require|required|possess|bring|total|overall) $/
const GOES_ON_WITH = /\b(?:ideally|preferably) $/

const DUTIES = DUTY_VERBS.flatMap(({ words }) => waysOf(words)).map(
  (verb) => (verb[0] ?? '').toUpperCase() + verb.slice(1),
)
const VERBS = new Set(DUTIES.filter((verb) => !verb.includes(' ')))
const PHRASES = DUTIES.filter((verb) => verb.includes(' '))
/** A word with a capital behind one without, where a sentence without an end goes on. */
const CAPITAL = /(?<=[\p{Ll}\d)+%] )\p{Lu}\p{Ll}+(?= \p{Ll})/gu

function opensWithVerb(word: string, rest: string): boolean {
  const phrase = PHRASES.find((phrase) => rest.startsWith(`${phrase} `))
  return VERBS.has(word) || (phrase !== undefined && /^ \p{Ll}/u.test(rest.slice(phrase.length)))
}

/** Headings that open a list, as they are written most; "Salary" and "Experience" are labels, with a value behind them. */
const TITLES = [
  '(?:(?:Key|Job|Minimum|Basic|Preferred|Required|Desired) )?(?:Requirements|Qualifications|Responsibilities)',
  '(?:Other|Essential|Mandatory) (?:Requirements|Qualifications), Roles (?:and|&) Responsibilities, (?:Key|Required) Skills',
  "What (?:you(?:'|’)ll|you will|you|we|the job|is) [a-z]+(?: in it for you| for)?, Who you are",
  'Wh(?:at|o|y) (?:we|you|this)(?: person)? (?:are|is|offer|bring|need|have|want)(?: like)?',
  '(?:Nice|Good) to have, Must have, About (?:us|you|the (?:role|job|company|team)), Nature of work',
  '(?:You|We) (?:bring|offer|have|get|need|will|might bring)(?=:? \\p{Lu}), (?:The|Your) (?:job|role|work)',
  'How (?:we work|to apply), Benefits(?= [\\p{Lu}•-]), Perks, Selection(?: process)?',
  'Meeting us, Job description, Eligibility(?: criteria)?, Duties, Skills(?= [\\p{Lu}•-])',
].map(
  (words) =>
    new RegExp(
      String.raw`(?<=[.!?;:)\]\p{L}\d%] )` + anyOf(words) + String.raw`(?=:|\.? +[\p{Lu}\d•*-]|$)`,
      'gu',
    ),
)

/** A line for each title and each item that begins within the line. */
function broken(line: string): string {
  const titled = TITLES.reduce((text, title) => text.replace(title, '\n$&\n'), line)
  return OPENERS.reduce((text, opener) => text.replace(opener, '\n$&'), titled)
    .replace(YEARS, (years, at: number, text: string) => {
      const before = text.slice(Math.max(0, at - 20), at)
      return GOES_ON.test(before) || GOES_ON_WITH.test(before) ? years : `\n${years}`
    })
    .replace(CAPITAL, (word, at: number, text: string) =>
      opensWithVerb(word, text.slice(at, at + 40)) ? `\n${word}` : word,
    )
}

function apart(line: string): string {
  return bulleted(line.replace(/(?<=\S) {2,}(?=\S)/g, '\n'))
    .split('\n')
    .map((part) => (part.length > LONG ? broken(part) : part))
    .join('\n')
}

/** A sign between words that stands there more than once: "Must: - Java - SQL", "? Java ? SQL". */
function bulleted(line: string): string {
  for (const sign of BULLETS) {
    const found = line.match(sign)
    if (found && found.length > 2) return line.replace(sign, '\n• ')
  }
  return line
}

const BULLETS = [
  / (?:\u{fffd}|·|\*|o|\?) (?=[\p{Lu}\d])/gu,
  new RegExp(
    String.raw`(?<!\b(?:Experience|Exp|Location|Salary|CTC|Offer|Education|Skills|Title|Period|Mode|Shift|Role|Position|Company` +
      String.raw`|day))(?<=[\p{L}.:;)+%]) - (?=\p{Lu}\p{Ll}|\d)`,
    'gu',
  ),
]

/** "every day.RequirementsStrong Java": where a small letter and a capital meet in a word that nobody knows, more than once. */
function unglued(text: string): string {
  const words = (text.match(WORDS) ?? []).filter(isGlued)
  if (words.length < 2) return text
  return text
    .replace(WORDS, (word) => (isGlued(word) ? word.replace(GLUE, '$&\n') : word))
    .replace(GLUED_FIGURE, '$&\n')
}

/** Letters and what a sentence ends with; of longer ones no word is made. */
const WORDS = /(?<![\p{L}.!?)])[\p{L}.!?)]{4,60}(?![\p{L}.!?)])/gu
const GLUE = /(?:\p{Ll}{3}[.!?]|\p{Ll}{2}\)|\p{Ll}{3})(?=\p{Lu})|\p{Lu}{2}(?=\p{Lu}\p{Ll}{2})/gu

function isGlued(word: string): boolean {
  return word.search(GLUE) >= 0 && VOCABULARY.numberOfWord(word.toLowerCase()) === 0
}

/** "home.10+ years", "Your profile4-7 years" */
const GLUED_FIGURE =
  /\p{Ll}{3}[.)]?(?=\d{1,2}(?:\+|,\d|\.\d)?(?: ?[-–]\d| to \d)?\+? ?(?:years?|yrs?|months?|days|LPA|\p{Lu}\p{Ll}))|\d\.(?=\p{Lu})/gu
