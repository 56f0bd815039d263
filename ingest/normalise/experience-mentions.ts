import type { SectionKind, SectionLine } from './sections.ts'
import { excerpt, sentences } from './text.ts'

/** Where a mention stands, the most decisive first. */
export const TIERS = ['title', 'field', 'label', 'requirement', 'text'] as const
export type Tier = (typeof TIERS)[number]

export interface Mention {
  tier: Tier
  /** Whole years; a null maximum is open ("5+"). */
  min: number
  max: number | null
  evidence: string
}

const WORD_NUMBERS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
}
const NUMBER = `(\\d{1,2}(?:\\.\\d{1,2})?|${Object.keys(WORD_NUMBERS).join('|')})(?:\\s*\\(\\d{1,2}\\+?\\))?`
const YEARS = '(?:years?|yrs?|year\\(s\\)|yr\\(s\\)|yoe)'
const MONTHS = '(?:months?|mos?|month\\(s\\))'
const TO = '(?:-|–|—|~|to|or|till|upto|up to)'
const PLUS = '(\\+|plus|or more|or above)?'

/** "3-5 years", "between 3 and 5 yrs", "2 years - 4 years"; else "5+ years", "3 or more years", "6 months". */
const SPAN = new RegExp(
  `(?<![\\w.,$₹€£%])(?:` +
    `${NUMBER}\\s*\\+?\\s*(?:${YEARS}|${MONTHS})?\\.?\\s*(?:${TO}|(?<=between [\\w. ]*)and)\\s*${NUMBER}\\s*${PLUS}\\s*-?\\s*(${YEARS}|${MONTHS})` +
    `|${NUMBER}\\s*${PLUS}\\s*-?\\s*(${YEARS}|${MONTHS}))(?![a-z0-9])`,
  'gi',
)
/** "Experience: 3-5", "Exp - 2+ yrs", "YOE: 4 to 6", "Experience Required (in years): 3-6". */
const LABEL = new RegExp(
  `^\\W*(?:total |overall |relevant |work |years of |minimum |min\\.? |required |desired )*(?:experience|exp\\.?|yoe|y\\.o\\.e\\.?)` +
    `(?: (?:required|range|level|needed|in years|in yrs))*(?: ?\\((?:in )?(?:years|yrs)\\))?\\s*(?::|-|–|—|=|\\||·)\\s*(?=\\W*(?:min|at|up|${NUMBER}|fresher))`,
  'i',
)

const ANCHOR_AFTER =
  /^[^.;]{0,110}?\b(?:experience|experienced|expertise|exp|yoe|background|track record|exposure)\b/i
