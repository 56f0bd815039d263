/** A value with the words it was read from. A null (or empty) value is *unknown*, never a guess. */
export interface Extracted<T> {
  value: T
  evidence: string[]
}
