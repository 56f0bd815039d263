import type { JobSearch } from '#core/find/job-search.ts'
import type { JobDetail } from '#core/job.ts'

/** What the word index reads of a posting, with the names of its columns. */
export type WordFields = Pick<
  JobDetail,
  | 'title'
  | 'company'
  | 'skills'
  | 'locations'
  | 'category'
  | 'experience_level'
  | 'work_mode'
  | 'job_type'
  | 'batch'
>

/** What a typed text was read as, and the rows that hold it. */
export interface WordMatches {
  /** False: the text asks for no words ("jobs", "4 lpa"); every row matches and `rows` is empty. */
  asksWords: boolean
  /** Ascending, each once. Filter by `implied` as by filters that were set. */
  rows: Uint32Array
  /** How well each of `rows` matches; equal scores are for the caller to order, newest first. */
  scores: Float32Array
  /** Typed words that none of `rows` was asked to hold, because no posting holds all words. */
  leftOut: string[]
  readAs: { typed: string; as: string }[]
  /** Filters that parts of the text mean: "above 4 lpa" is `pay`. Set filters of the same group win. */
  implied: Partial<JobSearch>
}

/** Words of postings by row. Rows are any whole numbers below 2^27, as the caller numbers them; gaps are fine. */
export interface WordIndex {
  /** Adds a row, or replaces it. The description is kept. */
  add: (row: number, fields: WordFields) => void
  /** Adds the words of a description (sanitised HTML or text), or replaces them. */
  addDescription: (row: number, description: string) => void
  /** Removes a row with its description. */
  remove: (row: number) => void
  /**
   * @param allowed A bit for each row (`allowed[row >>> 5] >>> (row & 31) & 1`); rows beyond its end are not
   *   allowed. Whether all words can be held, and what is left out, is decided among these rows.
   */
  search: (text: string, allowed?: Uint32Array) => WordMatches
  /** The share of removed rows that still take memory. From a third on, build a new index. */
  removedShare: () => number
}
