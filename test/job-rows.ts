import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database, JobsTable } from '#db/schema.ts'

const DAY_MS = 86_400_000
const NOON = Date.parse('2026-11-20T06:30:00Z')

/** A row of `jobs` with an employer's link, `age` days old; a test says only what it is about. */
export function jobRow(
  external_id: string,
  { age = 1, ...overrides }: Partial<Insertable<JobsTable>> & { age?: number } = {},
): Insertable<JobsTable> {
  return {
    title: 'Software Engineer',
    company: 'Tarangini Systems',
    location: 'Pune',
    locations: ['Pune'],
    posted_at: new Date(NOON - age * DAY_MS),
    description: '',
    skills: [],
    source: 'test',
    external_id,
    application_url: `https://careers.tarangini.example/jobs/${encodeURIComponent(external_id)}`,
    company_logo_url: null,
    category: null,
    experience_level: null,
    experience_min: null,
    experience_max: null,
    salary_min: null,
    salary_max: null,
    job_type: null,
    source_url: null,
    work_mode: null,
    requisition_id: null,
    content_hash: null,
    ...overrides,
  }
}

/** Puts rows in, and gives their ids in the same order. */
export async function insertJobs(owner: Kysely<Database>, rows: Insertable<JobsTable>[]): Promise<string[]> {
  const inserted = await owner.insertInto('jobs').values(rows).returning(['id', 'external_id']).execute()
  const ids = new Map(inserted.map(({ id, external_id }) => [external_id, id]))
  return rows.map(({ external_id }) => ids.get(external_id) ?? '')
}

/**
 * Puts many rows in, made by the database itself, the content of each changed at a moment of its own. Their ids are
 * spread as random ones are, and the same in every run: how many fall into a part is no matter of luck.
 *
 * @param first Number of the first row; rows of two calls must not share any.
 */
export async function insertManyJobs(owner: Kysely<Database>, rows: number, first = 1): Promise<void> {
  await sql`
    insert into jobs (id, title, company, location, posted_at, source, external_id, content_changed_at)
    select md5(i::text)::uuid, 'Engineer', 'Tarangini Systems', 'Pune', now(), 'many', i::text, now() - i * interval '1 second'
    from generate_series(${sql.lit(first)}, ${sql.lit(first + rows - 1)}) as i`.execute(owner)
}
