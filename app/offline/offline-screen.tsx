import { useEffect, useState } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { formatDay, isoTime } from '#core/dates.ts'
import { paths } from '#app/paths.ts'
import { useDeviceData } from '#app/features/jobs/saved/device-store.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { DeleteKept } from './delete-kept.tsx'
import { mayReload, reload } from './guard-navigation.ts'
import { hasWorker, isKept, keptPages, type KeptPage } from './kept-copies.ts'
import { siteAnswers } from './network.ts'
import type { loader } from '#app/root.tsx'

/** When it tries again by itself, after it was shown. Then only a press and the browser's `online` event do. */
const RETRY_AFTER_MS = [2_000, 5_000, 15_000]

/**
 * In place of a page that did not come: at its own address, or at /offline, where the worker sends what it does not
 * keep. The page is loaded as soon as the site answers.
 */
export function OfflineScreen() {
  const location = useLocation()
  const isBroken = (location.state as { reason?: string } | null)?.reason === 'broken'
  const isOwnPage = location.pathname === paths.offline() && location.mask === undefined
  const [message, setMessage] = useState('')

  useEffect(() => {
    const from = isOwnPage ? pageBefore(location.search) : null
    const load = () => (from === null ? reload() : globalThis.location.replace(from))
    const tryAgain = async () => {
      if (!(await siteAnswers())) return
      if (isOwnPage && from === null) setMessage('The site answers again.')
      else load()
    }
    const onOnline = () => void tryAgain()
    const showKept = async () => {
      const address = globalThis.location.href
      if (!isOwnPage && (await isKept(address)) && mayReload(address)) reload()
    }
    if (isBroken) return undefined
    void showKept()
    const timers = RETRY_AFTER_MS.map((delay) => setTimeout(onOnline, delay))
    window.addEventListener('online', onOnline)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [isBroken, isOwnPage, location])

  const retry = async () => {
    setMessage('Trying …')
    if (!(await siteAnswers())) setMessage('Still no connection.')
    else if (isOwnPage) globalThis.location.replace(pageBefore(location.search) ?? paths.home())
    else reload()
  }
  return (
    <div className="page-width flex flex-col items-start pt-10 pb-24 sm:pt-16">
      <h1 className="display text-page">{isBroken ? 'This page didn’t load' : 'You’re offline'}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        {isBroken
          ? 'A part of this page is missing. Please load it again.'
          : 'What you asked for is not on this device. It opens by itself when the connection is back.'}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="lg" onClick={() => void retry()} className="noscript:hidden">
          {isBroken ? 'Reload' : 'Retry'}
        </Button>
        <output className="font-semibold">{message}</output>
      </div>
      {!isBroken && <OnDevice />}
    </div>
  )
}

/** The address that the worker had to send here; null if there is none, or if it is not ours. */
function pageBefore(search: string): string | null {
  const from = new URLSearchParams(search).get('from')
  const { origin } = globalThis.location
  const url = from === null ? null : URL.parse(from, origin)
  if (!url || url.origin !== origin || url.pathname === paths.offline()) return null
  return url.pathname + url.search + url.hash
}

/** What a visitor can read without network. */
function OnDevice() {
  const jobs = useDeviceData()?.jobs ?? []
  const hasSignIn = useRouteLoaderData<typeof loader>('root')?.signedIn !== undefined
  const [kept, setKept] = useState<KeptPage[]>([])
  useEffect(() => {
    const show = async () => setKept(await keptPages())
    void show()
  }, [])
  return (
    <>
      {hasSignIn && <p className="mt-6 text-ink-soft">Jobs saved in an account need a connection.</p>}
      {jobs.length > 0 && (
        <section aria-labelledby="saved-here" className="mt-10 w-full max-w-prose">
          <h2 id="saved-here" className="display text-title">
            Jobs saved in this browser
          </h2>
          <ul className="mt-2 border-b">
            {jobs.map((job) => (
              <li key={job.id} className="border-t py-3">
                <PageLink to={paths.posting(job)}>{job.title}</PageLink>
                <p>
                  {job.company}
                  {job.location && ` · ${job.location}`}
                </p>
                <p className="caption">
                  Saved on <SavedDay at={new Date(job.saved_at)} />
                </p>
                {job.note && <p className="text-sm">{job.note}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {kept.length > 0 && (
        <section aria-labelledby="kept-here" className="mt-10 w-full max-w-prose">
          <h2 id="kept-here" className="display text-title">
            Pages on this device
          </h2>
          <ul className="my-2">
            {kept.map(({ path, title }) => (
              <li key={path} className="flex min-h-11 items-center">
                <PageLink to={path}>{title.replace(/ \| Pravesh$/, '')}</PageLink>
              </li>
            ))}
          </ul>
          <DeleteKept onDeleted={() => setKept([])} />
        </section>
      )}
      {jobs.length === 0 && kept.length === 0 && (
        <Link to={paths.home()} className={buttonVariants({ variant: 'outline', className: 'mt-6' })}>
          Back to Home
        </Link>
      )}
    </>
  )
}

function SavedDay({ at }: { at: Date }) {
  return <time dateTime={isoTime(at)}>{formatDay(at)}</time>
}

/** The worker answers for documents. */
function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} reloadDocument={hasWorker()} className="text-link font-bold">
      {children}
    </Link>
  )
}
