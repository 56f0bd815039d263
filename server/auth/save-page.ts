import type { Kysely } from 'kysely'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { isFiltered, parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
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

/** What can be saved from the jobs page: the open posting, or the search. */
export type Savable = { job: string } | { query: string }

/** What can be saved from this address; null for another page, or for the jobs page without a filter. */
export function savableAt(address: string): Savable | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname !== paths.jobs()) return null
  const state = parseJobsUrl(searchParams)
  if (state.job) return { job: state.job }
  if (!isFiltered(state)) return null
  const href = jobsHref({ ...state, show: undefined })
  return { query: href.slice(href.indexOf('?') + 1) }
}

/** Saves or removes it. @returns The outcome that the page shows. */
export function applySave(
  db: Kysely<Database>,
  accountId: string,
  item: Savable,
  remove: boolean,
): Promise<'saved' | 'removed' | 'full' | 'missing'> {
  return asAccount(db, accountId, async (accountDb) => {
    if (remove) {
      await ('job' in item ? unsaveJob(accountDb, item.job) : unsaveSearch(accountDb, item.query))
      return 'removed'
    }
    const outcome = await ('job' in item ? saveJob(accountDb, item.job) : saveSearch(accountDb, item.query))
    return outcome === 'done' ? 'saved' : outcome
  })
}

export function isSaved(db: Kysely<Database>, accountId: string, item: Savable): Promise<boolean> {
  return asAccount(db, accountId, (accountDb) =>
    'job' in item ? isJobSaved(accountDb, item.job) : isSearchSaved(accountDb, item.query),
  )
}

/** Adds the outcome of saving to the address, and the fragment of the element that shows it. */
export function withOutcome(address: string, outcome: string): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('saved', outcome)
  return `${url.pathname}${url.search}#save`
}

/** Saves the page where a visitor pressed Save before signing in. @returns Its address with the outcome. */
export type SavePage = (accountId: string, address: string) => Promise<string>

export function createSavePage(db: Kysely<Database>, logError: LogError): SavePage {
  return async (accountId, address) => {
    const item = savableAt(address)
    if (!item) return address
    try {
      return withOutcome(address, await applySave(db, accountId, item, false))
    } catch (error) {
      logError(error, 'A page could not be saved')
      return withOutcome(address, 'failed')
    }
  }
}
