const HOUR_MS = 3_600_000

/** Crawls that are to confirm each other must be this far apart: what was away for an afternoon is not gone. */
export const CONFIRMED_AFTER_MS = 12 * HOUR_MS

/** A crawl that finds less than this share of the last healthy one's is doubted. */
const HEALTHY_SHARE = 0.4

/** Crawls with about the same low count, each 12 hours or more after the one before, until it is believed. */
const CONFIRMATIONS = 2
/** An empty answer is what many a source gives when it is out of order. */
const EMPTY_CONFIRMATIONS = 4

/** A collapse that is not believed yet. */
export interface Doubt {
  /** When the last crawl was that counted as a confirmation. */
  at: Date
  /** Postings it found. */
  found: number
  /** Confirmations so far, the first sight included. */
  crawls: number
}

/**
 * Whether a crawl that succeeded says what the board lists, so that what it leaves out may be held against a posting.
 *
 * @param before Postings of the last healthy crawl; null where there was none.
 * @param doubt What the crawls since then that were not healthy have found.
 * @returns null for a healthy crawl, else the doubt to remember.
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
