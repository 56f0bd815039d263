import type { Notice } from '#core/find/job-search.ts'
import type { AskedWords, ReadQuery } from './read-query.ts'

const FOREIGN = /(?!\p{Script=Latin})\p{L}/u
const GOVERNMENT = new Set(['sarkari', 'govt', 'government'])

/** Why typed words were left out, where more can be said than that no posting holds them. */
export function noticesOf({ asked, denied }: ReadQuery, leftOut: readonly string[]): Notice[] {
  const leftOutOf = (isMeant: (word: string) => boolean) =>
    asked.filter((part) => part.words.some(isMeant)).flatMap((part) => leftOutAs(part, leftOut))
  const notices: Notice[] = [
    { kind: 'denied', words: denied },
    { kind: 'government', words: leftOutOf((word) => GOVERNMENT.has(word)) },
    // What the table knows is searched in Latin letters.
    { kind: 'language', words: leftOutOf((word) => FOREIGN.test(word)) },
  ]
  return notices.filter(({ words }) => words.length > 0)
}

function leftOutAs({ typed }: AskedWords, leftOut: readonly string[]): string[] {
  return leftOut.includes(typed) ? [typed] : []
}
