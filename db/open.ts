import { Kysely, PostgresDialect } from 'kysely'
import type { PoolConfig } from 'pg'
import type { ReplicaSettings, Settings } from '#core/settings.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { keepTime } from './clock.ts'
import { connect, openPool, probeDatabase } from './connection.ts'
import { FolderLockedError, readHolder, type LockHolder } from './embedded/lock.ts'
import { folderProblem, hasEmbedded } from './embedded/data-folder.ts'
import { openEmbedded } from './embedded/open.ts'
import { migrate } from './migrate.ts'
import { openReplica } from './replica/open-replica.ts'
import type { ReplicaMonitor } from './replica/replica-monitor.ts'
import type { Database } from './schema.ts'
import { refuseOldServer } from './server-version.ts'
import { checkWebLogin } from './web-role/web-login.ts'

export interface DatabaseHandle {
  engine: 'pglite' | 'postgres'
  /** Reads public rows and inserts clicks: all that pages need. */
  web: Kysely<Database>
  /** For pages' reads that may be seconds old: of the read replica if there is one, else the same as `web`. */
  reads: Kysely<Database>
  /** Null without a read replica. */
  replica: Pick<ReplicaMonitor, 'isUsed' | 'lagMs'> | null
  /** Full rights: migrations, seeding, maintenance, ingest. */
  owner: Kysely<Database>
  health: DatabaseHealth
  /** The folder of the embedded database; null with a server. */
  dataDirectory: string | null
  /** Opens the pages' connections before the first burst of requests. Never rejects. */
  warm(): Promise<void>
  /** Sets the listener for connection events. Events before that are dropped. */
  watch(report: DatabaseReport): void
  close(): Promise<void>
}

/** A connection event; `error` if something broke. */
export type DatabaseReport = (error: unknown, what: string) => void

export interface DatabaseHealth {
  /** Resolves if the database, or its replica, can serve pages right now. Uses a connection outside the pages' pool. */
  ask(): Promise<void>
  /** Whether reads of pages fail at once because the database is known to be away, and no replica is there. */
  isAway(): boolean
  /** Whether the database is known to be away and the replica serves pages. Default: no. */
  isReadOnly?(): boolean
  /** Whether the database takes writes, as far as this site knows. Default: yes. */
  canWrite?(): boolean
}

