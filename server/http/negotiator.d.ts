/** What we use of it. The types of others are of an older version, without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> })
    /** Those of the available encodings that the client takes, best first; of equal ones as in `preferred`. */
    encodings<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T[]
  }
}
