import { SourceProblem } from './source-problem.ts'

/** So many failures in a row are the source's state, not the posting's. */
const MOST_IN_A_ROW = 5

/**
 * Fetches each item's detail, one after the other, and puts it into the item as `detail`. A posting that is gone
 * meanwhile is left out; one whose detail cannot be read keeps the reason as `detail_problem`, for its rejection.
 *
 * @param fetch null for an item that is taken as it is.
 * @throws SourceProblem when the source refuses, or when five details in a row, or more than half of all, fail.
 */
export async function fetchDetails<T>(
  items: T[],
  fetch: (item: T) => Promise<unknown> | null,
): Promise<unknown[]> {
  const detailed: unknown[] = []
  let failed = 0
  let inARow = 0
  for (const item of items) {
    try {
      const detail = await fetch(item)
      detailed.push(detail === null ? item : Object.assign({}, item, { detail }))
      inARow = 0
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      if (error.outcome === 'gone') continue
      failed += 1
      inARow += 1
      // A redirect elsewhere is one posting's; any other refusal is meant for us.
      if (error.outcome === 'blocked' && error.redirectedTo === null) throw error
      if (inARow === MOST_IN_A_ROW || failed > items.length / 2) throw error
      detailed.push(Object.assign({}, item, { detail_problem: error.message }))
    }
  }
  return detailed
}

/** An item of which the list says too much to be dropped, and whose own address could not be read. */
export function withoutDetail(external_id: string, title: string | null, problem: string) {
  return { external_id, title, reason: 'unreadable' as const, detail: problem }
}
