import { readLastDay } from './moment.ts'
import { CLOSING, CLOSING_BANNER, LONE_WORD, MISSING_PAGE, PAUSING, PERHAPS_CLOSED } from './closing-words.ts'
import { fold } from '#ingest/understand/document/text.ts'
import { sentenceTexts } from '#ingest/understand/scan/sentences.ts'
import { pageText, SEAM, viewPage, type PageLine } from './page-text.ts'

/** What a page says about one posting. */
export interface PageVerdict {
  state: 'open' | 'gone' | 'uncertain'
  /** The reason, with the words that decided it. */
  detail: string
}

/**
 * Judges whether a page says that a posting is open today. A sentence about what happens if, when or once a
 * posting is closed is ignored. A page that says that it is closed but still has an apply button is
 * uncertain.
 *
 * @param title The posting's title.
 * @param now A closing date after this time does not count.
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

/** Labels of an apply button for this posting; "apply filters" or another job's button does not match. */
const APPLIES = new RegExp(
  String.raw`^\W*(?:${[
    String.raw`(?:(?:easy|quick|one-click|click here to|click to) )?apply` +
      String.raw`(?: (?:now|here|online|today|directly|as .{0,40}|(?:for|to) (?:this|the) .{0,80}|` +
      String.raw`(?:on|via|with|by|through|using) .{0,40}))*`,
    '(?:submit|send|start|begin|continue)(?: (?:your|my|an|this|the))?(?: job)? (?:application|resume|cv)',
    "i(?:'m| am) interested",
  ].join('|')})\W*$`,
)

/** With one of these words, a sentence is about another time or only a possibility. */
const CONDITION = new RegExp(
  String.raw`\b(?:if|once|when|whenever|until|till|unless|will|shall|would|should|whether|after|before` +
    String.raw`|upon|in case|as soon as|provided|while|ensure|make sure|how|why|where)\b`,
)
/** The posting was closed and is open again. */
const REOPENED = /\bre-?open(?:s|ed|ing)?\b|\bopen again\b/

/** The first statement of each kind on a page; null if there is none. */
interface Statements {
  closed: string | null
  paused: string | null
  perhaps: string | null
}

/** How many characters of a page we search; a closing notice is near the top. */
const MOST_TEXT = 300_000

function closingWords(lines: PageLine[], posting: RegExp, now: Date): Statements {
  const found: Statements = { closed: null, paused: null, perhaps: null }
  let lineBefore = ''
  let left = MOST_TEXT
  for (const { text, kind } of lines) {
    left -= text.length
    if (left < 0) break
    if (kind === 'choice') continue
    for (const clause of clausesOf(text, posting, lineBefore)) {
      found.closed ??= closing(clause, kind === 'heading', now)
      found.paused ??= stated(PAUSING, clause)?.words ?? null
      found.perhaps ??= (stated(PERHAPS_CLOSED, clause) ?? stated(LONE_WORD, clause))?.words ?? null
    }
    lineBefore = plain(text, posting)
  }
  return found
}

function closing(clause: Clause, heading: boolean, now: Date): string | null {
  const statement = stated(CLOSING, clause) ?? stated(CLOSING_BANNER, clause)
  if (statement && !isToCome(statement.day, now)) return statement.words
  const word = stated(LONE_WORD, clause) ?? (heading ? stated(MISSING_PAGE, clause) : null)
  const isOfThis = /^\W*this job\W*$/.test(clause.before) || (heading && clause.isWhole)
  return word && isOfThis ? word.words : null
}

/** A possible statement, in lower case, with the posting's title replaced by "this job". */
interface Clause {
  words: string
  /** The words before it in its sentence, or else the line before. */
  before: string
  isWhole: boolean
}

/** The longest sentence that we search for a statement, in characters. */
const LONGEST = 300

/** Where a new statement may begin inside a sentence. */
const BREAK = new RegExp(String.raw`${SEAM}|\s[-\u2010-\u2015|•·/]\s|[:([]`)

/**
 * The sentences of a line, and the parts of them that start like a sentence: "Data Analyst | Job expired".
 */
function clausesOf(line: string, posting: RegExp, lineBefore: string): Clause[] {
  return sentenceTexts(line).flatMap((sentence) => {
    const whole = plain(sentence, posting)
    // A question states nothing, and a very long sentence is about something else.
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

/** The match of a pattern in a clause; null if the clause is about another time. */
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

/** Matches a whole title, with any whitespace or seams between its words. */
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
