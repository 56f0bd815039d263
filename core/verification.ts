import { daysBetween } from './dates.ts'

const DAY_MS = 86_400_000

/** A posting not confirmed for this long loses its Verified badge. */
export const VERIFIED_FOR_DAYS = 7

export interface Sighting {
  /**
   * When the employer's own board last listed the posting, or its own page showed it; null if neither did.
   */
  verified_at: Date | null
  is_sample: boolean
}

/** Verified: the employer's own board listed the posting, or its page showed it, within the last week. */
export function isVerified({ verified_at, is_sample }: Sighting, now: Date): boolean {
  return !is_sample && verified_at !== null && daysBetween(verified_at, now) < VERIFIED_FOR_DAYS
}

/** A posting not confirmed for this long leaves the list. */
export const LISTED_FOR_DAYS = 14

/** Until when a posting that was confirmed then is listed, if nothing confirms it again. */
export function listedUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + LISTED_FOR_DAYS * DAY_MS)
}

export interface ListingConfirmation {
  /** When its board last confirmed it, or a saved response with it was imported; null if never. */
  confirmed_at: Date | null
  application_deadline: Date | null
}

/**
 * Whether an open posting is still listed: confirmed within the last two weeks, and not past its own
 * deadline.
 */
export function isStillListed(
  { confirmed_at, application_deadline }: ListingConfirmation,
  now: Date,
): boolean {
  if (application_deadline !== null && application_deadline < now) return false
  return confirmed_at !== null && now <= listedUntil(confirmed_at)
}