const ANCHOR_BEFORE = /\b(?:experience|experienced|exp|yoe)\b[^.;]{0,40}$/i
/** After the years: what was done in them. Enough in a list of requirements, where years can mean little else. */
const WORK_AFTER =
  /^(?:'|’)?\s*(?:\([^)]*\)\s*)?(?:of|in|as|with|working|building|leading|managing|developing|writing|designing|coding|programming|delivering|operating|professional|industry|relevant|hands|practical|proven|advanced|solid|strong|post|full|software|product|total|overall|work)\b/i
const NOT_WORK_AFTER =
  /^(?:'|’)?\s*(?:-|–)?\s*(?:ago|old|of age|warrant\w+|bond|contract|agreement|commitment|degree|diploma|program\w*|course|integrated|bachelor\w*|universit\w+|(?:of )?full[- ]time (?:education|degree|mba|graduat\w+)|of (?:formal |regular |university |college |higher |full[- ]?time )?(?:education|study|studies|college|university|schooling|graduation)|(?:of )?(?:university|college|regular) |in a row|since|from (?:now|the date)|later|anniversar\w+|history|lease|notice|period|tenure|roadmap|plan|strategy|horizon|vision|growth|cagr|full time education)/i
const NOT_WORK_BEFORE =
  /\b(?:(?:last|past|previous|next|coming|first|every|each|another)|since|within|(?:over|in|for) the|in (?:just|only|under|less than)|after|aged?|age of|founded|once in|per|for (?:over|more than)|tenure of|(?:last|past|next) (?:few|couple of))\s*$/i
const COMPANY_BEFORE =
  /\b(?:we|our|us|company|founded|established|combined|collective\w*|together|(?:market|industry|world|global) leaders?|legacy|heritage|serving|trusted|clients?|business(?:es)? (?:with|has)|firm|organi[sz]ation (?:with|has))\b/i
const COMPANY_AFTER =
  /^[^.]{0,80}\bexperience\b[^.]{0,60},\s+(?:we|our|[A-Z]\S+ (?:is|has|serves|provides|delivers|helps|offers|builds))\b/
const ABOUT_YOU =
  /\b(?:you|your|candidates?|applicants?|looking for|seeking|hiring|needs?|requires?d?|must|should|ideal|someone|engineers? with|developers? with)\b/i
const SOFT_BEFORE =
  /\b(?:ideally|preferably|preferred|desired|desirable|nice to have|bonus|a plus)\b[\s:,(]*(?:someone |a candidate )?(?:with |a |at least |minimum (?:of )?|over |about )*$/i
const SOFT_AFTER =
  /^[^,;.]{0,90}\b(?:preferred|preferable|desired|desirable|(?:is |would be |will be |are )?(?:a|an added|a big|a strong) (?:plus|bonus|advantage)|nice to have|good to have|is optional)\b/i

/** Years of experience in a title: they need no further word. */
export function mentionsInTitle(title: string): Mention[] {
  return spans(title)
    .filter(({ after, unit }) => !unit.startsWith('mo') && !NOT_WORK_AFTER.test(after))
    .map(({ min, max }) => ({ tier: 'title', min, max, evidence: title }))
}

/** Years in a field of the source made for them, in whatever words: "3-5", "2 - 4 years", "Fresher". */
export function mentionsInField(field: string): Mention[] {
  const [first] = spans(/\d\s*$/.test(field) ? `${field} years` : field)
  return first ? [{ tier: 'field', min: first.min, max: first.max, evidence: field }] : []
}

/** Years asked for in a description, each with the strength of the place it stands in. */
export function mentionsInLines(lines: SectionLine[]): Mention[] {
  return lines
    .filter(({ section }) => section !== 'preferred' && section !== 'about')
    .flatMap(({ section, text }) => sentences(text).flatMap((sentence) => mentionsIn(sentence, section)))
}

function mentionsIn(sentence: string, section: SectionKind): Mention[] {
  const label = LABEL.exec(sentence)
  if (label) {
    const rest = sentence.slice(label[0].length)
    const [first] = spans(
      /years?|yrs?|months?/i.test(rest)
        ? rest
        : rest.replace(/^(\W*[\d.]+\s*\+?(?:\s*(?:-|–|to)\s*[\d.]+)?)/, '$1 years'),
    )
    if (first) return [{ tier: 'label', min: first.min, max: first.max, evidence: sentence }]
  }
  const tier = section === 'requirements' ? 'requirement' : 'text'
  return spans(sentence)
    .filter((span) => isAsked(span, tier))
    .map(({ min, max, start, end }) => ({ tier, min, max, evidence: excerpt(sentence, start, end) }))
}

interface Span {
  min: number
  max: number | null
  unit: string
  before: string
  after: string
  start: number
  end: number
}

function isAsked(span: Span, tier: Tier): boolean {
  const { before, after, unit } = span
  if (NOT_WORK_AFTER.test(after) || NOT_WORK_BEFORE.test(before)) return false
  if (SOFT_BEFORE.test(before) || SOFT_AFTER.test(after)) return false
  if (/\b(?:combined|collective)\b/i.test(before + after)) return false
  if (tier === 'text' && isOfCompany(span)) return false
  if (unit === 'yoe' || ANCHOR_AFTER.test(after) || ANCHOR_BEFORE.test(before)) return true
  return (
    WORK_AFTER.test(after) &&
    (tier === 'requirement' ||
      /(?:^|\b(?:have|has|with|minimum|least|need|requires?)\b)[^.;]{0,20}$/i.test(before))
  )
}

/** "With over 25 years of experience, Acme serves ...": a company's age, not a candidate's. */
function isOfCompany({ before, after, min }: Span): boolean {
  if (ABOUT_YOU.test(before)) return false
  return min >= 20 || COMPANY_BEFORE.test(before) || COMPANY_AFTER.test(after)
}

function spans(text: string): Span[] {
  return [...text.matchAll(SPAN)].flatMap((match) => {
    const [whole, low, high, highPlus, rangeUnit, single, plus, unit = rangeUnit ?? ''] = match
    const start = match.index
    const end = start + whole.length
    const before = text.slice(0, start)
    const scale = /^mo/i.test(unit) ? 12 : 1
    const limits =
      low === undefined || high === undefined
        ? readOne(toNumber(single) / scale, plus !== undefined, before)
        : readRange(toNumber(low) / scale, toNumber(high) / scale, highPlus !== undefined)
    return limits ? [{ ...limits, unit: unit.toLowerCase(), before, after: text.slice(end), start, end }] : []
  })
}

type Limits = { min: number; max: number | null } | null

/** "12-15+" has no upper end. "Java 8 - 3 years" is no range: the years are the second number. */
function readRange(low: number, high: number, open: boolean): Limits {
  if (high > 40) return null
  const min = high < low ? high : low
  return { min: Math.floor(min), max: open || high < low ? null : Math.ceil(high) }
}

const UP_TO =
  /\b(?:up ?to|less than|under|below|max(?:imum)?(?: of)?|fewer than|not more than|freshers?\s*(?:-|–|to))\s*$/i

function readOne(years: number, open: boolean, before: string): Limits {
  if (years > 40) return null
  if (!open && UP_TO.test(before)) return { min: 0, max: Math.ceil(years) }
  return { min: Math.floor(years), max: null }
}

function toNumber(text = ''): number {
  return WORD_NUMBERS[text.toLowerCase()] ?? Number(text)
}
