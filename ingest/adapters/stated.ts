import { plausibleYears } from '#core/plausible.ts'
import type { RawLocation, RawPay } from './raw-posting.ts'

export type Text = string | null | undefined

/** A place in the source's words, also with a field for its country. */
export type StatedPlace = Text | { text?: Text; country?: Text }

/** The non-empty texts, trimmed, each once. Many sources write '' for unknown. */
export function stated(...words: Text[]): string[] {
  return [...new Set(words.map((word) => word?.trim() ?? ''))].filter((word) => word !== '')
}

/** The texts joined, or null if there are none. */
export function statedText(...words: Text[]): string | null {
  return stated(...words).join(', ') || null
}

/** The places that say something, each once. */
export function statedPlaces(places: StatedPlace[]): RawLocation[] {
  const stated = places.map((place) => {
    const { text, country = null } = typeof place === 'object' ? (place ?? {}) : { text: place }
    return { text: text?.trim() ?? '', country: statedText(country) }
  })
  const known = new Map(stated.map((place) => [`${place.text}|${place.country ?? ''}`, place]))
  return [...known.values()].filter(({ text, country }) => text !== '' || country !== null)
}

interface StatedPay {
  min?: number | null | undefined
  max?: number | null | undefined
  currency?: Text
  /** The source's words for the period: "per-year-salary", "1 MONTH", "hourly". */
  interval?: Text
  /** The source's own text for the range; else built from its fields. */
  label?: Text
}

/**
 * A pay range from a source's fields. None if it has no amount or no currency, or if its period is stated but
 * unknown to us ("bi-week-salary", "one-time"): it must not pass for a range without a period.
 */
export function statedPay({ min, max, currency, interval, label }: StatedPay): RawPay[] {
  const [low, high] = [min, max].map((amount) =>
    amount && Number.isFinite(amount) ? Math.round(amount) : null,
  )
  const period = PERIODS.find((period) => period === INTERVAL.exec(interval ?? '')?.[1]?.toLowerCase())
  if (!currency || (low ?? high ?? null) === null || (interval && !period)) return []
  return [
    {
      min: low ?? null,
      max: high ?? null,
      currency,
      period: period ?? null,
      label: stated(label)[0] ?? stated(rangeOf(low, high), currency, interval).join(' '),
    },
  ]
}

/**
 * A range of years from a source's two number fields, as our reader reads it: "2 - 5 years". Fields that were swapped
 * are put in order. null if there is none.
 */
export function statedYears(min: number | null | undefined, max: number | null | undefined): string | null {
  const years = plausibleYears({ min: min ?? Number.NaN, max: max ?? null })
  if (!years) return null
  return years.max === null ? `${years.min}+ years` : `${years.min} - ${years.max} years`
}

function rangeOf(low: number | null = null, high: number | null = null): string {
  if (low === null) return `up to ${high}`
  return high === null ? `from ${low}` : `${low}–${high}`
}

const PERIODS = ['year', 'month', 'week', 'day', 'hour'] as const
const INTERVAL = new RegExp(`^(?:per-|1 )?(${PERIODS.join('|')})(?:ly|-salary|-wage)?$`, 'i')
