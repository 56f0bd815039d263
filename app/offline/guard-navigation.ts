import { data } from 'react-router'
import { OFFLINE } from '#app/worker/cache-names.ts'
import { isConnectionError, siteAnswers } from './network.ts'
import { markCopy, recallPage } from './page-memory.ts'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

type Results = Record<string, DataStrategyResult>

/** The address that the router loads; it reloads the document if the page's script does not come. */
let pending: string | null = null
/** A reload of our own, which goes on. */
let isOurs = false

/**
 * Runs around the loading of each page's data. If the connection fails, a page of this visit is shown from memory, and any
 * other one ends in the offline screen, not in an error of ours.
 */
export const guardNavigation: MiddlewareFunction<Results> = async ({ request }, next) => {
  const address = withoutHash(request.url)
  pending = address
  const results = await next()
  if (pending === address) pending = null
  const failed = Object.values(results).find(({ type }) => type === 'error')
  if (!failed || request.signal.aborted || !(await isConnectionError(failed.result))) {
    markCopy(address, null)
    return results
  }
  const page = recallPage(address)
  if (!page || Object.keys(results).some((id) => !(id in page.data))) throw data(null, OFFLINE)
  markCopy(address, { at: page.at, slow: false })
  return Object.fromEntries(
    Object.keys(results).map((id) => [id, { type: 'data' as const, result: page.data[id] }]),
  )
}

export const withoutHash = (address: string) => address.replace(/#.*$/, '')

/** Reloads the document. */
export function reload(): void {
  isOurs = true
  location.reload()
}

/** An address is reloaded once in this time. */
const RELOAD_MS = 60_000
const RELOADED = 'pravesh-reloaded'

/** Whether this address may be loaded anew by itself. Otherwise a page that cannot be shown would load for ever. */
export function mayReload(address: string): boolean {
  try {
    const [last, at] = (sessionStorage.getItem(RELOADED) ?? '').split(' ')
    if (last === address && Date.now() - Number(at) < RELOAD_MS) return false
    sessionStorage.setItem(RELOADED, `${address} ${Date.now()}`)
    return true
  } catch {
    return false
  }
}

/**
 * Follows navigations whose script does not come. The router reloads the document then, which without network ends in the
 * browser's error page, without the visitor's page and history. A browser without the Navigation API does that.
 *
 * @param show Shows that the page at this address did not come: because of the connection, or although there is one.
 * @returns A function that stops it.
 */
export function followFailedFiles(show: (address: string, reason: 'offline' | 'broken') => void): () => void {
  const stay = async (address: string) => {
    if (!navigator.onLine || !(await siteAnswers())) show(address, 'offline')
    // A newer version of the site has other files: the document names them.
    else if (mayReload(address)) location.assign(address)
    else show(address, 'broken')
  }
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || isOurs || pending === null || !event.cancelable) return
    event.preventDefault()
    void stay(pending)
    pending = null
  }
  const { navigation } = globalThis as { navigation?: Navigation }
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}
