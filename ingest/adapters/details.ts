import { counted } from '#core/count.ts'
import { keyOf, type Key } from './read-each.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** This many failures in a row mean that the source has a problem, not the posting. */
const MOST_IN_A_ROW = 5

/** At one request a second, this many postings take about half an hour. */
const MOST_DETAILS = 2000

/**
 * Refuses a list whose postings we would have to fetch one by one for hours.
 *
 * @throws SourceProblem `blocked`: it is our own rule.
 */
export function refuseTooMany(items: unknown[]): void {
  if (items.length <= MOST_DETAILS) return
  const problem = `the board lists ${items.length} postings that have to be fetched one by one`
  throw new SourceProblem('blocked', `${problem}, and we fetch at most ${MOST_DETAILS}`)
}

/**
 * Fetches the details of the items, one after another, and adds each as `detail`. An item that is gone in the
 * meantime is left out; that most of a list are gone is not believed. If a detail cannot be read, the reason is added
 * as `detail_problem`, for the rejection.
 *
 * @param fetch Returns null for an item that needs no detail.
 * @param listed How many postings the board lists, if these are only some of them.
 * @param onStop For boards that are read over several nights: called instead of throwing, if some details were
 * fetched before. The remaining items are then left out.
 * @throws SourceProblem when the source refuses, when five details in a row, or more than half of all, fail, or when
 * more than half are gone.
 */
export async function fetchDetails<T>(
  items: T[],
  fetch: (item: T) => Promise<unknown> | null,
  { listed = items.length, onStop }: { listed?: number; onStop?: (problem: SourceProblem) => void } = {},
): Promise<unknown[]> {
  const detailed: unknown[] = []
  let failed = 0
  let gone = 0
  let inARow = 0
  for (const item of items) {
    try {
      const detail = await fetch(item)
      detailed.push(detail === null ? item : Object.assign({}, item, { detail }))
      inARow = 0
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      if (error.outcome === 'gone') {
        gone += 1
        continue
      }
      failed += 1
      inARow += 1
      // A redirect elsewhere concerns one posting; any other refusal concerns us.
      const isRefused = error.outcome === 'blocked' && error.redirectedTo === null
      if (isRefused || inARow === MOST_IN_A_ROW || failed > listed / 2) {
        // What the source asks us to wait has to be recorded for the board.
        if (!onStop || detailed.length < failed || error.retryAfter !== null) throw error
        onStop(error)
        return detailed
      }
      detailed.push(Object.assign({}, item, { detail_problem: error.message }))
    }
  }
  // Pages that a site keeps in its sitemap for years may well be gone.
  if (!onStop && gone > 1 && gone > listed / 2)
    throw new SourceProblem(
      'shape changed',
      `the board lists ${counted(listed, 'posting')}, but ${gone} of them have no details`,
    )
  return detailed
}

/**
 * The same for the postings of a list, by their keys; one without a key is kept as it is, to be reported.
 *
 * @throws SourceProblem also for a list that is too long for that.
 */
export function fetchDetailsById(
  listed: unknown[],
  key: Key<unknown>,
  fetch: (id: string, item: unknown) => Promise<unknown> | null,
): Promise<unknown[]> {
  refuseTooMany(listed)
  return fetchDetails(listed, (item) => {
    const id = keyOf(key, item)
    return id === null ? null : fetch(id, item)
  })
}

/**
 * The rejection of an item whose detail could not be read. It is still listed, so it must not count as
 * missing.
 */
export function withoutDetail(external_id: string, title: string | null, problem: string) {
  return { external_id, title, reason: 'unreadable' as const, detail: problem }
}
