import { sql, type Kysely, type NotNull } from 'kysely'
import type { Logo } from '#core/logo-image.ts'
import type { Database } from '#db/schema.ts'

/** What the operator gave of a company. */
export interface CompanyFactsRow {
  site: string | null
  /** A slug. */
  city: string | null
  /** On our own site. */
  logo_path: string | null
}

/** The facts of a company; all null if nothing was given. */
export async function getCompanyFacts(db: Kysely<Database>, slug: string): Promise<CompanyFactsRow> {
  const row = await db
    .selectFrom('companies')
    .select(['site', 'city', 'logo_path'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ?? { site: null, city: null, logo_path: null }
}

/** The picture at an address; null if no company has it. */
export async function getLogo(db: Kysely<Database>, path: string): Promise<Logo | null> {
  const row = await db
    .selectFrom('companies')
    .select(['logo', 'logo_type'])
    .where('logo_path', '=', path)
    .limit(1)
    .executeTakeFirst()
  return row?.logo && row.logo_type ? { bytes: row.logo, type: row.logo_type } : null
}

/** The logos of companies, of those with most open postings. */
export function listLogos(
  db: Kysely<Database>,
  limit: number,
): Promise<{ slug: string; logo_path: string }[]> {
  return db
    .selectFrom('companies')
    .leftJoin('company_job_counts as counts', 'counts.employer', 'companies.slug')
    .where('logo_path', 'is not', null)
    .groupBy('companies.slug')
    .select(['companies.slug', 'logo_path'])
    .$narrowType<{ logo_path: NotNull }>()
    .orderBy(sql`coalesce(sum(counts.jobs), 0)`, 'desc')
    .orderBy('companies.slug')
    .limit(limit)
    .execute()
}

/** A fact of the company of a row of `public_jobs`: two lookups by key for each row that is read. */
export function factOfCompany(fact: 'logo_path' | 'site') {
  return sql<string | null>`(select companies.${sql.ref(fact)} from company_job_counts as counts
    join companies on companies.slug = counts.employer where counts.company = public_jobs.company)`
}
