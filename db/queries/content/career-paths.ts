import type { Kysely, Selectable } from 'kysely'
import type { CareerPathsTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { isUuid } from '#db/queries/jobs/jobs.ts'
import { alphabetical, anyContains } from '../text-match.ts'

export type CareerPath = Selectable<CareerPathsTable>

export interface CareerPathFilters {
  /** Part of the name or description. */
  search?: string
  category?: string
}

/** Career paths by name. */
export function listCareerPaths(
  db: Kysely<Database>,
  { search, category }: CareerPathFilters = {},
): Promise<CareerPath[]> {
  let query = db
    .selectFrom('career_paths')
    .selectAll()
    .where((eb) => anyContains(eb, ['name', 'description'], search))
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
  if (category !== undefined) query = query.where('category', '=', category)
  return query.execute()
}

/** One career path; null if the id is unknown or not a uuid. */
export async function getCareerPath(db: Kysely<Database>, id: string): Promise<CareerPath | null> {
  if (!isUuid(id)) return null
  const path = await db.selectFrom('career_paths').selectAll().where('id', '=', id).executeTakeFirst()
  return path ?? null
}
