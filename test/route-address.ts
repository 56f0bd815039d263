import { paths } from '#app/paths.ts'
import { slugOf } from '#core/slug.ts'
import { seededCareerPath } from './seeded-career-path.ts'
import { siteDatabase } from './site-database.ts'

/** The address of a route on the shared site, with shipped content for its parameter. */
export async function addressOfRoute(path: string): Promise<string> {
  if (path === '/career-paths/:id') return paths.careerPath((await seededCareerPath()).id)
  if (path === '/jobs/:slug') return paths.posting(await seededSample())
  if (path === '/jobs/in/:value') return paths.cityJobs('pune')
  if (path === '/jobs/for/:value') return paths.skillJobs('python')
  if (path === '/jobs/as/:value') return paths.roleJobs('frontend')
  if (path === '/skills/:slug') return paths.skill('python')
  if (path === '/companies/:slug') return paths.company(slugOf((await seededSample()).company))
  return path
}

/** A sample job of the running site. */
export async function seededSample() {
  await using database = await siteDatabase()
  return await database.owner
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'location'])
    .where('is_sample', '=', true)
    .orderBy('title')
    .orderBy('company')
    .executeTakeFirstOrThrow()
}
