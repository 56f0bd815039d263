/** What a rule understood, with the words it read. A null (or empty) value is *unknown*, never a guess. */
export interface Extracted<T> {
  value: T
  evidence: string[]
}
