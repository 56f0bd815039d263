import type { CareerPath } from '#db/queries/content/career-paths.ts'
import { siteDatabase } from './site-database.ts'

/** A career path that the running site was shipped with. */
export async function seededCareerPath(name = 'Frontend Developer'): Promise<CareerPath> {
  await using database = await siteDatabase()
  return await database.owner
    .selectFrom('career_paths')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
}

/** The address of a route: its path, with a shipped career path's id where it names a row. */
export async function addressOfRoute(path: string): Promise<string> {
  return path.includes(':id') ? path.replace(':id', (await seededCareerPath()).id) : path
}