export interface CommandDatabase {
  owner: Kysely<Database>
  /** How the command reached the data. */
  via: 'postgres' | 'embedded' | 'running site'
  close(): Promise<void>
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'> &
  Partial<Pick<Settings, 'databaseWebUrl'>>

/** PGlite has one session: a second connection of the same role would only wait for the first. */
const EMBEDDED_CONNECTIONS = 1
const WEB_CONNECTIONS = 10
const OWNER_CONNECTIONS = 2
/** The health endpoint has given up by then (`server/http/health.ts`). */
const HEALTH_LIMIT_MS = 2_500
const PROBE_LIMIT_MS = 1_500

/**
 * Opens the configured database, and creates and migrates it if needed.
 *
 * @param ownerConnections Maximum owner connections to a PostgreSQL server.
 * @param replica A standby of it for `reads`.
 * @throws FolderLockedError if another process has the embedded folder open; MigrationError if the schema
 * cannot be brought up to date; WebLoginError if pages have a wrong login of their own; a connection error if the server cannot be reached.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  ownerConnections = OWNER_CONNECTIONS,
  replica: ReplicaSettings | null = null,
): Promise<DatabaseHandle> {
  if (settings.databaseUrl) {
    const config = { connectionString: settings.databaseUrl, application_name: 'pravesh' }
    const { report, watch } = createReport()
    const owner = connect({
      config: { ...config, max: ownerConnections },
      role: 'owner',
      onLost: reportLost(report),
    })
    try {
      await refuseOldServer(owner)
      await migrate(owner)
      if (settings.databaseWebUrl) await checkWebLogin(settings.databaseWebUrl)
    } catch (error) {
      await owner.destroy()
      throw error
    }
    const login = settings.databaseWebUrl ?? settings.databaseUrl
    const pagesConfig = { ...config, connectionString: login, max: WEB_CONNECTIONS }
    const { closeWeb, ...pages } = connectPages(pagesConfig, report, replica)
    const stopClock = await keepTime(owner, [owner, pages.web, pages.reads])
    const close = async () => {
      await Promise.all([stopClock(), closeWeb()])
      await owner.destroy()
    }
    return { engine: 'postgres', dataDirectory: null, owner, ...pages, watch, close }
  }
  return openFolder(settings.dataDirectory)
}

/** The embedded database of a folder. */
export async function openFolder(dataDirectory: string): Promise<DatabaseHandle> {
  const handle = await startFolder(dataDirectory)
  try {
    await migrate(handle.owner)
  } catch (error) {
    await handle.close()
    throw folderProblem(dataDirectory, error)
  }
  return handle
}

async function startFolder(dataDirectory: string): Promise<DatabaseHandle> {
  const embedded = await openEmbedded(dataDirectory)
  const common = { user: 'postgres', database: 'postgres', max: EMBEDDED_CONNECTIONS }
  const { report, watch } = createReport()
  const owner = connect({
    config: { ...common, ...embedded.owner },
    role: 'owner',
    onLost: reportLost(report),
  })
  const { closeWeb, ...pages } = connectPages({ ...common, ...embedded.web }, report)
  const stopClock = await keepTime(owner, [owner, pages.web, pages.reads])
  const close = async () => {
    await Promise.all([stopClock(), closeWeb()])
    await owner.destroy()
    await embedded.close()
  }
  return { engine: 'pglite', dataDirectory, owner, ...pages, watch, close }
}

/** The pages' connections, plus one that checks the database's health even while those are all busy. */
function connectPages(config: PoolConfig, report: DatabaseReport, settings: ReplicaSettings | null = null) {
  const breaker = createCircuitBreaker({
    probe: () => probeDatabase(config, PROBE_LIMIT_MS),
    onOpen: (error) => report(error, 'The database is away'),
    onClose: () => report(null, 'The database is back'),
  })
  const pool = openPool({ config, role: 'web', breaker, onLost: reportLost(report) })
  const web = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const replica = settings && openReplica({ settings, primary: pool, config, report })
  const reads = replica?.reads ?? web
  const limits = { max: 1, connectionTimeoutMillis: HEALTH_LIMIT_MS, query_timeout: HEALTH_LIMIT_MS }
  const healthDb = connect({ config: { ...config, ...limits }, role: 'web' })
  const replicaServes = () => replica?.monitor.isUsed() ?? false
  let pending: Promise<void> | null = null
  const askPrimary = async () => {
    breaker.check()
    // Concurrent health checks share one query.
    pending ??= pingDatabase(healthDb).finally(() => {
      pending = null
    })
    await pending
  }
  const health: DatabaseHealth = {
    isAway: () => breaker.isOpen() && !replicaServes(),
    isReadOnly: () => replicaServes() && (breaker.isOpen() || !replica?.monitor.isPrimaryThere()),
    // The monitor has asked the replica within the last seconds.
    ask: async () => (replicaServes() ? undefined : askPrimary()),
  }
  const closeWeb = async () => {
    await replica?.close()
    await Promise.all([web.destroy(), healthDb.destroy()])
  }
  const warm = async () => {
    await Promise.allSettled(Array.from({ length: config.max ?? 1 }, () => pingDatabase(web)))
    if (!replica) return
    await replica.monitor.check()
    await Promise.allSettled(Array.from({ length: config.max ?? 1 }, () => pingDatabase(reads)))
  }
  return { web, reads, replica: replica?.monitor ?? null, health, warm, closeWeb }
}

/** Resolves if the database responds, and this connection may read what pages read. */
async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await db.selectFrom('job_counts').select('jobs').limit(1).execute()
}

