import { sql, type Kysely, type Selectable } from 'kysely'
import type { CompanyChange } from '#core/company-facts.ts'
import type { CompaniesTable } from '#db/company-schema.ts'
import type { Database } from '#db/schema.ts'
import { runAct, type Actor } from './acts.ts'

/** A company of which something was given. */
export interface StoredCompany {
  slug: string
  site: string | null
  city: string | null
  logo_path: string | null
  /** How many open postings it has here. */
  jobs: number
}

/** All companies of which something was given, by slug. Needs the owner role. */
export function listStoredCompanies(owner: Kysely<Database>): Promise<StoredCompany[]> {
  return owner
    .selectFrom('companies')
    .select(['slug', 'site', 'city', 'logo_path'])
    .select(
      sql<number>`(select coalesce(sum(jobs), 0)::int from company_job_counts as counts
        where counts.employer = companies.slug)`.as('jobs'),
    )
    .orderBy('slug')
    .execute()
}

const NOTHING: Omit<Selectable<CompaniesTable>, 'slug'> = {
  site: null,
  city: null,
  logo: null,
  logo_type: null,
  logo_path: null,
}

/** Changes what is known of a company. Without any fact left, its row goes. @returns Whether anything changed. */
export function changeCompany(
  owner: Kysely<Database>,
  actor: Actor,
  slug: string,
  change: CompanyChange,
): Promise<boolean> {
  return runAct(owner, actor, async (transaction) => {
    await sql`lock table companies in share row exclusive mode`.execute(transaction)
    const stored = await transaction
      .selectFrom('companies')
      .select(['site', 'city', 'logo', 'logo_type', 'logo_path'])
      .where('slug', '=', slug)
      .executeTakeFirst()
    const before = stored ?? NOTHING
    const { site = before.site, city = before.city } = change
    const { logo, logo_type } =
      change.logo === undefined
        ? before
        : { logo: change.logo && Buffer.from(change.logo.bytes), logo_type: change.logo?.type ?? null }
    const row = { site, city, logo, logo_type }
    const after = await write(transaction, slug, row)
    const changed = (['site', 'city', 'logo_path'] as const).filter((name) => before[name] !== after[name])
    if (changed.length === 0) return null
    const valuesOf = (values: Pick<typeof NOTHING, 'site' | 'city' | 'logo_path'>) =>
      Object.fromEntries(changed.map((name) => [name, values[name]]))
    return { act: 'change company', subject: slug, before: valuesOf(before), after: valuesOf(after) }
  })
}

type Facts = Pick<Selectable<CompaniesTable>, 'site' | 'city' | 'logo' | 'logo_type'>

async function write(transaction: Kysely<Database>, slug: string, row: Facts) {
  if (row.site === null && row.city === null && row.logo === null) {
    await transaction.deleteFrom('companies').where('slug', '=', slug).execute()
    return NOTHING
  }
  return transaction
    .insertInto('companies')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning(['site', 'city', 'logo_path'])
    .executeTakeFirstOrThrow()
}
