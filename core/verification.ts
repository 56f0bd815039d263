import { daysBetween } from './dates.ts'

/** A posting that its board has not confirmed for this long is no longer called verified. */
export const VERIFIED_FOR_DAYS = 7

export interface Sighting {
  /** When the employer's own board last listed the posting to us; null when it never did. */
  verified_at: Date | null
  is_sample: boolean
}

/** Verified means checked: the employer's own board listed the posting within the last week. */
export function isVerified({ verified_at, is_sample }: Sighting, now: Date): boolean {
  return !is_sample && verified_at !== null && daysBetween(verified_at, now) < VERIFIED_FOR_DAYS
}

/** A posting that its board has not confirmed for this long leaves the list. */
export const LISTED_FOR_DAYS = 14
