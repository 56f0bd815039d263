import type { Notice } from '#core/find/job-search.ts'

const FOREIGN = /(?!\p{Script=Latin})\p{L}/u
const GOVERNMENT = /^(?:sarkari|govt|government|सरकारी|शासकीय|गवर्नमेंट)$/i

/** Why typed words were left out, where more can be said than that no posting holds them. */
export function noticesOf(leftOut: readonly string[], denied: readonly string[]): Notice[] {
  const words: Record<Notice['kind'], string[]> = { denied: [...denied], government: [], language: [] }
  for (const word of leftOut) {
    if (denied.includes(word)) continue
    if (GOVERNMENT.test(word)) words.government.push(word)
    else if (FOREIGN.test(word)) words.language.push(word)
  }
  const kinds = ['denied', 'government', 'language'] as const
  return kinds.flatMap((kind) => (words[kind].length > 0 ? [{ kind, words: words[kind] }] : []))
}
