import { listMncCompanies, listMncJobOpenings } from '#db/queries/content/mnc.ts'
import { listCompanyPostings } from '#db/queries/jobs/company-postings.ts'
import type { RequestScope } from '#app/page/context.ts'
import { queryWithFallback, type Read } from '#app/page/read.server.ts'
import { HIRING_PROGRAMMES, programmesFor, type HiringProgramme } from './hiring-programmes.server.ts'
import type { MncState } from './mnc-url.ts'
import { newestFirst, openingOfPosting, openingOfRow, type Opening } from './openings.ts'

/** How many real postings the page shows. */
const POSTINGS_SHOWN = 30

export interface MncPageData {
  /** The applied filter: its company is one of `companies`, in that spelling, or empty. */
  state: MncState
  /** Names in the selector, sorted. */
  companies: string[]
  programmes: HiringProgramme[]
  openings: Opening[]
  /** How many openings match, with those that are not shown. */
  total: number
}

const BUILT_IN = HIRING_PROGRAMMES.map(({ company }) => company)

/**
 * Reads the page. If the database is down, the built-in programmes are still there, without openings and
 * without the companies that have no programme, and the result is degraded.
 */
export async function readMncPage(scope: RequestScope, requested: MncState): Promise<Read<MncPageData>> {
  const { value: stored, degraded } = await queryWithFallback(
    scope,
    'MNC openings',
    (db) => readStored(db, requested, scope.now),
    {
      state: withKnownCompany(requested, BUILT_IN),
      companies: BUILT_IN,
      openings: [],
      total: 0,
    },
  )
  const programmes = programmesFor(stored.state).map((programme) => withOwnLogo(programme, scope.siteUrl))
  const openings = stored.openings.map((opening) => withOwnCompanyLogo(opening, scope.siteUrl))
  return { value: { ...stored, companies: sortedByName(stored.companies), programmes, openings }, degraded }
}

async function readStored(db: RequestScope['db'], requested: MncState, now: Date) {
  const rows = await listMncCompanies(db)
  const companies = [...new Set([...rows.map(({ name }) => name), ...BUILT_IN])]
  const state = withKnownCompany(requested, companies)
  const chosen = state.company === '' ? rows : rows.filter(({ name }) => name === state.company)
  // A company with a programme but no row has no openings.
  if (chosen.length === 0) return { state, companies, openings: [], total: 0 }
  const [written, { postings, total }] = await Promise.all([
    listMncJobOpenings(db, { search: state.search, company_id: state.company ? chosen[0]?.id : undefined }),
    listCompanyPostings(
      db,
      chosen.filter(({ is_sample }) => !is_sample).map(({ name }) => name),
      { search: state.search, now, limit: POSTINGS_SHOWN },
    ),
  ])
  const openings = newestFirst([
    ...written.map(openingOfRow),
    ...postings.map((posting) => openingOfPosting(posting, chosen, now)),
  ])
  return { state, companies, openings, total: written.length + total }
}

/** The state with its company in our spelling. An unknown company falls back to all companies. */
function withKnownCompany(requested: MncState, companies: string[]): MncState {
  const wanted = requested.company.toLowerCase()
  return { ...requested, company: companies.find((name) => name.toLowerCase() === wanted) ?? '' }
}

function sortedByName(companies: string[]): string[] {
  return companies.toSorted((a, b) => a.localeCompare(b, 'en-IN'))
}

function withOwnLogo(programme: HiringProgramme, siteUrl: string): HiringProgramme {
  return { ...programme, logo: ownImagePath(programme.logo, siteUrl) }
}

function withOwnCompanyLogo(opening: Opening, siteUrl: string): Opening {
  const { company } = opening
  return { ...opening, company: { ...company, logo_url: ownImagePath(company.logo_url, siteUrl) } }
}

/** The path of an image on our own origin, else null: pages load nothing from other origins. */
function ownImagePath(address: string | null, siteUrl: string): string | null {
  if (address === null || /^\/(?!\/)/.test(address)) return address
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : null
}
