interface Span {
  least: number
  most: number
  unit: 'week' | 'month'
}

/** A year has 52 weeks and 12 months. */
const WEEKS_A_MONTH = 52 / 12
/** From here on weeks are also given in months: nobody plans in 33 weeks. */
const LONG_WEEKS = 9

/** Parses "6 weeks", "1 month", "2 to 3 weeks"; null for any other text. */
function spanOf(duration: string): Span | null {
  const match = /^(\d{1,3})(?: ?(?:to|-|–) ?(\d{1,3}))? (week|month)s?$/i.exec(duration.trim())
  if (!match) return null
  const [, from, to = from, unit] = match
  const [least, most] = [Number(from), Number(to)]
  if (least === 0 || most < least) return null
  return { least, most, unit: unit?.toLowerCase() === 'month' ? 'month' : 'week' }
}

/** Parses every duration; null if there are none, or one has no length. */
function spansOf(durations: readonly string[]): Span[] | null {
  const spans = durations.map(spanOf).filter((span) => span !== null)
  return spans.length === durations.length && spans.length > 0 ? spans : null
}

/**
 * Total length of durations such as "2 to 3 weeks" one after another: "33 weeks, about 8 months"; a range if
 * one of them is a range, "about" if weeks and months are mixed. Null if one has no length, because the sum
 * would be too short.
 */
export function totalDuration(durations: readonly string[]): string | null {
  const spans = spansOf(durations)
  if (!spans) return null
  const sum = (end: 'least' | 'most', inUnit: (span: Span) => number) =>
    spans.reduce((total, span) => total + inUnit(span) * span[end], 0)
  const range = (unit: Span['unit'], inUnit: (span: Span) => number) =>
    amount(Math.round(sum('least', inUnit)), Math.round(sum('most', inUnit)), unit)

  const months = range('month', ({ unit }) => (unit === 'month' ? 1 : 1 / WEEKS_A_MONTH))
  if (spans.every(({ unit }) => unit === 'month')) return months
  if (spans.some(({ unit }) => unit === 'month')) return `about ${months}`
  const weeks = range('week', () => 1)
  return sum('most', () => 1) < LONG_WEEKS ? weeks : `${weeks}, about ${months}`
}

function amount(least: number, most: number, unit: string): string {
  const number = least === most ? String(most) : `${least} to ${most}`
  return `${number} ${unit}${most === 1 ? '' : 's'}`
}

/**
 * The weeks of each of several consecutive steps, from week 1: "Weeks 5–10". Null if unknown: a step with a
 * range, or in months, shifts all that follow.
 */
export function weeksOfSteps(durations: readonly string[]): string[] | null {
  const spans = spansOf(durations)
  if (!spans?.every(({ least, most, unit }) => unit === 'week' && least === most)) return null
  let before = 0
  return spans.map(({ most }) => {
    const [first, last] = [before + 1, before + most]
    before = last
    return first === last ? `Week ${last}` : `Weeks ${first}–${last}`
  })
}

/** Whole weeks of a duration, of a range the most: 2 of "1 to 2 weeks", 4 of "1 month". Null if it has no length. */
export function wholeWeeks(duration: string): number | null {
  const span = spanOf(duration)
  return span && Math.round(span.unit === 'month' ? span.most * WEEKS_A_MONTH : span.most)
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Seconds as a person says them, in the two largest units: "6 hours", "1 day 12 hours", "1 minute 30 seconds", below one
 * second "0.2 seconds".
 */
export function formatSeconds(seconds: number): string {
  if (seconds > 0 && seconds < 1) return `${Number(seconds.toPrecision(2))} seconds`
  let left = Math.max(0, Math.round(seconds))
  const parts = UNITS.map(([unit, size]) => {
    const number = Math.floor(left / size)
    left -= number * size
    return { number, words: amount(number, number, unit) }
  })
  const first = parts.findIndex(({ number }) => number > 0)
  if (first < 0) return '0 seconds'
  const two = parts.slice(first, first + 2).filter(({ number }) => number > 0)
  return two.map(({ words }) => words).join(' ')
}

/** How often: "every 6 hours", "every hour". */
export function formatInterval(seconds: number): string {
  return `every ${formatSeconds(seconds).replace(/^1 (?=[a-z]+$)/, '')}`
}
