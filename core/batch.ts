import { indianYear } from './dates.ts'

/** The graduation years that pages offer and searches accept: of the last three years, this one, and the next four. */
// oxlint-disable-next-line pravesh/no-process-clock -- only its year counts
export function batchYears(now: Date = new Date()): number[] {
  const year = indianYear(now)
  return Array.from({ length: 8 }, (_, index) => year - 3 + index)
}

/**
 * The graduation years that may apply to a posting, in words: `2026 batch`, `2025 or 2026 batch`, `2023–2026
 * batches`. Null if it states none.
 *
 * @param years Ascending.
 */
export function formatBatch(years: readonly number[]): string | null {
  const [first, second] = years
  const last = years.at(-1)
  if (first === undefined || last === undefined) return null
  if (second === undefined) return `${first} batch`
  if (years.length === 2) return `${first} or ${second} batch`
  const inARow = last - first === years.length - 1
  return inARow ? `${first}–${last} batches` : `${years.slice(0, -1).join(', ')} or ${last} batch`
}
