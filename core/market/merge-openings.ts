import type { MarketPosting } from './market-figures.ts'

/** A posting, and the opening that it shares with others; null if it is one by itself. */
export interface PostingOfOpening extends MarketPosting {
  id: string
  opening: string | null
}

/**
 * The postings of one opening in several places as one: open while one of them is, from the first of them on, and in every
 * place where it is open. What else they say is taken from the newest open one, as in lists; if none is open, from the one
 * that closed last.
 */
export function mergeOpening(postings: readonly [PostingOfOpening, ...PostingOfOpening[]]): MarketPosting {
  const [shown] = postings.toSorted(
    (one, other) =>
      closedAt(other) - closedAt(one) ||
      other.posted_at.getTime() - one.posted_at.getTime() ||
      (other.id < one.id ? -1 : 1),
  ) as [PostingOfOpening]
  const inPlaces = postings.filter(({ closed_at }) => shown.closed_at !== null || closed_at === null)
  return {
    ...shown,
    locations: [...new Set(inPlaces.flatMap(({ locations }) => locations))],
    posted_at: earliest(postings.map(({ posted_at }) => posted_at)),
    day_stated: postings.every(({ day_stated }) => day_stated),
    first_seen_at: earliest(postings.map(({ first_seen_at }) => first_seen_at)),
  }
}

function closedAt({ closed_at }: MarketPosting): number {
  return closed_at?.getTime() ?? Number.MAX_VALUE
}

function earliest(dates: readonly Date[]): Date {
  return new Date(Math.min(...dates.map((date) => date.getTime())))
}
