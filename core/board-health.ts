const HOUR_MS = 3_600_000

/** Minimum time between crawls that confirm each other, so that an outage of an afternoon removes nothing. */
export const CONFIRMED_AFTER_MS = 12 * HOUR_MS

/** A crawl with less than this share of the last healthy crawl's postings is doubted. */
const HEALTHY_SHARE = 0.4

/** Consecutive crawls with about the same low count, at least 12 hours apart, before it is trusted. */
const CONFIRMATIONS = 2
/** More are needed for an empty response, because many broken sources return one. */
const EMPTY_CONFIRMATIONS = 4

/** A sudden drop in postings that is not trusted yet. */
export interface Doubt {
  /** When the last crawl ran that counted as a confirmation. */
  at: Date
  /** Number of postings it found. */
  found: number
  /** Confirmations so far, including the first crawl. */
  crawls: number
}

/**
 * Decides whether a successful crawl can be trusted, so that unlisted postings may be marked as missing.
 *
 * @param before Number of postings in the last healthy crawl; null if there was none.
 * @param doubt The stored doubt from unhealthy crawls since then.
 * @returns null for a healthy crawl, otherwise the doubt to store.
 */
export function doubtOf(found: number, at: Date, before: number | null, doubt: Doubt | null): Doubt | null {
  if (before === null || found >= HEALTHY_SHARE * before) return null
  if (!doubt || !isAbout(found, doubt.found)) return { at, found, crawls: 1 }
  if (at.getTime() - doubt.at.getTime() < CONFIRMED_AFTER_MS) return doubt
  const crawls = doubt.crawls + 1
  return crawls >= (found === 0 ? EMPTY_CONFIRMATIONS : CONFIRMATIONS) ? null : { at, found, crawls }
}

function isAbout(found: number, other: number): boolean {
  if ((found === 0) !== (other === 0)) return false
  return Math.abs(found - other) <= Math.max(2, Math.max(found, other) / 4)
}
