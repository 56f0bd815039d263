import type { NormalisedPosting } from '#core/posting.ts'

export interface StoredCounts {
  inserted: number
  updated: number
  unchanged: number
}

/** Where kept postings go; `db/queries/job-ingest.ts` is the real one. */
export interface PostingStore {
  /**
   * Writes postings of one source by external id; an unchanged one costs no rewrite.
   *
   * @param seenAt When the board listed them.
   */
  upsert(postings: NormalisedPosting[], seenAt: Date): Promise<StoredCounts>
  /** Takes the shipped samples off the list. Called once real postings are there. @returns How many. */
  retireSamples(): Promise<number>
}
