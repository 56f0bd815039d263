import type { CareerPath } from '#db/queries/content/career-paths.ts'
import { siteDatabase } from './site-database.ts'

/** A shipped career path of the running site. */
export async function seededCareerPath(name = 'Frontend Developer'): Promise<CareerPath> {
  await using database = await siteDatabase()
  return await database.owner
    .selectFrom('career_paths')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
}
