import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database, MncCompaniesTable, MncJobOpeningsTable } from '../schema.ts'
import { anyContains } from './text-match.ts'

export type MncCompany = Selectable<MncCompaniesTable>

export interface MncJobOpening extends Omit<Selectable<MncJobOpeningsTable>, 'is_active'> {
  company: { id: string; name: string; logo_url: string | null; website_url: string | null }
}

export interface MncJobOpeningFilters {
  /** Part of the title. */
  search?: string
  category?: string
  company_id?: string
}

/** All companies, by name. */
export function listMncCompanies(db: Kysely<Database>): Promise<MncCompany[]> {
  return db.selectFrom('mnc_companies').selectAll().orderBy('name').execute()
}

/** Active openings with their company, newest first. */
export async function listMncJobOpenings(
  db: Kysely<Database>,
  { search, category, company_id }: MncJobOpeningFilters = {},
): Promise<MncJobOpening[]> {
  let query = db
    .selectFrom('mnc_job_openings as opening')
    .innerJoin('mnc_companies as company', 'company.id', 'opening.company_id')
    .selectAll('opening')
    .select(['company.name', 'company.logo_url', 'company.website_url'])
    .where('opening.is_active', '=', sql.lit(true))
    .where((eb) => anyContains(eb, ['opening.title'], search))
    .orderBy('opening.created_at', 'desc')
    .orderBy('opening.id')
  if (category !== undefined) query = query.where('opening.category', '=', category)
  if (company_id !== undefined) query = query.where('opening.company_id', '=', company_id)
  const rows = await query.execute()
  return rows.map(({ name, logo_url, website_url, is_active: _, ...opening }) => ({
    ...opening,
    company: { id: opening.company_id, name, logo_url, website_url },
  }))
}
