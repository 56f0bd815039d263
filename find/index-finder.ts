import type { Kysely } from 'kysely'
import type { FindPage, FoundJobs, JobFinder, JobSearch } from '#core/find/job-search.ts'
import { listedSlug, placesReadAs } from '#core/places/listed-places.ts'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import { readJobSummaries } from '#db/queries/jobs/indexed-jobs.ts'
import type { Database } from '#db/schema.ts'
import { countBits, type Bits } from './bits.ts'
import { confirmedWithin, samples, statingPay } from './conditions.ts'
import { countFacets, dictionaryOf } from './facet-counts.ts'
import type { JobIndex } from './job-index.ts'
import { listRows } from './list-rows.ts'
import { Selection } from './selection.ts'

/** What an index answers by itself: all of `FoundJobs`, with the ids of the postings. */
export type FoundIds = Omit<FoundJobs, 'jobs'> & { ids: string[] }

/**
 * Finds by the index. The database is asked only for the postings of the page.
 *
 * @param renew Called if one of them was closed meanwhile, before the search is made again: the list and its total
 *   agree then.
 */
export function createIndexFinder(
  db: Kysely<Database>,
  index: JobIndex,
  renew: () => Promise<void> = async () => undefined,
): JobFinder {
  const read = async ({ ids, ...found }: FoundIds): Promise<FoundJobs> => {
    return { ...found, jobs: await readJobSummaries(db, ids) }
  }
  return {
    find: async (search, page) => {
      const listed = findIds(index, search, page)
      const found = await read(listed)
      if (found.jobs.length === listed.ids.length) return found
      await renew()
      return read(findIds(index, search, page))
    },
    label: (facet, slug) => {
      const names = dictionaryOf(index, facet === 'city' ? 'cities' : facet === 'skill' ? 'skills' : facet)
      const code = names.find(facet === 'city' ? listedSlug(slug) : slug)
      return code === -1 ? '' : names.label(code)
    },
  }
}

export function findIds(index: JobIndex, search: JobSearch, page: FindPage): FoundIds {
  const selection = new Selection(index, search, page)
  const { matches, shown, read } = selection
  const total = countBits(shown)
  const unstated = selection.unstated()
  const besidesText = selection.besidesText()
  const countThat = (rows: Bits) => index.openings.countIn(matches, rows)
  return {
    ids: listRows(index, selection, page).map((row) => index.columns.ids.idOf(row)),
    total,
    payStated: countThat(statingPay(index)),
    samples: countThat(samples(index)),
    verified: countThat(confirmedWithin(index, VERIFIED_FOR_DAYS, page.now)),
    unstated,
    unstatedTogether: selection.unstatedTogether(unstated),
    textOnly: besidesText ? total - countBits(besidesText) : 0,
    admits: selection.admits(),
    implied: selection.implied,
    facets: page.facets ? countFacets(index, selection, page.now) : null,
    leftOut: read?.leftOut ?? [],
    readAs: [...placesReadAs(selection.search), ...(read?.readAs ?? [])],
    notices: read?.notices ?? [],
    without: total === 0 ? selection.costs() : [],
  }
}
