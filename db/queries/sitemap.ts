import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { activeJobs } from './jobs.ts'

export interface JobSitemapEntry {
  id: string
  /** When what the page shows last changed. */
  updated_at: Date
}

/** A sitemap file may hold 50,000 addresses (sitemaps.org); some are left for the pages without an id. */
const MOST_ENTRIES = 48_000
const MOST_CAREER_PATHS = 1_000

/** Active postings that are not samples, newest first. */
export function listJobSitemapEntries(db: Kysely<Database>): Promise<JobSitemapEntry[]> {
  return activeJobs(db)
    .select(['id', 'content_changed_at as updated_at'])
    .where('is_sample', '=', sql.lit(false))
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute()
}

/** Ids of all career paths. The table does not say when a row last changed. */
export function listCareerPathSitemapEntries(db: Kysely<Database>): Promise<{ id: string }[]> {
  return db.selectFrom('career_paths').select('id').orderBy('name').limit(MOST_CAREER_PATHS).execute()
}
