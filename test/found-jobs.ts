import { FACETS, type Facets, type FoundJobs, type JobFinder } from '#core/find/job-search.ts'
import { exampleJob } from './example-job.ts'

/** What a finder gives: one posting, unless said. */
export function foundJobs(overrides: Partial<FoundJobs> = {}): FoundJobs {
  return {
    jobs: [exampleJob()],
    total: 1,
    payStated: 1,
    samples: 0,
    verified: overrides.total ?? 1,
    unstated: [],
    unstatedTogether: 0,
    textOnly: 0,
    admits: null,
    implied: {},
    facets: null,
    leftOut: [],
    readAs: [],
    notices: [],
    without: [],
    ...overrides,
  }
}

/** Facets without values, but for those of the test. */
export function facetsWith(values: Partial<Facets>): Facets {
  const empty = Object.fromEntries(FACETS.map((name) => [name, []])) as unknown as Facets
  return { ...empty, ...values }
}

/** A finder that always finds the same, and knows no names. */
export function fakeFinder(found: FoundJobs): JobFinder {
  return { find: async () => found, label: () => '' }
}
