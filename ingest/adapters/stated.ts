import type { RawPay } from './raw-posting.ts'

type Text = string | null | undefined

/** The words that say something, trimmed, each once: sources write '' for what they do not know. */
export function stated(...words: Text[]): string[] {
  return [...new Set(words.map((word) => word?.trim() ?? ''))].filter((word) => word !== '')
}

/** The words joined, or null where none says anything. */
export function statedText(...words: Text[]): string | null {
  return stated(...words).join(', ') || null
}

interface StatedPay {
  min?: number | null | undefined
  max?: number | null | undefined
  currency?: Text
  /** The source's words for the period: "per-year-salary", "1 MONTH". */
  interval?: Text
  /** Which of those words are periods of ours: the first group names it. */
  periods: RegExp
  /** What the source writes of the range; else its fields. */
  label?: Text
}

/**
 * A range of pay from a source's fields; none where it has no amount or no currency, or is for a period that is
 * stated and none of ours ("bi-week-salary", "one-time"): it must not pass for one without a period.
 */
export function statedPay({ min, max, currency, interval, periods, label }: StatedPay): RawPay[] {
  const [low, high] = [min, max].map((amount) => (amount ? Math.round(amount) : null))
  const period = PERIODS.find((period) => period === periods.exec(interval ?? '')?.[1]?.toLowerCase())
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

function rangeOf(low: number | null = null, high: number | null = null): string {
  if (low === null) return `up to ${high}`
  return high === null ? `from ${low}` : `${low}–${high}`
}

const PERIODS = ['year', 'month', 'week', 'day', 'hour'] as const
