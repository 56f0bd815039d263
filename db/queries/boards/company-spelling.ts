import { sql, type Kysely } from 'kysely'
import { displayedCompany } from '#core/company-names.ts'
import { companySlug } from '#core/slug.ts'
import type { Database } from '#db/schema.ts'
import type { Crawl } from './crawl-plan.ts'

/**
 * Boards may write the name of one company with other capitals or signs. The crawl with one name for each company, which cards,
 * filters and its page then show: the one that most open postings of other boards have, else the one that most of its own have.
 */
export async function withOneSpelling(transaction: Kysely<Database>, crawl: Crawl): Promise<Crawl> {
  const { reading, source } = crawl
  if (!reading) return crawl
  const own = reading.postings.map(({ company }) => company)
  const slugs = new Set(own.map(companySlug).filter((slug) => slug !== ''))
  const stored = await transaction
    .selectFrom('company_job_counts')
    .select('company')
    .where('employer', '=', sql<string>`any(${[...slugs]}::text[])`)
    .where('jobs', '>', 0)
    .execute()
  const spellings = new Set([...own, ...stored.map(({ company }) => company)])
  // Nearly every crawl ends here: no postings need to be counted.
  if (spellings.size === slugs.size) return crawl
  const names = oneOfEach([...(await readNames(transaction, source, [...slugs])), ...byFrequency(own)])
  const postings = reading.postings.map((posting) => ({
    ...posting,
    company: names.get(companySlug(posting.company)) ?? posting.company,
  }))
  return { ...crawl, reading: { ...reading, postings } }
}

/** The first name of each company. */
function oneOfEach(names: string[]): Map<string, string> {
  return new Map(names.toReversed().map((name) => [companySlug(name), name]))
}

function byFrequency(names: string[]): string[] {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
  return counts
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .map(({ name }) => name)
}

/** The names of companies in open postings of other boards, the most frequent first. */
async function readNames(transaction: Kysely<Database>, source: string, slugs: string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('jobs')
    .innerJoin('company_job_counts', 'company_job_counts.company', 'jobs.company')
    .select('jobs.company')
    .where('employer', '=', sql<string>`any(${slugs}::text[])`)
    .where('jobs.is_active', '=', sql.lit(true))
    .where('jobs.is_sample', '=', sql.lit(false))
    .where('jobs.source', '!=', source)
    .groupBy('jobs.company')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('jobs.company')
    .execute()
  // Those that were stored before a rule of names are named by it.
  return rows.map(({ company }) => displayedCompany(company))
}
