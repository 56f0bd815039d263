interface Span {
  least: number
  most: number
  unit: 'week' | 'month'
}

/** Of a year's 52 in 12 months. */
const WEEKS_A_MONTH = 52 / 12
/** From here on, weeks are said in months too: nobody plans in 33 weeks. */
const LONG_WEEKS = 9

/** "6 weeks", "1 month", "2 to 3 weeks"; null for any other text. */
function spanOf(duration: string): Span | null {
  const match = /^(\d{1,3})(?: ?(?:to|-|–) ?(\d{1,3}))? (week|month)s?$/i.exec(duration.trim())
  if (!match) return null
  const [, from, to = from, unit] = match
  const [least, most] = [Number(from), Number(to)]
  if (least === 0 || most < least) return null
  return { least, most, unit: unit?.toLowerCase() === 'month' ? 'month' : 'week' }
}

/** Every duration as a span; null where there is none, or one of them says no length. */
function spansOf(durations: readonly string[]): Span[] | null {
  const spans = durations.map(spanOf).filter((span) => span !== null)
  return spans.length === durations.length && spans.length > 0 ? spans : null
}

/**
 * How long durations such as "2 to 3 weeks" take one after another: "33 weeks, about 8 months", a range where one of
 * them is a range, "about" where weeks and months are mixed. Null where one of them says no length, because a sum
 * without it would be too short.
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

function amount(least: number, most: number, unit: Span['unit']): string {
  const number = least === most ? String(most) : `${least} to ${most}`
  return `${number} ${unit}${most === 1 ? '' : 's'}`
}

/**
 * When each of several steps falls, taken one after another from week 1: "Weeks 5–10". Null where that cannot be
 * said: a step that takes a range, or months, moves all that follow.
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
