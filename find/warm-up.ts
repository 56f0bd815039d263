import { EMPTY_SEARCH, type FindPage, type JobSearch } from '#core/find/job-search.ts'
import { countedSteps } from './facet-counts.ts'
import { findIds } from './index-finder.ts'
import type { JobIndex } from './job-index.ts'
import type { Slices } from '#core/slices.ts'

/** Searches of fewer postings are quick from the first one on. */
const FROM = 2000
/** How many frequent words and values are searched for. */
const [WORDS, VALUES] = [8, 4]
/** Searches times postings, at most: of a million postings a search takes as long as ten of 100,000. */
const MOST = 25_000_000

/**
 * Searches an index that nobody uses yet for what its postings hold most, in short slices. Later searches find what they
 * need first: the rows of conditions and frequent words, all counts, and the program itself, which an engine makes fast
 * only once it has run.
 */
export async function warmUp(index: JobIndex, slices: Slices): Promise<void> {
  if (index.size < FROM) return
  // oxlint-disable-next-line pravesh/no-process-clock -- any time will do
  const now = new Date()
  for (const step of countedSteps(index, now)) {
    step()
    await slices.pauseIfDue()
  }
  for (const asked of searchesOf(index).slice(0, MOST / index.size)) {
    const search = { ...EMPTY_SEARCH, ...asked }
    findIds(index, search, { ...PAGE, order: search.search === '' ? 'newest' : 'match', now })
    await slices.pauseIfDue()
  }
}

const PAGE = { offset: 0, limit: 20, facets: true } satisfies Partial<FindPage>

/** Searches of each kind, first those that find least: what they run is fast for those that find most. */
function searchesOf(index: JobIndex): Partial<JobSearch>[] {
  const { cityNames, skillNames, companyNames } = index.columns
  const words = index.words.frequentWords(WORDS)
  const values = Array.from({ length: VALUES }, (_, code) => code)
  const filters: Partial<JobSearch>[] = values.flatMap((code) => [
    { companies: [companyNames.slug(code)] },
    { cities: [cityNames.slug(code)], levels: ['Fresher'], pay: { amount: 400_000, period: 'year' } },
    { skills: [skillNames.slug(code), skillNames.slug(code + 1)], modes: ['remote'], experience: 2 },
  ])
  const texts = words.flatMap((word, at) => {
    const next = words[at + 1] ?? word
    return [word, word.slice(0, 3), `${word}qq ${next}`, `${word} ${next}`, `"${word} ${next}"`]
  })
  // No posting holds them all.
  texts.push(words.join(' '), ...words.map((_, at) => [...words.slice(at), 'cobol', 'noida'].join(' ')))
  return [
    ...filters,
    ...texts.map((search, at) => ({ ...filters[at % filters.length], search })),
    ...texts.toReversed().map((search) => ({ search })),
  ]
}
