import type { Kysely, Selectable } from 'kysely'
import type { Database, ResumePortfolioResourcesTable } from '../schema.ts'
import { alphabetical, anyContains } from './text-match.ts'

export type ResumeResource = Selectable<ResumePortfolioResourcesTable>
export type ResumeResourceSort = 'title' | 'platform' | 'price'

export interface ResumeResourceFilters {
  resource_type: ResumeResource['resource_type']
  /** Part of the title or summary. */
  search?: string
}

/** Résumé or portfolio resources: by title, by platform, or free before paid. */
export function listResumeResources(
  db: Kysely<Database>,
  { resource_type, search }: ResumeResourceFilters,
  sort: ResumeResourceSort = 'title',
): Promise<ResumeResource[]> {
  const query = db
    .selectFrom('resume_portfolio_resources')
    .selectAll()
    .where('resource_type', '=', resource_type)
    .where((eb) => anyContains(eb, ['title', 'summary'], search))
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
