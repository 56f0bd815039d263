/** An amount or range of money as a text states it, in rupees, before it is known to be this job's pay. */
export interface Amount {
  /** null: "up to 12 LPA" states no minimum. */
  min: number | null
  max: number | null
  period: 'year' | 'month' | null
  /** How surely these are rupees: a symbol or code, a unit only Indians use (lakh, LPA), or neither. */
  rupees: 'marked' | 'by unit' | 'unmarked'
  /** LPA: pay by its own word. */
  isPay: boolean
  start: number
  end: number
}

const CURRENCY = '(?:₹|rs\\.?|inr|rupees)'
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)'
const UNIT = '(lpa|l\\.p\\.a\\.?|lakhs?|lacs?|crores?|cr|thousand|k|l)'
const PER =
  '(?:/-)?\\s*(?:\\(?(?:in )?(?:inr|rupees|₹)\\)?)?\\s*(?:ctc\\s*)?(?:(?:/|per|a|each|every)\\s*(annum|year|yr|month|mth|mo|hour|hr|day|week|[ma](?![a-z]))|(p\\.?\\s?a\\.?|annually|yearly|annual|p\\.?\\s?m\\.?|monthly|pcm)(?![a-z]))?'

const AMOUNT = new RegExp(
  `(?<![\\w.,$€£¥])(${CURRENCY})?\\s*${NUMBER}\\s*(\\+)?\\s*(?:${UNIT}(?![a-z]))?\\s*(\\+(?!\\s*[a-z]))?(?:\\s*(?:per (?:annum|month))?\\s*(?:-|–|—|~|to|and)\\s*(${CURRENCY})?\\s*${NUMBER}\\s*(?:${UNIT}(?![a-z]))?\\s*(\\+)?)?` +
    `\\s*(${CURRENCY}(?![a-z]))?\\s*${PER}`,
  'gi',
)
const FOREIGN_BEFORE = /(?:[$€£¥]|\b(?:us\$|usd|eur|euros?|gbp|aed|sgd|aud|cad|jpy|php|myr|qar|sar|omr))\s*$/i
const FOREIGN_AFTER = /^\s*(?:[$€£¥]|(?:usd|eur|euros?|gbp|aed|sgd|aud|cad|dollars|pounds|dirhams?)\b)/i
const UP_TO =
  /\b(?:up ?to|upto|as high as|max(?:imum)?(?: of)?|maximum|not exceeding|less than)\s*(?:a |of |:)*$/i
const FROM =
  /\b(?:starting (?:from|at)|starts? (?:from|at)|at least|min(?:imum)?(?: of)?|above|more than|not less than)\s*:?\s*$/i

/** Every amount of money in a text that could be rupees; foreign currencies and other numbers are left out. */
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
    const end = start + whole.trimEnd().length
    const before = text.slice(0, start)
    if (FOREIGN_BEFORE.test(before) || FOREIGN_AFTER.test(text.slice(end))) return []
    const unit = lowUnit ?? highUnit
    const marked =
      [currency, secondCurrency, trailing].some((mark) => mark !== undefined) ||
      /\((?:in )?(?:inr|₹)\)/i.test(whole)
    if (!marked && unit === undefined && !isGrouped(low)) return []
    const period = periodOf(per ?? adverb, unit ?? highUnit)
    if (period === 'other') return []
    const first = scaled(low, unit)
    const second = high === undefined ? null : scaled(high, highUnit ?? lowUnit)
    const range = limits(first, second, { before, open: (lowPlus ?? plus ?? highPlus) !== undefined })
    if (!range) return []
    const byUnit = /^(?:l|lpa|l\.p\.a\.?|lakhs?|lacs?|crores?|cr)$/i.test(unit ?? '')
    return [
      {
        ...range,
        period,
        rupees: marked ? 'marked' : byUnit ? 'by unit' : 'unmarked',
        isPay: /^l\.?p/i.test(unit ?? highUnit ?? ''),
        start,
        end,
      },
    ]
  })
}

function limits(first: number, second: number | null, { before, open }: { before: string; open: boolean }) {
  if (second !== null) return second < first ? null : { min: first, max: second }
  if (UP_TO.test(before)) return { min: null, max: first }
  if (open || FROM.test(before)) return { min: first, max: null }
  return { min: first, max: first }
}

/** "12,00,000" is an Indian number and, alone, an amount of rupees; "1,200,000" is one where rupees are named. */
function isGrouped(number: string): boolean {
  return /^\d{1,2},\d{2},\d{3}$/.test(number)
}

function scaled(number: string, unit = ''): number {
  const value = Number(number.replaceAll(',', ''))
  if (/^(?:l|lpa|l\.p\.a\.?|lakhs?|lacs?)$/i.test(unit)) return Math.round(value * 100_000)
  if (/^(?:crores?|cr)$/i.test(unit)) return Math.round(value * 10_000_000)
  if (/^(?:k|thousand)$/i.test(unit)) return Math.round(value * 1000)
  return Math.round(value)
}

function periodOf(words: string | undefined, unit = ''): 'year' | 'month' | 'other' | null {
  const word = words?.toLowerCase().replaceAll(/[.\s]/g, '') ?? ''
  if (/^(?:annum|year|yr|a|pa|annually|yearly|annual)$/.test(word)) return 'year'
  if (/^(?:month|mth|mo|m|pm|monthly|pcm)$/.test(word)) return 'month'
  if (word !== '') return 'other'
  return /^l\.?p/i.test(unit) ? 'year' : null
}
