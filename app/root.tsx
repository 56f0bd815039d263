import { useContext, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useMatches,
  useOutlet,
  useRouteLoaderData,
} from 'react-router'
import { requestScope } from './page/context.ts'
import { isoDay } from '#core/dates.ts'
import { FigureSourceContext } from '#app/figures/figure-source.ts'
import { readFigureSource } from '#app/figures/figure-source.server.ts'
import { NonceContext } from './page/nonce.ts'
import { FirstPageData } from '#app/shell/first-page-data.tsx'
import { PAGE_STYLE } from './page/page-style.ts'
import { pageTitle } from './page/page-meta.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { guardLate, offlineScreen } from '#app/shell/late-parts.tsx'
import { LoaderScreen } from '#app/shell/loader-screen.tsx'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { SkipLink } from '#app/shell/skip-link.tsx'
import type { Route } from './+types/root'
import type { FigureSource } from '#app/figures/figure-lists.ts'
import type { ReactNode } from 'react'

/** Runs in the page before its first paint: a session shows the loader once. Storage may be forbidden. */
const SHOW_LOADER_ONCE = `try {
if (sessionStorage.getItem('loaded')) document.documentElement.dataset.loaded = ''
sessionStorage.setItem('loaded', '1')
} catch {}`

/** The server may run in another time zone. */
function yearInIndia(now: Date): string {
  return isoDay(now).slice(0, 4)
}

interface RootData {
  siteUrl: string
  year: string
  /** Whether the visitor is signed in; missing if sign-in is not configured. */
  signedIn?: boolean
  figures: FigureSource
  /** Username of the bot for job alerts; missing if there is none. */
  telegramBot?: string
}

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const { siteUrl, now, signIn, telegramBot } = scope
  const figures = await readFigureSource(scope)
  const shared: RootData = { siteUrl, year: yearInIndia(now), figures, ...(telegramBot && { telegramBot }) }
  return signIn ? { ...shared, signedIn: signIn.signedIn } : shared
}

/** The data cannot change between navigations: signing in or out loads a new document. */
export function shouldRevalidate() {
  return false
}

export const clientMiddleware = [guardLate]

export function meta({ error }: Route.MetaArgs) {
  const title = isNotFound(error) ? 'Page Not Found' : 'Something went wrong'
  return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }]
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useContext(NonceContext)
  useEffect(() => {
    // `app/ui/is-hydrated.ts` and the journeys ask for this. Links and forms work before it, scripted controls only from now on.
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11121b" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: SHOW_LOADER_ONCE }}
        />
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <FigureSourceContext value={data?.figures ?? { kind: 'spec' }}>{children}</FigureSourceContext>
        <LoaderScreen />
        <FirstPageData />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell>
      <Page />
    </Shell>
  )
}

/**
 * The route's page. The router renders it again for each of its own states, such as the beginning of a navigation; but
 * only with other matches, which have the data, it has anything new to show.
 */
function Page() {
  const outlet = useOutlet()
  const matches = useMatches()
  const [shown, setShown] = useState({ matches, outlet })
  if (shown.matches === matches) return shown.outlet
  setShown({ matches, outlet })
  return outlet
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Shell>{isNotFound(error) ? <NotFoundScreen /> : (offlineScreen(error) ?? <ErrorScreen />)}</Shell>
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
