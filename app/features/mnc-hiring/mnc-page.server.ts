import { listMncCompanies, listMncJobOpenings, type MncJobOpening } from '#db/queries/content/mnc.ts'
import type { RequestScope } from '#app/context.ts'
import { queryWithFallback, type Read } from '#app/read.server.ts'
import { HIRING_PROGRAMMES, programmesFor, type HiringProgramme } from './hiring-programmes.server.ts'
import type { MncState } from './mnc-url.ts'

export interface MncPageData {
  /** The applied filter: its company is one of `companies`, in that spelling, or empty. */
  state: MncState
  /** Names in the selector, sorted. */
  companies: string[]
  programmes: HiringProgramme[]
  openings: MncJobOpening[]
}

const BUILT_IN = HIRING_PROGRAMMES.map(({ company }) => company)

/**
 * Reads the page. If the database is down, the built-in programmes are still there, without openings and without the
 * companies that have no programme, and the result is degraded.
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
  // A company with a programme but no row has no openings.
  const none = state.company !== '' && company_id === undefined
  const openings = none ? [] : await listMncJobOpenings(db, { search: state.search, company_id })
  return { state, companies, openings }
}

/** The state with its company in our spelling. An unknown company falls back to all companies. */
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

/** The path of an image on our own origin, else null: pages load nothing from other origins. */
function ownPicture(address: string | null, siteUrl: string): string | null {
  return address?.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : null
}
