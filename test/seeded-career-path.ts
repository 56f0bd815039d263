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

/** The address of a route: its path, with the id of a shipped career path for the parameter. */
export async function addressOfRoute(path: string): Promise<string> {
  return path.includes(':id') ? path.replace(':id', (await seededCareerPath()).id) : path
}
