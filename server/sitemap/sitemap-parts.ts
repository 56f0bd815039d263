import { ID_SLICES, type SitemapSlice } from '#db/queries/jobs/sitemap.ts'

/** One of `of` equal parts of the id space. */
export interface SitemapPart {
  /** Starts at 1. */
  number: number
  /** A power of two. */
  of: number
}

/** A part with its content. */
export interface FilledPart extends SitemapPart {
  postings: number
  /** When one of its postings last changed. */
  changedAt: Date
}

/** A larger part is split, as long as the id space can be divided further. */
const MAX_POSTINGS_PER_PART = 10_000

/**
 * The parts that have postings: as few as possible without one that is too large. Their number is a power of
 * two, so it rarely changes, and a posting stays in its part until it does.
 */
export function partsOf(slices: SitemapSlice[], maxPostings = MAX_POSTINGS_PER_PART): FilledPart[] {
  for (let of = 1; ; of *= 2) {
    const parts = partsBy(slices, of)
    if (of === ID_SLICES || parts.every(({ postings }) => postings <= maxPostings)) return parts
  }
}

function partsBy(slices: SitemapSlice[], of: number): FilledPart[] {
  const parts = new Map<number, FilledPart>()
  for (const { slice, postings, changed_at } of slices) {
    const number = Math.floor((slice * of) / ID_SLICES) + 1
    const part = parts.get(number) ?? { number, of, postings: 0, changedAt: changed_at }
    part.postings += postings
    if (changed_at > part.changedAt) part.changedAt = changed_at
    parts.set(number, part)
  }
  return [...parts.values()].toSorted((a, b) => a.number - b.number)
}

export function partPath({ number, of }: SitemapPart): string {
  return `/sitemaps/jobs-${number}-of-${of}.xml`
}

/** Parses a file name, even if the index does not list the part now. Null if no such part can exist. */
export function readPartName(name: string): SitemapPart | null {
  const [, number, of] = /^jobs-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/.exec(name)?.map(Number) ?? []
  if (number === undefined || of === undefined) return null
  return ID_SLICES % of === 0 && number <= of ? { number, of } : null
}

/** The slices of a part; `to` is exclusive. */
export function slicesOf({ number, of }: SitemapPart): { from: number; to: number } {
  const size = ID_SLICES / of
  return { from: (number - 1) * size, to: number * size }
}
