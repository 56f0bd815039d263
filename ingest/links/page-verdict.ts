import { readLastDay } from '#ingest/adapters/file/dates.ts'
import { CLOSING, CLOSING_BANNER, LONE_WORD, MISSING_PAGE, PAUSING, PERHAPS_CLOSED } from './closing-words.ts'
import { fold, sentences } from '#ingest/normalise/text.ts'
import { pageText, SEAM, viewPage, type PageLine } from './page-text.ts'

/** What the words of a page say of one posting. */
export interface PageVerdict {
  state: 'open' | 'gone' | 'uncertain'
  /** In words, with those that it was judged by. */
  detail: string
}

/**
 * Judges a page by what it says of a posting today. A sentence about what happens if, when or once a posting is closed
 * says nothing. A page that says it is closed and lets people apply all the same is uncertain.
 *
 * @param title The posting's own.
 * @param now What is closed on a day to come is not closed.
 */
export function judgePage(html: string, title: string, now: Date): PageVerdict {
  const view = viewPage(html)
  const posting = titlePattern(title)
  const { closed, paused, perhaps } = closingWords(view.lines, posting, now)
  const control = view.controls.find((words) => APPLIES.test(plain(words, posting)))
  if (closed !== null)
    return control === undefined
      ? { state: 'gone', detail: `says “${closed}”` }
      : { state: 'uncertain', detail: `says “${closed}”, but still has “${control}”` }
  if (paused !== null) return { state: 'uncertain', detail: `says “${paused}”` }
  if (perhaps !== null && control === undefined) return { state: 'uncertain', detail: `says “${perhaps}”` }
  return fold(pageText(view)).search(posting) !== -1
    ? { state: 'open', detail: 'loads and names the posting' }
    : { state: 'uncertain', detail: 'loads, but does not name the posting: it may be rendered by script' }
}

/** What is pressed to apply for the posting at hand; to apply filters, or for another job, is something else. */
const APPLIES = new RegExp(
  String.raw`^\W*(?:${[
    String.raw`(?:(?:easy|quick|one-click|click here to|click to) )?apply` +
      String.raw`(?: (?:now|here|online|today|directly|as .{0,40}|(?:for|to) (?:this|the) .{0,80}|` +
      String.raw`(?:on|via|with|by|through|using) .{0,40}))*`,
    '(?:submit|send|start|begin|continue)(?: (?:your|my|an|this|the))?(?: job)? (?:application|resume|cv)',
    "i(?:'m| am) interested",
  ].join('|')})\W*$`,
)

/** A sentence with one of these speaks of another time, or of no time. */
const CONDITION = new RegExp(
  String.raw`\b(?:if|once|when|whenever|until|till|unless|will|shall|would|should|whether|after|before` +
    String.raw`|upon|in case|as soon as|provided|while|ensure|make sure|how|why|where)\b`,
)
/** What was closed and is not any more. */
const REOPENED = /\bre-?open(?:s|ed|ing)?\b|\bopen again\b/

/** The words of each kind that a page says first; null where it says none. */
interface Said {
  closed: string | null
  paused: string | null
  perhaps: string | null
}

/** Characters of a page that are looked through; what says that a posting is closed stands at its top. */
const MOST_TEXT = 300_000

function closingWords(lines: PageLine[], posting: RegExp, now: Date): Said {
  const said: Said = { closed: null, paused: null, perhaps: null }
  let lineBefore = ''
  let left = MOST_TEXT
  for (const { text, kind } of lines) {
    left -= text.length
    if (left < 0) break
    if (kind === 'choice') continue
    for (const clause of clausesOf(text, posting, lineBefore)) {
      said.closed ??= closing(clause, kind === 'heading', now)
      said.paused ??= stated(PAUSING, clause)?.words ?? null
      said.perhaps ??= (stated(PERHAPS_CLOSED, clause) ?? stated(LONE_WORD, clause))?.words ?? null
    }
    lineBefore = plain(text, posting)
  }
  return said
}

function closing(clause: Clause, heading: boolean, now: Date): string | null {
  const statement = stated(CLOSING, clause) ?? stated(CLOSING_BANNER, clause)
  if (statement && !isToCome(statement.day, now)) return statement.words
  const word = stated(LONE_WORD, clause) ?? (heading ? stated(MISSING_PAGE, clause) : null)
  const isOfThis = /^\W*this job\W*$/.test(clause.before) || (heading && clause.isWhole)
  return word && isOfThis ? word.words : null
}

/** Words that could be a statement, without case and with the posting's title as "this job". */
interface Clause {
  words: string
  /** What stands before them in their sentence, or else the line before. */
  before: string
  isWhole: boolean
}

/** Characters of a sentence that states it. */
const LONGEST = 300

/** Where something new may begin inside a sentence. */
const BREAK = new RegExp(String.raw`${SEAM}|\s[-\u2010-\u2015|•·/]\s|[:([]`)

/** The sentences of a line, and those of their parts that begin as a sentence does: "Data Analyst | Job expired". */
function clausesOf(line: string, posting: RegExp, lineBefore: string): Clause[] {
  return sentences(line).flatMap((sentence) => {
    const whole = plain(sentence, posting)
    // A question states nothing; what is so long is a text about something else.
    if (whole.endsWith('?') || whole.length > LONGEST) return []
    const clauses: Clause[] = [{ words: whole, before: lineBefore, isWhole: true }]
    let before = ''
    for (const part of sentence.split(BREAK)) {
      if (before.trim() !== '' && /^\W*\p{Lu}/u.test(part))
        clauses.push({ words: plain(part, posting), before: plain(before, posting), isWhole: false })
      before += `${part} `
    }
    return clauses
  })
}

/** What a clause says by a pattern; null where it is of another time. */
function stated(pattern: RegExp, { words, before, isWhole }: Clause): { words: string; day?: string } | null {
  const match = pattern.exec(words)
  if (!match || REOPENED.test(words) || CONDITION.test(match[0]) || (!isWhole && CONDITION.test(before)))
    return null
  return { words: match.groups?.words ?? match[0], day: match.groups?.day }
}

function isToCome(day: string | undefined, now: Date): boolean {
  if (day === undefined) return false
  const [, month, date, year] = /^([a-z]+) (\d+)\w*,? (\d+)$/.exec(day) ?? []
  const written =
    month === undefined ? day.replace(/(\d)(?:st|nd|rd|th)\b/, '$1') : `${date} ${month} ${year}`
  return (readLastDay(written)?.getTime() ?? 0) > now.getTime()
}

/** A title as a whole, however its words are apart on the page. */
function titlePattern(title: string): RegExp {
  const words = fold(title)
    .split(/\s+/)
    .map(RegExp.escape)
    .join(String.raw`[\s${SEAM}]+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'gu')
}

function plain(text: string, posting: RegExp): string {
  return fold(text).replace(posting, 'this job').replaceAll(SEAM, ' ').replace(/\s+/g, ' ').trim()
}
