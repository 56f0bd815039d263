import { sql, type Kysely } from 'kysely'
import type { JobDetail, JobSummary } from '#core/job.ts'
import { employerKey, keysOfEmployer } from '#core/company-names.ts'
import type { Database } from '../../schema.ts'
import { anyContains } from '../text-match.ts'
import { activeJobs, SUMMARY } from './jobs.ts'
import { isFirstOfOpening } from './openings.ts'
import { stillListed } from './open-postings.ts'

export type CompanyPosting = JobSummary & Pick<JobDetail, 'application_url'>

export interface CompanyPostings {
  /** The newest, at most `limit`. */
  postings: CompanyPosting[]
  /** How many there are in all. */
  total: number
}

/**
 * Real open postings of some companies, newest first: verified, or at least still listed.
 *
 * @param companies Names, as anyone may write them: "TCS" also finds postings of "Tata Consultancy Services Limited".
 * @param search Part of the title or of the company's name.
 */
export async function listCompanyPostings(
  db: Kysely<Database>,
  companies: readonly string[],
  { search, now, limit }: { search?: string; now: Date; limit: number },
): Promise<CompanyPostings> {
  const spellings = await spellingsOf(db, companies)
  if (spellings.length === 0) return { postings: [], total: 0 }
  const rows = await activeJobs(db)
    .where('is_sample', '=', sql.lit(false))
    .where('company', 'in', spellings)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('open_postings')
          .whereRef('open_postings.id', '=', 'public_jobs.id')
          .where((posting) => stillListed(posting, now)),
      ),
    )
    .where((eb) => anyContains(eb, ['title', 'company'], search))
    .where(isFirstOfOpening((eb) => anyContains(eb, ['title', 'company'], search)))
    .select([...SUMMARY, 'application_url'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return { postings: rows, total: rows[0]?.total ?? 0 }
}

/** The names under which these companies have open postings. */
async function spellingsOf(db: Kysely<Database>, companies: readonly string[]): Promise<string[]> {
  const keys = new Set(companies.map(employerKey))
  const names = companies.flatMap(keysOfEmployer)
  const starts = [...new Set(names.map((key) => `${key.split(' ')[0]}%`))]
  if (starts.length === 0) return []
  const rows = await db
    .selectFrom('company_job_counts')
    .select('company')
    .where('jobs', '>', 0)
    .where(sql<boolean>`lower(company) like any(${starts}::text[])`)
    .execute()
  return rows.map(({ company }) => company).filter((company) => keys.has(employerKey(company)))
}
