import { NUMBER_WORDS } from './number-words.ts'

/** A number or range of years in a text; it may not be about experience. */
export interface Span {
  /** Whole years, the minimum rounded down and the maximum up; a null maximum is open ("5+"). */
  min: number
  max: number | null
  /** Starts at nothing, not at some months. */
  fromNought: boolean
  /** "3+" or "3-5", not a plain "3 years". */
  isBound: boolean
  /** "Freshers to 18 months": can be nothing but experience. */
  fromFresher: boolean
  unit: string
  before: string
  after: string
  start: number
  end: number
}

const WORDS = Object.keys(NUMBER_WORDS).join('|')
/** "3", "three", "three (3)", "3 (three)". */
export const NUMBER = `(\\d{1,2}(?:\\.\\d{1,2})?|${WORDS})(?:\\s*\\((?:\\d{1,2}\\+?|${WORDS})\\))?`
const YEARS = '(?:years?|yrs?|yeras?|yers|year\\(s\\)|yr\\(s\\)|yoe|pqe|saal|varsha?)'
const MONTHS = '(?:months?|mos?|mths?|month\\(s\\)|mahin[ea])'
const TO = '(?:-|–|—|~|to|or|till|until|upto|up to|se)'
const PLUS = '(\\+|plus|or more|or above|and above|& above|& more|and more|onwards)?'

