import { sql, type Kysely, type Selectable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { MncCompaniesTable, MncJobOpeningsTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { anyContains } from '../text-match.ts'
import { liveLink } from './live-link.ts'

export type MncCompany = Selectable<MncCompaniesTable>

export interface MncJobOpening extends Omit<Selectable<MncJobOpeningsTable>, 'is_active'> {
  company: { id: string; name: string; logo_url: string | null; website_url: string | null }
}

export interface MncJobOpeningFilters {
  /** Part of the title or of the company's name: the page has one search box for both. */
  search?: string
  /** Part of the title only. */
  title?: string
  category?: string
  company_id?: string
}

/** All companies, by name. */
export function listMncCompanies(db: Kysely<Database>): Promise<MncCompany[]> {
  return db
    .selectFrom('mnc_companies')
    .selectAll()
    .select(liveLink('mnc_companies.website_url').as('website_url'))
    .orderBy('name')
    .execute()
}

/** Active openings with their company, newest first. */
export function listMncJobOpenings(
  db: Kysely<Database>,
  { search, title, category, company_id }: MncJobOpeningFilters = {},
): Promise<MncJobOpening[]> {
  let query = db
    .selectFrom('mnc_job_openings as opening')
    .innerJoin('mnc_companies as company', 'company.id', 'opening.company_id')
    .select([
      'opening.id',
      'opening.title',
      'opening.category',
      'opening.company_id',
      'opening.requirements',
      'opening.deadline',
      'opening.is_sample',
      'opening.created_at',
    ])
    .select(liveLink('opening.apply_url').as('apply_url'))
    .select((eb) =>
      jsonBuildObject({
        id: eb.ref('company.id'),
        name: eb.ref('company.name'),
        logo_url: eb.ref('company.logo_url'),
        website_url: liveLink('company.website_url'),
      }).as('company'),
    )
    .where('opening.is_active', '=', sql.lit(true))
    .where((eb) => anyContains(eb, ['opening.title', 'company.name'], search))
    .where((eb) => anyContains(eb, ['opening.title'], title))
    .orderBy('opening.created_at', 'desc')
    .orderBy('opening.id')
  if (category !== undefined) query = query.where('opening.category', '=', category)
  if (company_id !== undefined) query = query.where('opening.company_id', '=', company_id)
  return query.execute()
}
