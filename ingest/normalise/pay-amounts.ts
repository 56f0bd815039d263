/** An amount or range of money in a text, in rupees; it may not be this job's pay. */
export interface Amount {
  /** null: "up to 12 LPA" states no minimum. */
  min: number | null
  max: number | null
  period: 'year' | 'month' | null
  /** How surely these are rupees: a symbol or code, a unit only Indians use (lakh, LPA, 12,00,000), or neither. */
  rupees: 'marked' | 'by unit' | 'unmarked'
  /** LPA: pay by its own word. */
  isPay: boolean
  start: number
  end: number
}

const CURRENCY = '(?:₹|rs\\.?|inr|rupees|`)'
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)'
const UNIT =
  '(\\(?lp[am]\\)?|l\\.p\\.a\\.?|\\(?lakhs?\\)?|\\(?lacs?\\)?|lacks|laks|lac\\(s\\)|lakh\\(s\\)|crores?|cr|thousands?|hazaa?r|hajaa?r|k|l)'
const PER =
  '(?:/[-=])?\\s*(?:\\(?(?:in )?(?:inr|rupees|₹)\\)?)?\\s*' +
  '(?:(?:ctc|consolidated|fixed|gross|in[- ]hand)\\s*)?' +
  '(?:(?:/|per|an?|each|every)\\s*(annum|year|yr|month|mth|mo|hour|hr|day|week|[ma](?![a-z]))' +
  '|(p\\.?\\s?a\\.?|annually|yearly|annual|salana|p\\.?\\s?m\\.?|monthly|pcm|mahin[ea]|hourly|daily' +
  '|weekly)(?![a-z]))?'

const AMOUNT = new RegExp(
  `(?<![\\w.,$€£¥])(${CURRENCY})?\\s*${NUMBER}\\s*(\\+` +
    `(?=\\s*${UNIT.replace('(', '(?:')}(?![a-z])))?\\s*(?:${UNIT}(?![a-z]))?\\s*(\\+(?!\\s*[a-z\\d₹(]))?` +
    `(?:(?:\\s*/[-=])?(?:\\s*(?:p\\.?\\s?[ma]\\.?|per (?:month|year|annum)|/ ?(?:month|yr|year|annum))` +
    `(?= ?(?:to|-|–)))?\\s*(?:${CURRENCY}(?![a-z]))?\\s*(?:per (?:annum|month))?\\s*` +
    `(?:-|–|—|~|to|(?<=lpa\\s{1,3})(?=[\\d.]+\\s?lpa)|(?<=\\dk\\s{1,3})(?=\\d+\\s?k(?![a-z]))|,? ` +
    `(?:rising|going(?: up)?|increasing) (?:up )?to|and` +
    `(?! [^.;]{0,30}\\b(?:bonus|variable|incentives?|esops?|stock|allowances?)\\b)` +
    `|se)\\s*(${CURRENCY})?\\s*${NUMBER}\\s*(?:(?:/-)?${UNIT}(?![a-z]))?\\s*(\\+(?!\\s*[a-z\\d₹(]))?)?` +
    `\\s*(${CURRENCY}(?![a-z]))?\\s*${PER}`,
  'gi',
)
const FOREIGN =
  'us\\$|usd[tc]?|eth|btc|eur|euros?|gbp|aed|sgd|aud|cad|jpy|php|myr|qar|sar|omr|kwd|bhd|pkr|npr|lkr|bdt|hkd|chf|dhs'
