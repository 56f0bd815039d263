import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { activeJobs } from './jobs.ts'

export interface JobSitemapEntry {
  id: string
  /** When what the page shows last changed. */
  updated_at: Date
}

/** A sitemap file may hold 50,000 addresses (sitemaps.org). */
const MOST_ENTRIES = 49_000

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