/** "3-5 years", "between 3 and 5 yrs", "6 months - 1 year"; else "5+ years", "5yrs+", "3 or more years", "6 months". */
const SPAN = new RegExp(
  `(?<![\\w.,$₹€£%])(?:` +
    (`${NUMBER}\\s*\\+?\\s*(${YEARS}|${MONTHS})?\\.?\\s*(?:${TO}\\s*[->]?|` +
      `(?<=between [\\w. ]*)and)\\s*${NUMBER}\\s*${PLUS}\\s*(?:-|\\.{2,3})?\\s*` +
      `(?:of\\s+)?(${YEARS}|${MONTHS})`) +
    (`|${NUMBER}\\s*${PLUS}\\s*-?\\s*(${YEARS}|${MONTHS}))(?![a-z0-9])(\\.?\\s?\\+|\\s+plus` +
      `(?= in| of| exp)|\\s+(?:and|&|or) (?:above|more|over|beyond)(?![a-z]))?`),
  'gi',
)
const DECADE = /\b(?:a|one|over a) decade\b(?=(?:'s)? (?:of )?(?:[a-z-]+ ){0,3}experience)/gi

/** "Min 3 yrs, Max 7 yrs", "Minimum experience: 3 Maximum experience: 6". */
const MIN_MAX =
  /\bmin(?:imum)?\b\.?(?! age)[^\d;]{0,30}(\d{1,2})\D[^\d;]{0,30}\bmax(?:imum)?\b\.?[^\d;]{0,30}(\d{1,2})\b(?:\s*(?:years?|yrs?)\b)?/gi

const UP_TO =
  /\b(?:up ?to|(?<!(?:not|no) )less than|under|below|max(?:imum)?(?: of)?|fewer than|not more than)\s*$/i
/** "Fresher / exp 1 yr", "freshers or 1 year", "Freshers to 18 months": the beginner is where the range starts. */
const FROM_FRESHER = new RegExp(
  String.raw`\bfreshers?\)?\s*(?:\/|-|–|to|or|and|&|,)\s*(?:(?:candidates?|people|applicants?)\s*)?` +
    String.raw`(?:with |having )?(?:exp(?:erienced?)?\.?\s*)?(?:of |up ?to )?$`,
  'i',
)
const ANY_UNIT = new RegExp(`(?:${YEARS}|${MONTHS}|\\dy)(?![a-z])`, 'i')

/** Finds every number or range of years (or months) in a text. */
export function findSpans(glued: string): Span[] {
  // "2 - 4 YearsSkills": lines that lost the break between them.
  const text = glued
    .replace(/(?<=\d ?\+? ?)(years?|yrs?)(?=[A-Z][a-z])/gi, '$1 ')
    .replace(/(?<=\d\+?)y(?![a-z])/gi, ' years')
    .replace(/(?<=[a-z])\.(?=\d{1,2}\+? ?(?:years?|yrs?)\b)/gi, '. ')
  const joint = [...text.matchAll(MIN_MAX)].flatMap((match) =>
    spanOf(text, match, readRange(Number(match[1]), Number(match[2]), false)),
  )
  if (joint.length > 0) return joint
  const decades = [...text.matchAll(DECADE)].flatMap((match) => spanOf(text, match, readOne(10, true, '')))
  const spans = [...text.matchAll(SPAN)].flatMap((match) => {
    const [, low, lowUnit, high, highPlus, rangeUnit, single, plus, unit = rangeUnit ?? '', trailing] = match
    const before = text.slice(0, match.index)
    if (low === undefined || high === undefined) {
      const open = plus !== undefined || trailing !== undefined
      return spanOf(text, match, readOne(inYears(single, unit), open, before), unit)
    }
    const open = highPlus !== undefined || trailing !== undefined
    const [from, to] = [inYears(low, lowUnit ?? unit), inYears(high, unit)]
    return spanOf(text, match, readRange(from, to, open), unit)
  })
  return [...decades, ...spans]
}

/** A number, or two, that no other unit follows. */
const BARE = new RegExp(
  String.raw`^(\D*\d+(?:\.\d+)?\s*\+?(?:\s*(?:-|–|—|~|to|&)+\s*\d+(?:\.\d+)?\s*\+?)?)` +
    String.raw`(?!\d|,\d)(?!\s*(?:%|k\b|lpa|lakhs?|lacs?|positions?|openings?|days?|hours?|\/))`,
  'i',
)

/** Finds bare numbers of years in a field or a label's value: "3-5", "0", "2 to 4 in Java". */
export function findBareSpans(text: string): Span[] {
  const spelled = ANY_UNIT.test(text)
    ? text.replace(/(\d\s*\+?\s*)-?\s*y(?![a-z])/gi, '$1 years')
    : text.replace(BARE, '$1 years')
  return findSpans(spelled)
}

/** `atMost`: the end of a single number, were it one. */
type Limits = (Pick<Span, 'min' | 'max' | 'fromNought' | 'isBound'> & { atMost: number }) | null

function spanOf(text: string, match: RegExpExecArray, limits: Limits, unit = 'years'): Span[] {
  if (!limits) return []
  const start = match.index
  const end = start + match[0].length
  const before = text.slice(0, start)
  const fromFresher = FROM_FRESHER.test(before)
  const bounded = fromFresher
    ? { ...limits, min: 0, max: limits.max ?? limits.atMost, fromNought: true, isBound: true }
    : limits
  const { min, max, fromNought, isBound } = bounded
  return [
    {
      min,
      max,
      fromNought,
      isBound,
      fromFresher,
      unit: unit.toLowerCase(),
      before,
      after: text.slice(end),
      start,
      end,
    },
  ]
}

/** "12-15+" has no upper end. "Java 8 - 3 years" is no range: the years are the second number. */
function readRange(low: number, high: number, open: boolean): Limits {
  if (high > 40) return null
  const isRange = high >= low
  const min = isRange ? low : high
  return {
    min: Math.floor(min),
    max: open || !isRange ? null : Math.ceil(high),
    fromNought: min === 0,
    isBound: isRange,
    atMost: Math.ceil(high),
  }
}

function readOne(years: number, open: boolean, before: string): Limits {
  if (years > 40) return null
  const atMost = Math.ceil(years)
  if (!open && UP_TO.test(before)) return { min: 0, max: atMost, fromNought: true, isBound: true, atMost }
  if (years === 0 && !open) return { min: 0, max: 0, fromNought: true, isBound: true, atMost }
  return { min: Math.floor(years), max: null, fromNought: years === 0, isBound: open, atMost }
}

function inYears(number = '', unit = ''): number {
  return (NUMBER_WORDS[number.toLowerCase()] ?? Number(number)) / (/^m/i.test(unit) ? 12 : 1)
}