/** "$" right before, or before the lower end: "$70-85k". */
const FOREIGN_BEFORE = new RegExp(
  `(?:[$€£¥]|\\b(?:${FOREIGN}))\\s*(?:\\d[\\d,.]*\\s*k?\\s*(?:-|–|—|to)\\s*)?$`,
  'i',
)
const FOREIGN_AFTER = new RegExp(`^\\s*(?:[$€£¥]|(?:${FOREIGN}|dollars|pounds|dirhams?)\\b)`, 'i')
const THING = '(?:salary|ctc|package|pay|stipend|compensation|budget)'
const UP_TO = new RegExp(
  `\\b(?:up[ -]?to|upto|within|as high as|at most|max(?:imum)?(?: of| ${THING}(?: is| of| -|:)?)?|` +
    `(?:not|never) (?:to )?exceed(?:ing)?|(?:not|no|never) (?:be )?(?:more than|above|over|beyond)|cap` +
    `(?:ped)?(?= of| at)|(?<!not )less than|max(?:imum)?(?: [a-z]+){1,6} (?:is|of)|` +
    `(?:can['’]?t|cannot|won['’]?t|will not|not) (?:go|be|cross)` +
    `(?: (?:above|beyond|more than|over))?)\\s*(?:a |at |of |:|-)*$`,
  'i',
)
/** "12 LPA max"; in "min 7 lacs max: 15 lacs" it is said of what follows. */
const UP_TO_AFTER = /^\s*\(?max(?:imum)?\b(?![^\w.;]*(?:₹|\d(?!\d*\s?%)|rs|inr|salary|ctc|pay))/i
const FROM = new RegExp(
  `\\b(?:from|starting|starting (?:from|at|${THING}(?: is| of| -|:)?)|starts? (?:from|at)|at least|min` +
    `(?:imum)?(?: of| ${THING}(?: is| of| -|:)?)?|above|more than|not less than)\\s*:?\\s*$`,
  'i',
)
const OPEN_AFTER = /^\s*(?:onwards?|start\b|and above|& above|or more)\b/i

/** Finds every amount of money in a text that could be rupees, not those in foreign currencies. */
export function findAmounts(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [
      whole,
      currency,
      low = '',
      lowPlus,
      lowUnit,
      plus,
      secondCurrency,
      high,
      highUnit,
      highPlus,
      trailing,
      per,
      adverb,
    ] = match
    const start = match.index
    // A number takes the comma behind it along.
    const end = start + whole.replace(/[\s,]+$/, '').length
    const [before, after] = [text.slice(0, start), text.slice(end)]
    if (FOREIGN_BEFORE.test(before) || FOREIGN_AFTER.test(after)) return []
    const unit = lowUnit ?? highUnit
    const marked =
      [currency, secondCurrency, trailing].some((mark) => mark !== undefined) ||
      /\((?:in )?(?:inr|₹)\)|\d\/[-=]/i.test(whole)
    const indian = isLakhs(unit) || isLakhs(highUnit) || isGrouped(low) || isGrouped(high)
    const isMoney = isMoneyLike(low) || (/^20\d\d$/.test(low) && (per ?? adverb) !== undefined)
    if (!marked && unit === undefined && !indian && !isMoney) return []
    const period = periodOf(per ?? adverb, unit ?? highUnit)
    if (period === 'other') return []
    // "50,000-1.5 Lacs": the lower end is whole already.
    const first = scaled(low, lowUnit ?? (isMoneyLike(low) ? undefined : highUnit))
    const second =
      high === undefined ? null : scaled(high, highUnit ?? (isMoneyLike(high) ? undefined : lowUnit))
    const open = (lowPlus ?? plus ?? highPlus) !== undefined || OPEN_AFTER.test(after)
    const range = limits(first, second, { before, after, open })
    if (!range) return []
    const rupees = marked ? 'marked' : indian ? 'by unit' : 'unmarked'
    return [{ ...range, period, rupees, isPay: isLpa(unit) || isLpa(highUnit), start, end }]
  })
}

interface Around {
  before: string
  after: string
  open: boolean
}

function limits(first: number, second: number | null, { before, after, open }: Around) {
  if (second !== null) return second < first ? null : { min: first, max: second }
  if (UP_TO.test(before) || UP_TO_AFTER.test(after)) return { min: null, max: first }
  if (open || FROM.test(before)) return { min: first, max: null }
  return { min: first, max: first }
}

/** "12,00,000" is an Indian number and, alone, an amount of rupees; "1,200,000" is one where rupees are named. */
function isGrouped(number = ''): boolean {
  return /^\d{1,2},\d{2},\d{3}(?:\.\d+)?$/.test(number)
}

/** Four digits and more, but no year and no telephone number. */
function isMoneyLike(number: string): boolean {
  const digits = number.replace(/,|\.\d+$/g, '')
  return digits.length >= 4 && digits.length <= 7 && !/^20[0-4]\d$/.test(digits)
}

function isLakhs(unit = ''): boolean {
  return isLpa(unit) || /^\(?(?:lpm|l|lakhs?|lacs?|lacks|laks|la(?:c|kh)\(s\)|crores?|cr)\)?$/i.test(unit)
}

function isLpa(unit = ''): boolean {
  return /^\(?l\.?p\.?a/i.test(unit)
}

function scaled(number: string, unit = ''): number {
  const value = Number(number.replaceAll(',', ''))
  // "INR 338,400 LPA": the sum is whole, whatever stands behind it.
  if (/^\(?l/i.test(unit) && value >= 1000) return value
  if (/^(?:crores?|cr)$/i.test(unit)) return Math.round(value * 10_000_000)
  if (isLakhs(unit)) return Math.round(value * 100_000)
  return Math.round(unit === '' ? value : value * 1000)
}

function periodOf(words: string | undefined, unit = ''): 'year' | 'month' | 'other' | null {
  const word = words?.toLowerCase().replaceAll(/[.\s]/g, '') ?? ''
  if (/^(?:annum|year|yr|a|pa|annually|yearly|annual|salana)$/.test(word)) return 'year'
  if (/^(?:month|mth|mo|m|pm|monthly|pcm|mahin[ea])$/.test(word)) return 'month'
  if (word !== '') return 'other'
  if (/^\(?lpm/i.test(unit)) return 'month'
  return isLpa(unit) ? 'year' : null
}
