import { indianDayNumber } from '#core/dates.ts'
import { TOO_FEW, type MarketPosting, type OpenTime } from './market-figures.ts'

/** Days that the curve may cover, and how far back postings are watched. */
export const WATCHED_DAYS = 90

/**
 * Collects how long postings stay open. A posting counts from the day on which the employer says that it was posted, and
 * only for the days on which we watched it: one that we found when it was 20 days old tells nothing about the first 20, and one
 * that is still open tells that it lived so long (Kaplan–Meier, with delayed entry and right censoring). Postings without a stated
 * day are left out.
 */
export function openTimeTally(now: Date) {
  const today = indianDayNumber(now)
  const entered = days()
  const left = days()
  const takenOff = days()
  let postings = 0
  let closed = 0
  return {
    add({ posted_at, day_stated, first_seen_at, closed_at, taken_off }: MarketPosting): void {
      if (!day_stated) return
      const posted = indianDayNumber(posted_at)
      const entry = Math.max(indianDayNumber(first_seen_at), today - WATCHED_DAYS) - posted
      const end = (closed_at ? indianDayNumber(closed_at) : today) - posted
      if (entry < 0 || end < entry || entry > WATCHED_DAYS) return
      const exit = Math.min(end, WATCHED_DAYS)
      const gone = closed_at !== null && taken_off && end <= WATCHED_DAYS
      postings += 1
      add(entered, entry)
      add(left, exit)
      if (!gone) return
      closed += 1
      add(takenOff, exit)
    },
    result(name: string): OpenTime {
      const curve = closed < TOO_FEW ? [] : survival(entered, left, takenOff)
      const median = curve.findIndex((share) => share <= 0.5)
      return { name, postings, closed, curve, median: median < 0 ? null : median }
    },
  }
}

/** Share still open at the end of each day, while at least `TOO_FEW` postings are watched at that age. */
function survival(
  entered: readonly number[],
  left: readonly number[],
  takenOff: readonly number[],
): number[] {
  const curve: number[] = []
  let watched = 0
  let share = 1
  for (const [age, came] of entered.entries()) {
    watched += came
    if (watched < TOO_FEW) break
    share *= 1 - (takenOff[age] ?? 0) / watched
    curve.push(Math.round(share * 10_000) / 10_000)
    watched -= left[age] ?? 0
  }
  return curve
}

function days(): number[] {
  return Array.from({ length: WATCHED_DAYS + 1 }, () => 0)
}

function add(counts: number[], day: number): void {
  counts[day] = (counts[day] ?? 0) + 1
}
