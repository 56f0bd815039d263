import type { Kysely, Selectable } from 'kysely'
import type { ResumePortfolioResourcesTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { alphabetical, anyContains } from '../text-match.ts'

export type ResumeResource = Selectable<ResumePortfolioResourcesTable>
export type ResumeResourceSort = 'title' | 'platform' | 'price'

export interface ResumeResourceFilters {
  resource_type?: ResumeResource['resource_type']
  /** Part of the title or summary. */
  search?: string
}

/** Résumé and portfolio resources, of one kind or both: by title, by platform, or free before paid. */
export function listResumeResources(
  db: Kysely<Database>,
  { resource_type, search }: ResumeResourceFilters,
  sort: ResumeResourceSort = 'title',
): Promise<ResumeResource[]> {
  let query = db
    .selectFrom('resume_portfolio_resources')
    .selectAll()
    .where((eb) => anyContains(eb, ['title', 'summary'], search))
  if (resource_type !== undefined) query = query.where('resource_type', '=', resource_type)
  const sorted = {
    title: query,
    platform: query.orderBy((eb) => alphabetical(eb, 'platform')),
    price: query.orderBy('is_free', 'desc'),
  }[sort]
  return sorted
    .orderBy((eb) => alphabetical(eb, 'title'))
    .orderBy('id')
    .execute()
}
