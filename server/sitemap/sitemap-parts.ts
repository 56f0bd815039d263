import { ID_SLICES, type SitemapSlice } from '#db/queries/jobs/sitemap.ts'

/** One of so many equal parts of the id space. */
export interface SitemapPart {
  /** From 1. */
  number: number
  /** A power of two. */
  of: number
}

/** A part with what is in it. */
export interface FilledPart extends SitemapPart {
  postings: number
  /** When one of its postings last changed. */
  changedAt: Date
}

/** What a part holds at most, while the id space can be parted finer. */
const POSTINGS_A_PART = 10_000

/**
 * The parts that have postings: the fewest of which none holds more than it should. As their number is a power of two,
 * it seldom changes, and until then a posting stays in its part.
 */
export function partsOf(slices: SitemapSlice[], most = POSTINGS_A_PART): FilledPart[] {
  for (let of = 1; ; of *= 2) {
    const parts = partsBy(slices, of)
    if (of === ID_SLICES || parts.every(({ postings }) => postings <= most)) return parts
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

/** The part that a file's name means, whether the index names it at present or not; null when there can be none. */
export function readPartName(name: string): SitemapPart | null {
  const [, number, of] = /^jobs-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/.exec(name)?.map(Number) ?? []
  if (number === undefined || of === undefined) return null
  return ID_SLICES % of === 0 && number <= of ? { number, of } : null
}

/** The slices of a part. */
export function slicesOf({ number, of }: SitemapPart): { from: number; to: number } {
  const size = ID_SLICES / of
  return { from: (number - 1) * size, to: number * size }
}
