import { batchYears, formatBatch } from '#core/batch.ts'
import { MOST_YEARS, type JobSearch, type PayFloor } from '#core/find/job-search.ts'
import { yearsText } from '#core/find/list-name.ts'
import { formatRupees } from '#core/money.ts'

/** What the numbers of a search ask for, and the rest of it. */
export interface ReadNumbers {
  /** The text with as many spaces in the place of what was read. */
  rest: string
  implied: Partial<JobSearch>
  readAs: { typed: string; as: string }[]
  /** What was understood but cannot be asked for: "under 6 lpa". */
  leftOut: string[]
}

/** No part of a longer word or number, in any script: "pa" is none of "package". */
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}_.])`
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}_])`
/** Whole words. A number may stand at the first of them: "8lpa". */
const whole = (words: string) => String.raw`(?<![\p{L}\p{M}_])(?:${words})${AFTER}`
/** What begins with a whole word or number. */
const expressionOf = (...parts: string[]) => new RegExp(BEFORE + parts.join(''), 'u')

const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,3})*`
const ABOVE =
  '(?:above|over|more than|greater than|at ?least|atleast|min(?:imum)?|starting|starting from|>=?|salary|stipend|pay|package|ctc)'
/** Of years; pay has words of its own. */
const LEAST = '(?:above|over|more than|greater than|at ?least|min(?:imum)?|>=?)'
const YEAR_UNITS = 'years?|yrs?|saal|sal'
const UNDER = '(?:under|below|less than|up ?to|max(?:imum)?|within|<=?)'
const RUPEES = String.raw`(?:(?:rs|inr)\.? ?|₹ ?)?`
const PAY_START = String.raw`(?:(?<under>${UNDER})\s+)?(?:${ABOVE}\s+)*${RUPEES}`
const LAKHS = String.raw`l\.?p\.?a\.?|lakhs?|lacs?|crores?|cr`
const THOUSANDS = 'k|thousand|ha[jz]aa?r'
const RANGE = String.raw`(?:(?<from>${NUMBER})\s*(?:${whole(`${LAKHS}|${THOUSANDS}|l`)})?\s*(?:-|–|to|se)\s*)?(?<amount>${NUMBER})\s*\+?\s*`
const OR_MORE = 'plus|or more|and above|se (?:zyada|jyada|adhik|upar|uper)'
/** Behind an amount: Hindi says "6 lakh tak". */
const OR_LESS = whole('se kam|se neeche|tak|or less')
const OF_RUPEES = String.raw`(?:\s*${whole('rs|rupees|rupaye|rupaiye')})?`
const YEARLY = String.raw`pa|p\.a\.?|per annum|per year|a year|yearly|saalana|salana|ctc|package|salary|rs|rupees|${OR_MORE}`
const A_YEAR = String.raw`(?:\s*(?:\+|${whole(YEARLY)}))*`
const A_MONTH = String.raw`(?:\s*(?:/|per|a|p)\s?(?:months?|mon|m|mo)${AFTER}|\s*${whole(String.raw`pm|p\.m\.?|monthly|mahin[ae]`)})`
const PAY_AS_YEAR = expressionOf(
  PAY_START,
  RANGE,
  `(?<unit>${whole(LAKHS)})`,
  A_YEAR,
  String.raw`(?<less>\s*${OR_LESS})?`,
  A_YEAR,
)
const PAY_AS_MONTH = expressionOf(
  PAY_START,
  RANGE,
  String.raw`(?:(?<unit>${THOUSANDS})${OF_RUPEES}(?<monthly>${A_MONTH})?${AFTER}\+?|(?<monthly2>${OF_RUPEES}${A_MONTH}))`,
  String.raw`(?:\s*(?:\+|${whole(`stipend|salary|${OR_MORE}`)}))*(?<less>\s*${OR_LESS})?`,
)
const PAY_NAMED = expressionOf(
  String.raw`(?:(?:stipend|salary|pay|package|ctc)\s+(?:of\s+)?(?:${ABOVE}\s+)?${RUPEES}(?<amount>\d{4,8}|\d{1,3}(?:,\d{2,3})+)`,
  String.raw`|${RUPEES}(?<amount2>\d{4,8})\s+(?:stipend|salary|rupees|rs))(?!\.)${AFTER}`,
)
const EXPERIENCE = 'experience|exp|experienced|work(?: experience)?|ka experience'
const YEARS = expressionOf(
  String.raw`(?:with\s+)?(?:(?<under>${UNDER})\s+|(?<above>${LEAST})\s+)?`,
  String.raw`(?:(?<from>\d{1,2})(?:\.\d)?\s*\+?\s*(?:${whole(YEAR_UNITS)}\.?\s*)?(?:-|–|to|and|or)\s*)?`,
  String.raw`(?<years>\d{1,2})(?:\.\d)?\s*(?<plus>\+)?\s*-?\s*${whole(YEAR_UNITS)}\.?(?<plus2>\s*\+)?`,
  String.raw`(?<more>\s*${whole('or more|and above|and more|plus|se zyada')})?`,
  String.raw`(?:\s*(?:of\s+)?${whole(EXPERIENCE)})?`,
)
/** Years without a unit: "experience 4", "4 exp". */
const YEARS_NAMED = expressionOf(
  String.raw`(?:experience|exp)\s*(?:of\s+|:\s*)?(?:(?<from>\d{1,2})\s*(?:-|–|to)\s*)?(?<years>\d{1,2})(?<plus>\+)?(?![.,\d])${AFTER}`,
)
const MONTHS = expressionOf(
  String.raw`(?:with\s+)?(?<months>\d{1,2})\s*\+?\s*${whole('months?|mahine')}\s+(?:of\s+)?${whole('experience|exp')}`,
)
/** How long the work is: no filter of ours. */
const DURATION = expressionOf(String.raw`\d{1,2}\s*-?\s*${whole('months?|mahin[ae]|weeks?|hafte|days?')}`)
const BATCH = expressionOf(
  String.raw`(?:(?:batch|pass ?-?outs?|passing out|passing|graduates?|grads?|class)\s*(?:of\s*)?(?:in\s*)?`,
  String.raw`(?:h(?:ua|ui|ue|uye|uyi)\s+)?(?<after>20\d\d)(?:\s*batch)?`,
  String.raw`|(?<before>20\d\d)\s*(?:batch(?:es)?|pass ?-?outs?|passing(?: out)?|graduates?|grads?|pass))${AFTER}`,
)
/** Years without a word beside them: "btech 2025/2026". */
const BARE_YEARS = expressionOf(String.raw`(?<years>20\d\d(?:\s*(?:[/,&–-]|or|and|to)?\s*20\d\d)*)${AFTER}`)
/** Typed times and the days that they mean. */
const TIMES: readonly [RegExp, number][] = [
  [expressionOf(whole('posted today|(?:(?:last|past) )?24 hours|today|aaj')), 1],
  [expressionOf(whole('(?:posted )?this week|(?:last|past) week|is hafte')), 7],
  [expressionOf(whole('(?:posted )?this month|(?:last|past) month')), 30],
]
const DAYS = expressionOf(
  String.raw`(?:posted\s+)?(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?<days>\d{1,2})\s+${whole('days?|din')}`,
)

/** Nobody pays less for a month. */
const LEAST_MONTHLY = 100
/** Below this many rupees, pay without a period is a month's. */
const MONTHLY_BELOW = 200_000

/**
 * Reads pay, experience, batch and age from a typed text in lower case. A number without a unit is a word.
 *
 * @param namesDegree A degree or branch stands beside: a year without a word is that of a batch.
 * @param text At most a few hundred characters: the expressions look from every place.
 * @param typedOf What was typed for a part of the text, if the text is not as typed.
 */
export function readNumbers(
  text: string,
  typedOf: TypedOf = (part) => part,
  namesDegree = false,
): ReadNumbers {
  const read: Reading = { rest: text, implied: {}, readAs: [], leftOut: [], typedOf }
  take(read, BATCH, ({ after, before }) => batchOf([Number(after ?? before)]))
  if (namesDegree && !read.implied.batches)
    take(read, BARE_YEARS, ({ years = '' }) => batchOf(yearsIn(years)))
  take(read, PAY_AS_YEAR, ({ under, less, from, amount, unit }) =>
    payOf(yearly(from ?? amount, unit), under ?? less),
  )
  take(read, PAY_AS_MONTH, ({ under, less, from, amount, unit, monthly, monthly2 }) => {
    const rupees = numberOf(from ?? amount) * (unit ? 1000 : 1)
    // "6 mahine" is how long it takes.
    if (rupees < LEAST_MONTHLY) return null
    return payOf(withPeriod(rupees, monthly !== undefined || monthly2 !== undefined), under ?? less)
  })
  take(read, PAY_NAMED, ({ amount, amount2 }) =>
    payOf(withPeriod(numberOf(amount ?? amount2), false), undefined),
  )
  take(read, YEARS, ({ under, above, from, years, plus, plus2, more }) => {
    const asked = Number(years)
    if (under !== undefined) return yearsOf(0, asked)
    const isOpen = (above ?? plus ?? plus2 ?? more) !== undefined
    return yearsOf(Number(from ?? asked), isOpen ? MOST_YEARS : asked)
  })
  take(read, YEARS_NAMED, ({ from, years, plus }) =>
    yearsOf(Number(from ?? years), plus === undefined ? Number(years) : MOST_YEARS),
  )
  take(read, MONTHS, ({ months }) => {
    const years = Math.floor(Number(months) / 12)
    return yearsOf(years, years)
  })
  take(read, DAYS, ({ days }) => postedOf(Number(days)))
  for (const [time, days] of TIMES) take(read, time, () => postedOf(days))
  take(read, DURATION, () => 'left out')
  const { rest, implied, readAs, leftOut } = read
  return { rest, implied, readAs, leftOut }
}

/** What was typed for a part of a text that begins at a place. */
type TypedOf = (part: string, at: number) => string
type Reading = ReadNumbers & { typedOf: TypedOf }

type Meaning = { implied: Partial<JobSearch>; as: string } | 'left out' | null

/** Takes the first match of an expression out of the text, if it means something. */
function take(
  read: Reading,
  expression: RegExp,
  meaningOf: (groups: Record<string, string | undefined>) => Meaning,
): void {
  const match = expression.exec(read.rest)
  if (!match) return
  const meaning = meaningOf(match.groups ?? {})
  if (meaning === null) return
  const [part] = match
  const typed = read.typedOf(part, match.index).trim()
  // Spaces in its place, so that what comes behind it stays where it is.
  read.rest =
    read.rest.slice(0, match.index) + ' '.repeat(part.length) + read.rest.slice(match.index + part.length)
  if (meaning === 'left out') read.leftOut.push(typed)
  else {
    Object.assign(read.implied, meaning.implied)
    read.readAs.push({ typed, as: meaning.as })
  }
}

/** "2025/2026", or all of "2024-2026". */
function yearsIn(text: string): number[] {
  const years = Array.from(text.matchAll(/20\d\d/g), ([year]) => Number(year))
  const [from = 0, to = from] = years
  if (years.length !== 2 || !/[–-]|to/.test(text) || to < from) return years
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function batchOf(years: readonly number[]): Meaning {
  const batches = batchYears().filter((year) => years.includes(year))
  const as = formatBatch(batches)
  return as === null || batches.length < new Set(years).size ? null : { implied: { batches }, as }
}

/** Somebody with no years is a fresher: one filter has one name. */
function yearsOf(from: number, to: number): Meaning {
  if (from > to || to > MOST_YEARS) return null
  if (to === 0) return { implied: { levels: ['Fresher'] }, as: 'fresher' }
  return { implied: { years: { from, to } }, as: yearsText({ from, to }) }
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
