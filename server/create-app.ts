import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { sharedPage } from '#app/page/cache-headers.ts'
import { resumeText } from '#app/features/learn/resume-help/fresher-resume.ts'
import { paths } from '#app/paths.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import type { DatabaseHealth } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { UNKNOWN_OPERATOR, type Operator } from '#core/operator.ts'
import type { Retention } from '#core/retention.ts'
import type { MailSettings, SignInSettings, TelegramSettings } from '#core/settings.ts'
import type { SiteFiguresKind } from '#core/settings-schema.ts'
import { mailMessage } from '#mail/contact-mail.ts'
import { adminRoute, type AdminOptions } from './admin/admin-route.ts'
import { apiRoute } from './api/api-route.ts'
import { apiPosts } from './api/click-tracking.ts'
import { ACCOUNT_POSTS } from './auth/account-route.ts'
import { createSignIn, PRIVATE_READS } from './auth/sign-in.ts'
import { createBackgroundWork, type BackgroundWork } from './background-work.ts'
import { clientAddresses } from './http/client-address.ts'
import { createClientLimit } from './http/client-limit.ts'
import { CONTACT_POSTS, contactRoute } from './contact/contact-route.ts'
import { securityTxtRoute } from './contact/security-txt.ts'
import { clickPosts, clickRoute } from './job-actions/click-route.ts'
import { createClickCounter } from './job-actions/clicks.ts'
import type { ConfirmationMailer } from './newsletter/confirmation-mailer.ts'
import { calendarsRoute } from './calendars/calendars.ts'
import { feedsRoute } from './feeds/feeds.ts'
import { healthRoute } from './http/health.ts'
import { createAdmission, limitConcurrency } from './http/admission.ts'
import { errorLogger, type Log } from './log.ts'
import { logosRoute } from './logos/logos-route.ts'
import { ALERT_POSTS, alertsRoute } from './newsletter/alerts-route.ts'
import { NEWSLETTER_POSTS, newsletterRoute } from './newsletter/newsletter-route.ts'
import { workerRoute } from './offline/worker-route.ts'
import { createPageCache } from './pages/page-cache.ts'
import { OWN_ALERTS_READS, openTelegramPage, ownAlertsPage } from './newsletter/own-alerts-page.ts'
import { ownPage } from './pages/own-page.ts'
import { pages } from './pages/pages.ts'
import type { PageHandler } from './pages/render-page.ts'
import { previewsRoute } from './previews/previews.ts'
import { RATING_POSTS, ratingRoute } from './ratings/rating-route.ts'
import { REPORT_POSTS, reportRoute } from './job-actions/report-route.ts'
import type { SiteMeter, SiteReadings } from './metrics/site-meter.ts'
import { listsRoute } from './lists/lists-route.ts'
import { qrRoute } from './lists/qr-route.ts'
import { marketRoute } from './market/market-route.ts'
import { postGuard, rulesOfRoutes, type PostRule } from './http/post-guard.ts'
import { oneSpelling, requestGuard } from './http/request-guard.ts'
import { requestLog } from './http/request-log.ts'
import { securityDefaults, securityHeaders } from './http/security-headers.ts'
import { robotsRoute, sitemapRoute } from './sitemap/sitemap.ts'
import { TELEGRAM_POSTS, telegramRoute } from './telegram/telegram-route.ts'
import { staticFiles, type ReadNewFile, type StaticFiles } from './http/static-files.ts'

export interface AppOptions {
  /** The web role's handle. */
  db: Kysely<Database>
  /** For what all visitors see, and may be seconds old. Default: `db`. */
  reads?: Kysely<Database>
  finder: JobFinder
  health: DatabaseHealth
  /** Origin of the public site. The request's own host is never used. */
  siteUrl: string
  /** Default: `spec`. */
  siteFigures?: SiteFiguresKind
  /** Our own proxies, besides those on this machine: `TRUSTED_PROXIES`. */
  trustedProxies?: readonly string[]
  version: string
  log: Log
  handle: PageHandler
  /** Ids of all pages of the router. Without it, a request for data may name any. */
  routeIds?: ReadonlySet<string>
  /** Paths of the pages that search engines may list, except those with an id. */
  pagePaths: () => Promise<string[]>
  confirmations: Pick<ConfirmationMailer, 'canMail' | 'wake'>
  /** Default: nothing is known of who runs the site. */
  operator?: Operator
  /** After how many days old rows are deleted, for the privacy policy. Default: `DEFAULT_RETENTION`. */
  retention?: Retention
  /** For messages to the operator. Without it, they are stored. */
  mail?: MailSettings | null
  /** The bot that sends job alerts. Without it, the site does not mention Telegram. */
  telegram?: TelegramSettings | null
  /** Whether the process is about to stop; health then says so. */
  isStopping?: () => boolean
  /** Empty in development, where Vite serves the files. */
  files: StaticFiles
  /** Reads what a newer build has added. */
  readNewFile?: ReadNewFile
  development?: boolean
  /** Whether browsers may keep pages for when they are offline. Default: yes. */
  serviceWorker?: boolean
  /** Measures requests, if the site serves metrics. */
  meter?: SiteMeter
  /** Without it, the site has no sign-in and does not mention it. */
  signIn?: SignInSettings | null
  /** The owner's handle, which no other route gets, and who may use `/admin`. Without it, there is none. */
  admin?: Pick<AdminOptions, 'owner' | 'emails' | 'readSource'> | null
}

/** Logged once. */
const FORWARDED_BY_OTHERS =
  'X-Forwarded-For of a private peer is ignored. If this peer is your proxy, name it in TRUSTED_PROXIES.'

