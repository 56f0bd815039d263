import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { ReadSource } from '#core/content/boards.ts'
import type { Settings } from '#core/settings.ts'
import type { LogLevel } from '#core/settings-schema.ts'
import { siteUrlOn } from '#core/settings.ts'
import { startMaintenance } from '#db/maintenance.ts'
import { announceSite } from '#db/announce-site.ts'
import type { DatabaseHandle, DatabaseReport } from '#db/open.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import type { DescriptionThread } from '#find/description-reader.ts'
import { keepIndex } from '#find/index-keeper.ts'
import { createConfirmationMailer } from './newsletter/confirmation-mailer.ts'
import { createApp } from './create-app.ts'
import { listen } from './http/listen.ts'
import { createLog, errorLogger, type Log } from './log.ts'
import { createSiteMetrics } from './metrics/site-metrics.ts'
import { createPageHandler, indexablePaths, pagePatterns, routeIds } from './pages/page-handler.ts'
import { readNewFiles, readStaticFiles } from './http/static-files.ts'
import { stopOnSignal } from './http/stop-on-signal.ts'

/** How long running requests may take on shutdown. The rest of ten seconds is for closing the database. */
const GRACE_MS = 7_000

export interface SiteOptions {
  settings: Pick<
    Settings,
    | 'host'
    | 'port'
    | 'siteUrl'
    | 'hasSiteUrl'
    | 'trustedProxies'
    | 'siteFigures'
    | 'mail'
    | 'telegram'
    | 'operator'
    | 'signIn'
    | 'adminEmails'
    | 'drainMs'
    | 'metrics'
    | 'retention'
    | 'serviceWorker'
  >
  database: DatabaseHandle
  logLevel: LogLevel
  version: string
  /** Reads the source of a board that an operator adds. Without it, any text of the right form is one. */
  readSource?: ReadSource
  /** Reads the descriptions of postings if there are many. */
  descriptionThread?: DescriptionThread
  /**
   * Starts work that shares the database and the index. Returns a function that stops it before the database closes.
   */
  alongside?: (log: Log, finder: Pick<JobFinder, 'find'>) => () => Promise<void>
}

export interface ServedSite {
  /** The URL to open on this machine. */
  address: string
}

/**
 * Serves the built site until a signal stops the process. Then health says so, for `drainMs` the site still
 * answers, running requests finish and the database closes.
 *
 * @param clientFolder `build/client`.
 * @throws ListenError if the address is in use or does not belong to this machine.
 */
export async function serveSite(clientFolder: string, options: SiteOptions): Promise<ServedSite> {
  const { settings, database, version } = options
  const log = createLog(options.logLevel)
  const { signIn } = settings
  const [handle, files] = await Promise.all([createPageHandler(false), readStaticFiles(clientFolder)])
  const listening = await listen(settings)
  const siteUrl = siteUrlOn(listening.port, settings)
  const logError = errorLogger(log)
  database.watch(reportDatabase(log))
  const { owner } = database
  const confirmations = createConfirmationMailer({ owner, mail: settings.mail, siteUrl, logError })
  let stopping = false
  const index = keepIndex({ db: database.reads, logError, descriptionThread: options.descriptionThread })
  const announced = announceSite(database, siteUrl, logError)
  const pages = {
    handle,
    pagePaths: indexablePaths,
    routeIds: await routeIds(),
    files,
    readNewFile: readNewFiles(clientFolder),
  }
  const metrics = settings.metrics && createSiteMetrics(settings.metrics, { owner, logError })
  const app = createApp({
    db: database.web,
    reads: database.reads,
    finder: index.finder,
    health: { ...database.health, canWrite: announced.canWrite },
    siteUrl,
    siteFigures: settings.siteFigures,
    trustedProxies: settings.trustedProxies,
    version,
    log,
    meter: metrics?.meter,
    signIn,
    admin: { owner, emails: settings.adminEmails, readSource: options.readSource },
    confirmations,
    mail: settings.mail,
    telegram: settings.telegram,
    operator: settings.operator,
    retention: settings.retention,
    serviceWorker: settings.serviceWorker,
    isStopping: () => stopping,
    ...pages,
  })
  const servedMetrics = await metrics?.serve({
    routes: {
      patterns: [...(await pagePatterns()), ...app.routes],
      isFile: (path) => files.has(path) || path.startsWith('/assets/'),
    },
    readings: {
      ...app.load,
      index: index.state,
      isDatabaseAway: database.health.isAway,
      replica: database.replica,
    },
  })
  listening.serve(app.fetch)
  void database.warm()
  const stopMaintenance = startMaintenance(database, logError, settings.retention)
  const stopAlongside = options.alongside?.(log, index.indexed)
  const { drainMs } = settings
  stopOnSignal(
    async () => {
      stopping = true
      listening.drain()
      await sleep(drainMs)
      const others = [stopMaintenance(), stopAlongside?.(), confirmations.stop(), announced.stop()]
      await listening.close(GRACE_MS)
      await Promise.all([...others, app.background.settled(), index.stop(), servedMetrics?.close()])
      await database.close()
    },
    log,
    drainMs,
  )
  return { address: addressOf(settings.host, listening.port) }
}

export interface DevelopmentSite {
  fetch: Hono['fetch']
  stop: () => Promise<void>
}

/** The site in development: pages are never cached, and Vite serves files and modules. */
export async function developmentFetch({
  settings,
  database,
  ...options
}: SiteOptions): Promise<DevelopmentSite> {
  const handle = await createPageHandler(true)
  const log = createLog(options.logLevel)
  database.watch(reportDatabase(log))
  const { siteUrl, mail } = settings
  const logError = errorLogger(log)
  const index = keepIndex({ db: database.web, logError })
  const announced = announceSite(database, siteUrl, logError)
  const app = createApp({
    db: database.web,
    finder: index.finder,
    health: database.health,
    siteUrl,
    siteFigures: settings.siteFigures,
    trustedProxies: settings.trustedProxies,
    version: options.version,
    log,
    handle,
    pagePaths: indexablePaths,
    mail,
    telegram: settings.telegram,
    operator: settings.operator,
    retention: settings.retention,
    serviceWorker: settings.serviceWorker,
    confirmations: createConfirmationMailer({
      owner: database.owner,
      mail,
      siteUrl,
      logError,
      polls: false,
    }),
    files: new Map(),
    signIn: settings.signIn,
    admin: { owner: database.owner, emails: settings.adminEmails, readSource: options.readSource },
    development: true,
  })
  const stop = async () => void (await Promise.all([index.stop(), announced.stop()]))
  return { fetch: app.fetch, stop }
}

/** Logs a lost database as an error, and its return as a warning. */
function reportDatabase(log: Log): DatabaseReport {
  const logError = errorLogger(log)
  return (error, what) => (error === null ? log.warn(what) : logError(error, what))
}

/** 0.0.0.0 listens on all addresses, but browsers cannot open it, so show localhost. */
function addressOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin
}
