import type { Kysely } from 'kysely'
import { isFiltered, jobsHref, parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { paths } from '#app/paths.ts'
import {
  isJobSaved,
  isSearchSaved,
  saveJob,
  saveSearch,
  unsaveJob,
  unsaveSearch,
} from '#db/queries/accounts/account-items.ts'
import { asAccount } from '#db/queries/accounts/accounts.ts'
import type { Database } from '#db/schema.ts'
import type { LogError } from '../log.ts'

/** What of the jobs page can be kept: the posting that is open, or the search. */
export type Keepable = { job: string } | { query: string }

/** What an address of the jobs page stands for; null when it is another page's, or a list of everything. */
export function keepableAt(address: string): Keepable | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname !== paths.jobs()) return null
  const state = parseJobsUrl(searchParams)
  if (state.job) return { job: state.job }
  if (!isFiltered(state)) return null
  const href = jobsHref({ ...state, show: undefined })
  return { query: href.slice(href.indexOf('?') + 1) }
}

/** Keeps it, or keeps it no longer. @returns What the page is to say. */
export function keep(
  db: Kysely<Database>,
  accountId: string,
  what: Keepable,
  remove: boolean,
): Promise<'saved' | 'removed' | 'full' | 'missing'> {
  return asAccount(db, accountId, async (own) => {
    if (remove) {
      await ('job' in what ? unsaveJob(own, what.job) : unsaveSearch(own, what.query))
      return 'removed'
    }
    const outcome = await ('job' in what ? saveJob(own, what.job) : saveSearch(own, what.query))
    return outcome === 'done' ? 'saved' : outcome
  })
}

export function isKept(db: Kysely<Database>, accountId: string, what: Keepable): Promise<boolean> {
  return asAccount(db, accountId, (own) =>
    'job' in what ? isJobSaved(own, what.job) : isSearchSaved(own, what.query),
  )
}

/** The address with what came of keeping it, and the place on the page that says so. */
export function withOutcome(address: string, outcome: string): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('saved', outcome)
  return `${url.pathname}${url.search}#save`
}

/** Keeps the page that a visitor pressed Save on before signing in. @returns Its address with what came of it. */
export type KeepPage = (accountId: string, address: string) => Promise<string>

export function createKeepPage(db: Kysely<Database>, logError: LogError): KeepPage {
  return async (accountId, address) => {
    const what = keepableAt(address)
    if (!what) return address
    try {
      return withOutcome(address, await keep(db, accountId, what, false))
    } catch (error) {
      logError(error, 'A page could not be saved')
      return withOutcome(address, 'failed')
    }
  }
}
