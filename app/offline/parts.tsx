import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate, useRouteLoaderData } from 'react-router'
import { formatDay, formatDayAndTime, isoTime } from '#core/dates.ts'
import { paths } from '#app/paths.ts'
import { useDeviceData } from '#app/features/jobs/saved/device-store.ts'
import { MAIN_ID } from '#app/shell/skip-link.tsx'
import { savesData } from '#app/ui/prefetch.ts'
import { dateAges } from './dated-ages.ts'
import { followFailedFiles, guardNavigation, withoutHash } from './guard-navigation.ts'
import { InstallLine } from './install-line.tsx'
import { documentCopy } from './kept-copies.ts'
import { isOffline } from './network.ts'
import { OfflineScreen } from './offline-screen.tsx'
import { markCopy, rememberPage, useCopy, type Copy } from './page-memory.ts'
import { noteVisit, startWorker } from './start-worker.ts'
import type { loader } from '#app/root.tsx'

/** All that a page has for a bad network (`app/shell/late-parts.tsx` loads it). */
export { guardNavigation, isOffline, OfflineScreen }

/** A visitor who stays so long has seen the page. */
const STAYS_MS = 500

/** Whether the document has been looked at: it may be a copy that the worker kept. */
let isDocumentKnown = false

/** Follows the network, keeps pages, and says if the page is a copy. */
export function OfflineParts() {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const navigate = useNavigate()
  const signedIn = useRouteLoaderData<typeof loader>('root')?.signedIn === true
  const hasSaved = (useDeviceData()?.jobs.length ?? 0) > 0
  const address = withoutHash(globalThis.location?.origin + pathname + search)
  const copy = useCopy(address)

  useEffect(() => {
    if (isDocumentKnown) return
    isDocumentKnown = true
    markCopy(withoutHash(globalThis.location.href), documentCopy())
  }, [])

  useEffect(() => {
    // A page that ended in an error has no data.
    if (matches.at(-1)?.loaderData !== undefined)
      rememberPage(address, Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])))
  }, [address, matches])

  useEffect(
    () =>
      followFailedFiles((missing, reason) => {
        const { origin, href } = globalThis.location
        void navigate(paths.offline(), {
          mask: missing.slice(origin.length),
          // The browser is there already if it went back.
          replace: withoutHash(href) === missing,
          state: { reason },
        })
      }),
    [navigate],
  )

  useEffect(() => {
    const visited = noteVisit(address)
    // A first view must not cost more than itself. What is passed quickly is not worth a request.
    if (visited.length < 2 && !isLaterDocument() && !hasSaved) return undefined
    const addresses = savesData() ? [] : visited
    const timer = setTimeout(() => void startWorker(addresses, signedIn), STAYS_MS)
    return () => clearTimeout(timer)
  }, [address, hasSaved, signedIn])

  useEffect(() => {
    // Else a browser that needs room may delete them.
    if (hasSaved) void navigator.storage?.persist?.().catch(() => false)
  }, [hasSaved])

  return (
    <>
      {copy && <CopyStrip copy={copy} />}
      <InstallLine isShown={pathname === paths.saved() || pathname === paths.alerts()} />
    </>
  )
}

/** Whether the session has had a document before this one; the script of the loader says so (`app/root.tsx`). */
const isLaterDocument = () => document.documentElement.dataset['loaded'] !== undefined

/** Says that the page is a copy, and of when. */
function CopyStrip({ copy: { at, slow } }: { copy: Copy }) {
  useEffect(() => {
    const page = document.getElementById(MAIN_ID)
    return page ? dateAges(page, at) : undefined
  }, [at])
  const time = <time dateTime={isoTime(at)}>{copyTime(at)}</time>
  return (
    <output className="block border-b border-edge bg-action-wash py-2 text-sm">
      <span className="page-width block">
        {slow ? 'Your connection is slow: this copy is from ' : 'You’re offline: this copy is from '}
        {time}. Jobs may have closed.
      </span>
    </output>
  )
}

/** The time of day; of another day, the day too. */
function copyTime(at: Date): string {
  const dayAndTime = formatDayAndTime(at)
  return formatDay(at) === formatDay(new Date()) ? dayAndTime.replace(/^.*, /, '') : dayAndTime
}
