import { Hono } from 'hono'
import type { SignInSettings } from '#core/settings.ts'
import type { RenderOptions } from '#server/pages/render-page.ts'
import { accountRoute } from './account-route.ts'
import { createSavePage } from './save-page.ts'
import { ownDataRoute } from './own-data-route.ts'
import { PRIVATE_PAGES, privatePages } from './private-pages.ts'
import { createProvider } from './provider.ts'
import { createSealedCookies } from './sealed-cookies.ts'
import { dataPath } from '#seams/react-router.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { signInRoute } from './sign-in-route.ts'

/** Paths whose responses are read from the database for one visitor. */
export const PRIVATE_READS = [
  '/account/saved',
  '/account/ticks',
  '/account/about',
  '/dashboard/export',
  ...PRIVATE_PAGES.flatMap((path) => [path, dataPath(path)]),
]

export interface SignIn {
  /** All routes that exist only with sign-in. */
  route: Hono
  sessions: Sessions
}

/** Sign-in. Only used if a provider is configured. */
export function createSignIn(settings: SignInSettings, render: RenderOptions): SignIn {
  const { db, siteUrl, logError } = render.scope
  const cookie = createSealedCookies(settings.clientSecret, render.https)
  const provider = createProvider(settings, siteUrl)
  const sessions = createSessions(db, cookie('pravesh-session'))
  const { route: pages, notice } = privatePages({ render, sessions, provider })
  const attemptCookie = cookie('pravesh-sign-in')
  const savePage = createSavePage(db, logError)
  const route = new Hono()
    .route('/', signInRoute({ provider, sessions, attemptCookie, siteUrl, savePage, notice, logError }))
    .route('/', accountRoute({ db, siteUrl, sessions, logError }))
    .route('/', ownDataRoute({ db, siteUrl, sessions, logError }))
    .route('/', pages)
  return { route, sessions }
}