export interface App {
  fetch: Hono['fetch']
  /** Work that continues after its response was sent. */
  background: BackgroundWork
  /** Patterns of the routes that are not pages, `/feeds/:name`; for metrics, as `load` is. */
  routes: readonly string[]
  /** Paths that accept POST, except those below `/admin`. */
  posts: readonly string[]
  load: Pick<SiteReadings, 'pageCache' | 'renders'>
}

/** The whole site as one function from request to response. */
export function createApp(options: AppOptions): App {
  const { db, finder, health, siteUrl, version, log, handle, pagePaths, confirmations, files, meter } =
    options
  const {
    development = false,
    siteFigures,
    reads = db,
    mail = null,
    telegram = null,
    operator = UNKNOWN_OPERATOR,
    retention,
    serviceWorker = true,
  } = options
  const https = siteUrl.startsWith('https:')
  const logError = errorLogger(log)
  const background = createBackgroundWork(logError)
  const countClick = createClickCounter(db, background, (count) =>
    log.warn({ count }, 'Clicks were dropped: too many wait for the database'),
  )
  const mayClick = createClientLimit()
  const admission = createAdmission()
  const cache = createPageCache({ admission, isDatabaseAway: health.isAway, report: meter?.page })
  const render = {
    handle,
    scope: { db, finder, siteUrl, siteFigures, operator, retention, telegramBot: telegram?.name, logError },
    https,
    development,
  }
  const shared = { ...render, scope: { ...render.scope, db: reads } }
  const signIn = options.signIn ? createSignIn(options.signIn, render) : null

  const defaults = securityDefaults({ https, development })

  const app = new Hono()
  app.use(requestLog(log, meter))
  app.use(clientAddresses(options.trustedProxies ?? [], (peer) => log.warn({ peer }, FORWARDED_BY_OTHERS)))
  app.use(securityHeaders(defaults))
  app.use(oneSpelling((path) => path.startsWith('/assets/') || files.has(path)))
  // Filled from the routes, when there are all of them.
  let rules: ReadonlyMap<string, PostRule> = new Map()
  const ruleOf = (path: string) => rules.get(path) ?? null
  app.use(postGuard(siteUrl, ruleOf))
  app.route('/', apiRoute({ db: reads, finder, siteUrl, logError, cache, countClick }))
  if (options.admin)
    app.route('/', adminRoute({ ...options.admin, siteUrl, logError, sessions: signIn?.sessions }))
  app.use(requestGuard(ruleOf))
  app.route('/', healthRoute({ database: health, version, isStopping: options.isStopping }))
  app.route('/', clickRoute({ countClick }))
  app.route('/', reportRoute({ db, logError }))
  app.route('/', ratingRoute({ db, siteUrl, logError, keepDays: retention?.ratings }))
  app.route('/', newsletterRoute({ db, confirmations, logError }))
  app.route(
    '/',
    contactRoute({
      db,
      logError,
      mail: mail && operator.email ? mailMessage.bind(null, mail, operator.email, siteUrl) : null,
      pageWith: (c, contactDraft) =>
        ownPage(
          c,
          paths.contact(),
          { ...render, scope: { ...render.scope, contactDraft } },
          signIn?.sessions,
        ),
    }),
  )
  app.route('/', alertsRoute({ db, finder, confirmations, logError, hasTelegram: telegram !== null }))
  if (telegram) app.route('/', telegramRoute({ db, telegram, siteUrl, background }))
  app.route('/', robotsRoute(siteUrl))
  app.route('/', securityTxtRoute(siteUrl, operator))
  app.get(paths.fresherResume(), (c) => c.text(resumeText(), 200, { 'cache-control': sharedPage() }))
  app.route('/', sitemapRoute({ db: reads, siteUrl, cache, pagePaths, logError }))
  app.route('/', feedsRoute({ db: reads, finder, siteUrl, cache, logError }))
  app.route('/', calendarsRoute({ db: reads, siteUrl, logError }))
  app.route('/', logosRoute({ db: reads, admission, logError }))
  app.route('/', previewsRoute({ scope: shared.scope, cache }))
  app.route('/', marketRoute({ scope: shared.scope, cache }))
  if (!serviceWorker) app.route('/', workerRoute())
  app.route('/', qrRoute({ siteUrl, finder, pagePaths }))
  app.route('/', listsRoute({ scope: shared.scope, cache, https }))
  app.use(staticFiles(files, options.readNewFile))
  app.on('GET', OWN_ALERTS_READS, limitConcurrency(admission))
  app.route('/', ownAlertsPage(render, signIn?.sessions))
  if (telegram)
    app.get(paths.alerts(), openTelegramPage(render, signIn?.sessions, limitConcurrency(admission)))
  if (signIn) {
    app.on('GET', [...PRIVATE_READS], limitConcurrency(admission))
    app.route('/', signIn.route)
  }
  app.get(
    '*',
    pages({
      ...shared,
      cache,
      countClick,
      mayClick,
      sessions: signIn?.sessions,
      routeIds: options.routeIds,
    }),
  )
  app.onError((error, c) => {
    logError(error, 'A request failed')
    return c.text('Something went wrong. Please try again.', 500, { 'cache-control': 'no-store' })
  })
  rules = rulesOfRoutes(app.routes, {
    ...clickPosts(mayClick),
    ...apiPosts(siteUrl, mayClick),
    ...REPORT_POSTS,
    ...RATING_POSTS,
    ...NEWSLETTER_POSTS,
    ...CONTACT_POSTS,
    ...ALERT_POSTS,
    ...ACCOUNT_POSTS,
    ...TELEGRAM_POSTS,
  })
  return {
    fetch: app.fetch,
    background,
    routes: app.routes.map(({ path }) => path),
    posts: [...rules.keys()],
    load: { pageCache: cache.size, renders: admission.load },
  }
}
