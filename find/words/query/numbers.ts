import { BATCHES, type JobSearch, type PayFloor } from '#core/find/job-search.ts'
import { formatRupees } from '#core/money.ts'

/** What the numbers of a search ask for, and the rest of it. */
export interface ReadNumbers {
  /** The text with spaces in the place of what was read. */
  rest: string
  implied: Partial<JobSearch>
  readAs: { typed: string; as: string }[]
  /** What was understood but cannot be asked for: "under 6 lpa". */
  leftOut: string[]
}

const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,3})*`
const ABOVE =
  '(?:above|over|more than|greater than|at ?least|atleast|min(?:imum)?|starting|starting from|>=?|salary|stipend|pay|package|ctc)'
const UNDER = '(?:under|below|less than|up ?to|max(?:imum)?|within|<=?)'
const RUPEES = String.raw`(?:(?:rs|inr)\.? ?|₹ ?)?`
const RANGE = String.raw`(?:(?<from>${NUMBER})\s*(?:lpa|lakhs?|k|l)?\s*(?:-|–|to)\s*)?(?<amount>${NUMBER})\s*\+?\s*`
const YEARLY = String.raw`(?<unit>lpa|l\.?p\.?a\.?|lakhs?|lacs?|lac|crores?|cr)\b`
const A_YEAR = String.raw`(?:\s*(?:pa|p\.a\.?|per annum|per year|a year|yearly|ctc|package|salary|\+|plus|or more|and above|se zyada))*`
const A_MONTH = String.raw`\s*(?:/|per|a|p)\s?(?:months?|mon|m|mo)\b|\s*(?:pm|p\.m\.?|monthly|mahina|mahine)\b`
const PAY_AS_YEAR = new RegExp(
  String.raw`(?<![\w.])(?:(?<under>${UNDER})\s+)?(?:${ABOVE}\s+)*${RUPEES}${RANGE}${YEARLY}${A_YEAR}`,
)
const PAY_AS_MONTH = new RegExp(
  String.raw`(?<![\w.])(?:(?<under>${UNDER})\s+)?(?:${ABOVE}\s+)*${RUPEES}${RANGE}` +
    String.raw`(?:(?<unit>k)(?<monthly>${A_MONTH})?(?![\w])\+?|(?<monthly2>${A_MONTH}))` +
    String.raw`(?:\s*(?:stipend|salary|\+|or more|and above))*`,
)
const PAY_NAMED = new RegExp(
  String.raw`(?<![\w.])(?:(?:stipend|salary|pay|package|ctc)\s+(?:of\s+)?(?:${ABOVE}\s+)?${RUPEES}(?<amount>\d{4,8}|\d{1,3}(?:,\d{2,3})+)` +
    String.raw`|${RUPEES}(?<amount2>\d{4,8})\s+(?:stipend|salary|rupees|rs))(?![\w.])`,
)
const YEARS = new RegExp(
  String.raw`(?<![\w.])(?:(?:\d{1,2}(?:\.\d)?)\s*(?:-|–|to)\s*)?(?<years>\d{1,2})(?:\.\d)?\s*\+?\s*(?:years?|yrs?|yr|saal|sal)\b\.?` +
    String.raw`(?:\s*(?:of\s+)?(?:experience|exp|experienced|work|ka experience)\b)?`,
)
const MONTHS = /(?<![\w.])(?<months>\d{1,2})\s*\+?\s*(?:months?|mahine)\s+(?:of\s+)?(?:experience|exp)\b/
/** How long the work is: no filter of ours. */
const DURATION = /(?<![\w.])\d{1,2}\s*-?\s*(?:months?|mahine|weeks?|hafte|days?)\b/
const BATCH = new RegExp(
  String.raw`(?<![\w.])(?:(?:batch|pass ?-?outs?|passing out|passing|graduates?|grads?|class)\s*` +
    String.raw`(?:of\s*)?(?:in\s*)?(?<after>20\d\d)(?!\w)` +
    String.raw`|(?<before>20\d\d)\s*(?:batch(?:es)?|pass ?-?outs?|passing(?: out)?|graduates?|grads?|pass)(?!\w))`,
)
/** Typed times, longest first, and the days that they mean. */
const TIMES: readonly [string, number][] = [
  ['posted today', 1],
  ['last 24 hours', 1],
  ['past 24 hours', 1],
  ['24 hours', 1],
  ['today', 1],
  ['aaj', 1],
  ['posted this week', 7],
  ['this week', 7],
  ['past week', 7],
  ['last week', 7],
  ['is hafte', 7],
  ['posted this month', 30],
  ['this month', 30],
  ['past month', 30],
  ['last month', 30],
]
const DAYS = /(?<![\w.])(?:posted\s+)?(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?<days>\d{1,2})\s+(?:days?|din)\b/

/** Most years of experience that a search asks for. */
const MOST_YEARS = 30
/** Below this many rupees, pay without a period is a month's. */
const MONTHLY_BELOW = 200_000

/**
 * Reads pay, experience, batch and age from a typed text in lower case. A number without a unit is a word.
 *
 * @param text At most a few hundred characters: the expressions look from every place.
 */
export function readNumbers(text: string): ReadNumbers {
  const read: ReadNumbers = { rest: text, implied: {}, readAs: [], leftOut: [] }
  take(read, BATCH, ({ after, before }) => batchOf(Number(after ?? before)))
  take(read, PAY_AS_YEAR, ({ under, from, amount, unit }) => payOf(yearly(from ?? amount, unit), under))
  take(read, PAY_AS_MONTH, ({ under, from, amount, unit, monthly, monthly2 }) => {
    const rupees = numberOf(from ?? amount) * (unit ? 1000 : 1)
    return payOf(withPeriod(rupees, monthly !== undefined || monthly2 !== undefined), under)
  })
  take(read, PAY_NAMED, ({ amount, amount2 }) =>
    payOf(withPeriod(numberOf(amount ?? amount2), false), undefined),
  )
  take(read, YEARS, ({ years }) => experienceOf(Number(years)))
  take(read, MONTHS, ({ months }) => experienceOf(Math.floor(Number(months) / 12)))
  take(read, DAYS, ({ days }) => postedOf(Number(days)))
  for (const [words, days] of TIMES)
    take(read, new RegExp(String.raw`(?<!\w)${words}(?!\w)`), () => postedOf(days))
  take(read, DURATION, () => 'left out')
  return read
}

type Meaning = { implied: Partial<JobSearch>; as: string } | 'left out' | null

/** Takes the first match of an expression out of the text, if it means something. */
function take(
  read: ReadNumbers,
  expression: RegExp,
  meaningOf: (groups: Record<string, string | undefined>) => Meaning,
): void {
  const match = expression.exec(read.rest)
  if (!match) return
  const meaning = meaningOf(match.groups ?? {})
  if (meaning === null) return
  const typed = match[0].trim()
  read.rest = `${read.rest.slice(0, match.index)} ${read.rest.slice(match.index + match[0].length)}`
  if (meaning === 'left out') read.leftOut.push(typed)
  else {
    Object.assign(read.implied, meaning.implied)
    read.readAs.push({ typed, as: meaning.as })
  }
}

function batchOf(year: number): Meaning {
  if (!BATCHES.some((batch) => batch === year)) return null
  return { implied: { batches: [year] }, as: `${year} batch` }
}

function experienceOf(years: number): Meaning {
  if (years > MOST_YEARS) return null
  const as = years === 0 ? 'no experience' : `up to ${years} ${years === 1 ? 'year' : 'years'} of experience`
  return { implied: { experience: years }, as }
}

function postedOf(days: number): Meaning {
  if (days < 1) return null
  return {
    implied: { postedWithin: days },
    as: days === 1 ? 'posted today' : `posted in the last ${days} days`,
  }
}

/** A ceiling is no filter of ours, and a floor of nothing is none. */
function payOf(pay: PayFloor, under: string | undefined): Meaning {
  if (under !== undefined) return 'left out'
  if (pay.amount <= 0) return null
  return { implied: { pay }, as: `at least ${formatPay(pay)}` }
}

function formatPay({ amount, period }: PayFloor): string {
  if (period === 'month') return `${formatRupees(amount)} a month`
  return `₹${Math.round(amount / 1000) / 100} LPA`
}

function yearly(amount: string | undefined, unit: string | undefined): PayFloor {
  const factor = unit?.startsWith('cr') ? 10_000_000 : 100_000
  return { amount: Math.round(numberOf(amount) * factor), period: 'year' }
}

function withPeriod(rupees: number, monthly: boolean): PayFloor {
  return { amount: rupees, period: monthly || rupees < MONTHLY_BELOW ? 'month' : 'year' }
}

function numberOf(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(/,(?=\d{2,3})/g, ''))
}
