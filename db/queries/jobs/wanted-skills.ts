import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { activeJobs } from './jobs.ts'

/** The skills that each of the newest open postings asks for; postings that name none are left out. */
export async function listWantedSkills(db: Kysely<Database>, most: number): Promise<string[][]> {
  const rows = await activeJobs(db)
    .select('skills')
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ skills }) => skills).filter((skills) => skills.length > 0)
}
