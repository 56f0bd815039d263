import type { RequestScope } from '#app/page/context.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { listedLists } from './listed-lists.server.ts'
import type { ListIndex } from './list-indexes.ts'

/** The lists of an index, those with most postings first. */
export interface ListIndexPage {
  lists: { path: string; name: string; jobs: number }[]
  /** There are only samples. */
  samples: boolean
}

/** More would be a page that nobody reads. */
const MOST_LISTED = 600

const NOTHING: ListIndexPage = { lists: [], samples: false }

/** Reads an index of lists. Samples are counted only until there are real postings. */
export async function readListIndex(
  scope: RequestScope,
  { kind }: ListIndex,
): Promise<{ page: ListIndexPage; degraded: boolean }> {
  const { value, degraded } = await queryWithFallback(
    scope,
    'index of lists',
    async (db) => {
      const real = await listedLists(db, scope.now, false)
      const samples = real.length === 0
      const all = samples ? await listedLists(db, scope.now, true) : real
      const lists = all
        .filter(({ list }) => list.kind === kind)
        .map(({ list, name, jobs }) => ({ path: list.path, name, jobs }))
        .toSorted((one, other) => other.jobs - one.jobs || (one.name < other.name ? -1 : 1))
      return { lists: lists.slice(0, MOST_LISTED), samples }
    },
    NOTHING,
  )
  return { page: value, degraded }
}
