import { UsageError } from '#cli/process/run-command.ts'

const UNIT_SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const LONGEST_DAYS = 3

/** More often than a Verified badge expires (seven days), and rare enough not to burden any board. */
export const DEFAULT_INTERVAL = '6h'

/** Parses an interval such as `90m` to seconds. @throws UsageError */
export function parseInterval(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const seconds = Number(count) * (UNIT_SECONDS[unit] ?? Number.NaN)
  if (!(seconds >= 1 && seconds <= LONGEST_DAYS * 86_400))
    throw new UsageError(
      `--interval is "${text}"; expected a time such as 90m, 6h or 1d, at most ${LONGEST_DAYS} days.`,
    )
  return seconds
}