function createReport() {
  let current: DatabaseReport = () => undefined
  const report: DatabaseReport = (error, what) => current(error, what)
  const watch = (listener: DatabaseReport) => {
    current = listener
  }
  return { report, watch }
}

const reportLost = (report: DatabaseReport) => (error: Error) =>
  report(error, 'A connection to the database broke')

/**
 * Opens the database for an operator's command. If the site runs with the embedded database, the command
 * connects through the site, which holds the folder.
 */
export async function openForCommand(settings: DatabaseSettings): Promise<CommandDatabase> {
  if (!settings.databaseUrl) return openOrConnect(settings.dataDirectory, openFolder)
  const { owner, close } = await openDatabase(settings)
  return { owner, via: 'postgres', close }
}

/**
 * Opens the database without creating or migrating it, for a command that must not change anything.
 *
 * @returns null if the embedded database does not exist yet.
 */
export async function openWithoutMigrating({
  databaseUrl,
  dataDirectory,
}: DatabaseSettings): Promise<CommandDatabase | null> {
  if (!databaseUrl) return hasEmbedded(dataDirectory) ? await openOrConnect(dataDirectory, startFolder) : null
  const owner = connectAlone(databaseUrl)
  return { owner, via: 'postgres', close: () => owner.destroy() }
}

/**
 * Opens the database for a restore, which makes its schema itself. Creates the embedded one if it is missing.
 *
 * @throws FolderLockedError if another process holds the folder; OldServerError.
 */
export async function openForRestore({
  databaseUrl,
  dataDirectory,
}: DatabaseSettings): Promise<CommandDatabase> {
  if (!databaseUrl) {
    const { owner, close } = await startFolder(dataDirectory)
    return { owner, via: 'embedded', close }
  }
  const owner = connectAlone(databaseUrl)
  try {
    await refuseOldServer(owner)
  } catch (error) {
    await owner.destroy()
    throw error
  }
  return { owner, via: 'postgres', close: () => owner.destroy() }
}

const connectAlone = (databaseUrl: string): Kysely<Database> =>
  connect({
    config: { connectionString: databaseUrl, application_name: 'pravesh', max: 1 },
    role: 'owner',
  })

/** Opens the folder's database in this process, or connects through the process that holds it. */
async function openOrConnect(
  dataDirectory: string,
  open: (dataDirectory: string) => Promise<DatabaseHandle>,
): Promise<CommandDatabase> {
  try {
    const { owner, close } = await open(dataDirectory)
    return { owner, via: 'embedded', close }
  } catch (error) {
    if (!(error instanceof FolderLockedError) || !error.holder) throw error
    const owner = connectTo(error.holder)
    return { owner, via: 'running site', close: () => owner.destroy() }
  }
}

/**
 * Opens a second handle on the database that this process serves, for one of its threads.
 *
 * @param ownerConnections As for `openDatabase`.
 */
export async function openSecondHandle(
  settings: DatabaseSettings,
  ownerConnections?: number,
): Promise<Pick<DatabaseHandle, 'engine' | 'owner' | 'watch' | 'close'>> {
  if (settings.databaseUrl) return openDatabase(settings, ownerConnections)
  const holder = await readHolder(settings.dataDirectory)
  if (!holder) throw new Error(`No process has the database folder ${settings.dataDirectory} open.`)
  const { report, watch } = createReport()
  const owner = connectTo(holder, report)
  return { engine: 'pglite', owner, watch, close: () => owner.destroy() }
}

function connectTo({ socketDirectory, port }: LockHolder, report?: DatabaseReport): Kysely<Database> {
  const common = { user: 'postgres', database: 'postgres', max: EMBEDDED_CONNECTIONS }
  const config = { ...common, host: socketDirectory, port }
  return connect({ config, role: 'owner', ...(report && { onLost: reportLost(report) }) })
}
