import { sql, type Kysely, type SqlBool } from 'kysely'
import type { JobDetail, JobSummary } from '#core/job.ts'
import { TWIN_LETTERS } from '#core/posting-address.ts'
import type { Database } from '#db/schema.ts'
import { isFirstOfOpening } from './openings.ts'
import { activeJobs, SUMMARY, SUMMARY_SOURCE } from './jobs.ts'

/** How many postings, the newest of the category, are compared with a posting. */
const COMPARED = 500

export type ComparedJob = Pick<
  JobDetail,
  'id' | 'company' | 'category' | 'skills' | 'locations' | 'experience_level'
>

/**
 * Active postings similar to one: of the same category if it has one, those that share most of its skills,
 * cities and level first, then the newest. At most one of each company.
 *
 * @param elsewhere Leave out the posting's own company, whose postings are listed apart.
 */
export function listSimilarJobs(
  db: Kysely<Database>,
  { id, company, category, skills, locations, experience_level }: ComparedJob,
  { limit = 4, elsewhere = false } = {},
): Promise<JobSummary[]> {
  let newest = activeJobs(db).where('id', '!=', id)
  if (category) newest = newest.where('category', '=', category)
  if (elsewhere) newest = newest.where('company', '!=', company)
  const compared = newest
    .select([...SUMMARY_SOURCE, 'locations'])
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(COMPARED)
    .as('compared')
  // A sum of comparisons is much faster than intersecting arrays.
  const shared = skills.map((skill) => sql`(${skill} = any(skills))::int`)
  const scored = db
    .selectFrom(compared)
    .selectAll()
    .select(
      sql<number>`2 * (${sql.join([sql.lit(0), ...shared], sql` + `)}) + 2 * (locations && ${locations}::text[])::int
        + (experience_level is not distinct from ${experience_level})::int`.as('score'),
    )
    .as('scored')
  const ranked = db
    .selectFrom(scored)
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by company order by score desc, posted_at desc, id)`.as('nth'),
    )
    .as('public_jobs')
  return (
    db
      .selectFrom(ranked)
      .select(SUMMARY)
      .where('nth', '=', 1)
      // Without a category, only what shares a skill is similar.
      .where(category ? sql<boolean>`true` : sql<boolean>`score > 1`)
      .orderBy('score', 'desc')
      .orderBy('posted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  )
}

/** Other active postings of a posting's company, newest first. */
export function listCompanyJobs(
  db: Kysely<Database>,
  { id, company, is_sample }: Pick<JobDetail, 'id' | 'company' | 'is_sample'>,
  limit = 4,
): Promise<JobSummary[]> {
  return (
    activeJobs(db)
      .select(SUMMARY)
      .where('company', '=', company)
      // It must be a literal, not a parameter, for the partial index to be used.
      .where('is_sample', '=', sql.lit(is_sample))
      .where('id', '!=', id)
      .where(isOtherOpening(id))
      .where(isFirstOfOpening())
      .orderBy('posted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  )
}

/** A posting of the same opening. */
export type OtherPlace = Pick<JobSummary, 'id' | 'title' | 'company' | 'location'>

/** The other open postings of a posting's opening: "Also in Hyderabad, Remote". */
export function listOtherPlaces(db: Kysely<Database>, id: string): Promise<OtherPlace[]> {
  return activeJobs(db)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('public_jobs as own')
        .innerJoin('public_jobs as other', 'other.opening', 'own.opening')
        .where('own.id', '=', id)
        .where('own.is_active', '=', sql.lit(true))
        .where('other.is_active', '=', sql.lit(true))
        .whereRef('other.id', '!=', 'own.id')
        .select('other.id'),
    )
    .select(['id', 'title', 'company', 'location'])
    .orderBy('location')
    .orderBy('id')
    .execute()
}

function isOtherOpening(id: string) {
  return sql<SqlBool>`id not in (select other.id from public_jobs as own
    join public_jobs as other using (opening) where own.id = ${id} and own.is_active and other.is_active)`
}

/** Whether another active posting of the company has the same title and place: two openings, with an id each. */
export async function hasTwin(
  db: Kysely<Database>,
  {
    id,
    company,
    title,
    location,
    is_sample,
  }: Pick<JobDetail, 'id' | 'company' | 'title' | 'location' | 'is_sample'>,
): Promise<boolean> {
  const twin = await activeJobs(db)
    .select('id')
    .where('company', '=', company)
    .where('is_sample', '=', sql.lit(is_sample))
    .where('id', '!=', id)
    .where(sql`left(title, ${sql.lit(TWIN_LETTERS.title)})`, '=', firstLetters(title, TWIN_LETTERS.title))
    .where(
      sql`left(location, ${sql.lit(TWIN_LETTERS.location)})`,
      '=',
      firstLetters(location, TWIN_LETTERS.location),
    )
    .limit(1)
    .executeTakeFirst()
  return twin !== undefined
}

/** As PostgreSQL counts them: whole characters. */
function firstLetters(text: string, count: number): string {
  return [...text].slice(0, count).join('')
}
