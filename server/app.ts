import type { Hono } from 'hono'
import type { LogLevel, Settings } from '#core/settings.ts'
import { siteUrlOn } from '#core/settings.ts'
import { startMaintenance } from '#db/maintenance.ts'
import type { DatabaseHandle, DatabaseReport } from '#db/open.ts'
import { createConfirmationMailer } from './newsletter/confirmation-mailer.ts'
import { createApp } from './create-app.ts'
import { listen } from './http/listen.ts'
import { createLog, errorLogger, type Log } from './log.ts'
import { createPageHandler, indexablePaths } from './pages/page-handler.ts'
import { readStaticFiles } from './http/static-files.ts'
import { stopOnSignal } from './http/stop-on-signal.ts'

/** What requests under way get before they are cut; the rest of the ten seconds is for the database. */
const GRACE_MS = 7_000

export interface SiteOptions {
  settings: Pick<Settings, 'host' | 'port' | 'siteUrl' | 'mail' | 'signIn'>
  database: DatabaseHandle
  logLevel: LogLevel
  version: string
  /** Starts what runs beside the site on its database. It gives what stops it, before the database is closed. */
  alongside?: (log: Log) => () => Promise<void>
}

export interface ServedSite {
  /** Where a person on this machine opens it. */
  address: string
}

/**
 * Serves the built site until the process is told to stop; then requests under way are finished and the database
 * is closed.
 *
 * @param clientFolder `build/client`.
 * @throws ListenError when the address is taken or not this machine's.
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
  const pages = { handle, pagePaths: indexablePaths, files }
  const app = createApp({
    db: database.web,
    health: database.health,
    siteUrl,
    version,
    log,
    signIn,
    confirmations,
    ...pages,
  })
  listening.serve(app.fetch)
  void database.warm()
  const stopMaintenance = startMaintenance(database, logError)
  const stopAlongside = options.alongside?.(log)
  stopOnSignal(async () => {
    const others = [stopMaintenance(), stopAlongside?.(), confirmations.stop()]
    await listening.close(GRACE_MS)
    await Promise.all([...others, app.background.settled()])
    await database.close()
  }, log)
  return { address: addressOf(settings.host, listening.port) }
}

/** The site while it is worked on: pages are never kept, and Vite serves the files and the modules. */
export async function developmentFetch({
  settings,
  database,
  ...options
}: SiteOptions): Promise<Hono['fetch']> {
  const handle = await createPageHandler(true)
  const log = createLog(options.logLevel)
  database.watch(reportDatabase(log))
  const { siteUrl, mail } = settings
  const app = createApp({
    db: database.web,
    health: database.health,
    siteUrl,
    version: options.version,
    log,
    handle,
    pagePaths: indexablePaths,
    confirmations: createConfirmationMailer({
      owner: database.owner,
      mail,
      siteUrl,
      logError: errorLogger(log),
      looks: false,
    }),
    files: new Map(),
    signIn: settings.signIn,
    development: true,
  })
  return app.fetch
}

/** What breaks is an error, what comes back is worth a line as well. */
function reportDatabase(log: Log): DatabaseReport {
  const logError = errorLogger(log)
  return (error, what) => (error === null ? log.warn(what) : logError(error, what))
}

/** Listening on every address includes localhost, and nobody can open 0.0.0.0. */
function addressOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin
}
