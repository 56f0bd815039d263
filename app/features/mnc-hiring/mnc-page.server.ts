import { listMncCompanies, listMncJobOpenings, type MncJobOpening } from '#db/queries/content/mnc.ts'
import type { RequestScope } from '#app/context.ts'
import { queryWithFallback, type Read } from '#app/read.server.ts'
import { HIRING_PROGRAMMES, programmesFor, type HiringProgramme } from './hiring-programmes.server.ts'
import type { MncState } from './mnc-url.ts'

export interface MncPageData {
  /** What the lists show: the company is one of `companies`, spelt as there, or empty. */
  state: MncState
  /** The names in the selector, by the alphabet. */
  companies: string[]
  programmes: HiringProgramme[]
  openings: MncJobOpening[]
}

const BUILT_IN = HIRING_PROGRAMMES.map(({ company }) => company)

/**
 * All that the page shows. The built-in programmes are there whatever happens; while the database is away, the
 * openings and the companies without a programme are not, and the answer is degraded.
 */
export async function readMncPage(scope: RequestScope, asked: MncState): Promise<Read<MncPageData>> {
  const { value: stored, degraded } = await queryWithFallback(
    scope,
    'MNC openings',
    (db) => readStored(db, asked),
    {
      state: knownState(asked, BUILT_IN),
      companies: BUILT_IN,
      openings: [],
    },
  )
  const programmes = programmesFor(stored.state).map((programme) => withOwnLogo(programme, scope.siteUrl))
  const openings = stored.openings.map((opening) => withOwnPicture(opening, scope.siteUrl))
  return { value: { ...stored, companies: byName(stored.companies), programmes, openings }, degraded }
}

async function readStored(db: RequestScope['db'], asked: MncState) {
  const rows = await listMncCompanies(db)
  const companies = [...new Set([...rows.map(({ name }) => name), ...BUILT_IN])]
  const state = knownState(asked, companies)
  const company_id = rows.find(({ name }) => name === state.company)?.id
  // A company that has a programme but no row has no openings.
  const none = state.company !== '' && company_id === undefined
  const openings = none ? [] : await listMncJobOpenings(db, { search: state.search, company_id })
  return { state, companies, openings }
}

/** The state with its company as we spell it; one that we do not have falls back to all companies. */
function knownState(asked: MncState, companies: string[]): MncState {
  const wanted = asked.company.toLowerCase()
  return { ...asked, company: companies.find((name) => name.toLowerCase() === wanted) ?? '' }
}

function byName(companies: string[]): string[] {
  return companies.toSorted((a, b) => a.localeCompare(b, 'en-IN'))
}

function withOwnLogo(programme: HiringProgramme, siteUrl: string): HiringProgramme {
  return { ...programme, logo: ownPicture(programme.logo, siteUrl) }
}

function withOwnPicture(opening: MncJobOpening, siteUrl: string): MncJobOpening {
  const { company } = opening
  return { ...opening, company: { ...company, logo_url: ownPicture(company.logo_url, siteUrl) } }
}

/** The path of a picture that this site serves; of any other, null: pages load nothing from elsewhere. */
function ownPicture(address: string | null, siteUrl: string): string | null {
  return address?.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : null
}
