import type { Kysely } from 'kysely'
import type { Settings } from '#core/settings.ts'
import { connect } from './connection.ts'
import { FolderLockedError, readHolder, type LockHolder } from './embedded/lock.ts'
import { hasEmbedded, openEmbedded } from './embedded/open.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import { refuseOldServer } from './server-version.ts'

export interface DatabaseHandle {
  engine: 'pglite' | 'postgres'
  /** Public rows, and inserts of clicks: all that pages need. */
  web: Kysely<Database>
  /** Everything: migrations, seeding, maintenance, ingest. */
  owner: Kysely<Database>
  close(): Promise<void>
}

export interface CommandDatabase {
  owner: Kysely<Database>
  /** How the command reached the data. */
  via: 'postgres' | 'embedded' | 'running site'
  close(): Promise<void>
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>

/** PGlite has one session: a second connection of the same role would only wait for the first. */
const EMBEDDED_CONNECTIONS = 1
const WEB_CONNECTIONS = 10
const OWNER_CONNECTIONS = 2

/**
 * Opens the database that the settings name, creating and migrating it where needed.
 *
 * @param ownerConnections The most that the operator's side may hold of a server's.
 * @throws FolderLockedError when another process has the embedded folder open; MigrationError when the schema
 * cannot be brought up to date; a connection error when the server cannot be reached.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  ownerConnections = OWNER_CONNECTIONS,
): Promise<DatabaseHandle> {
  if (settings.databaseUrl) {
    const config = { connectionString: settings.databaseUrl, application_name: 'pravesh' }
    const owner = connect({ config: { ...config, max: ownerConnections }, role: 'owner' })
    try {
      await refuseOldServer(owner)
      await migrate(owner)
    } catch (error) {
      await owner.destroy()
      throw error
    }
    const web = connect({ config: { ...config, max: WEB_CONNECTIONS }, role: 'web' })
    return { engine: 'postgres', owner, web, close: () => closeAll(web, owner) }
  }
  return openFolder(settings.dataDirectory)
}

/** The embedded database; `null` keeps it in memory. */
export async function openFolder(dataDirectory: string | null): Promise<DatabaseHandle> {
  const handle = await startFolder(dataDirectory)
  try {
    await migrate(handle.owner)
  } catch (error) {
    await handle.close()
    throw error
  }
  return handle
}

async function startFolder(dataDirectory: string | null): Promise<DatabaseHandle> {
  const embedded = await openEmbedded(dataDirectory)
  const common = { user: 'postgres', database: 'postgres', max: EMBEDDED_CONNECTIONS }
  const owner = connect({ config: { ...common, ...embedded.owner }, role: 'owner' })
  const web = connect({ config: { ...common, ...embedded.web }, role: 'web' })
  const close = async () => {
    await closeAll(web, owner)
    await embedded.close()
  }
  return { engine: 'pglite', owner, web, close }
}

/**
 * Opens the database for an operator's command. With the embedded database and the site running, the command
 * works through the site, which holds the folder.
 */
export async function openForCommand(settings: DatabaseSettings): Promise<CommandDatabase> {
  if (!settings.databaseUrl) return reachFolder(settings.dataDirectory, openFolder)
  const { owner, close } = await openDatabase(settings)
  return { owner, via: 'postgres', close }
}

/**
 * Opens the database as it is, neither made nor migrated, for a command that is to change nothing.
 *
 * @returns null where the embedded database has not been made yet.
 */
export async function openAsItIs({
  databaseUrl,
  dataDirectory,
}: DatabaseSettings): Promise<CommandDatabase | null> {
  if (!databaseUrl) return hasEmbedded(dataDirectory) ? await reachFolder(dataDirectory, startFolder) : null
  const config = { connectionString: databaseUrl, application_name: 'pravesh', max: 1 }
  const owner = connect({ config, role: 'owner' })
  return { owner, via: 'postgres', close: () => owner.destroy() }
}

/** The folder's database, in this process or, where another one holds it, through that. */
async function reachFolder(
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
 * Opens the database that this very process serves once more, for a thread of it.
 *
 * @param ownerConnections As for `openDatabase`.
 */
export async function openBeside(
  settings: DatabaseSettings,
  ownerConnections?: number,
): Promise<Pick<DatabaseHandle, 'engine' | 'owner' | 'close'>> {
  if (settings.databaseUrl) return openDatabase(settings, ownerConnections)
  const holder = await readHolder(settings.dataDirectory)
  if (!holder) throw new Error(`Nobody has the database folder ${settings.dataDirectory} open.`)
  const owner = connectTo(holder)
  return { engine: 'pglite', owner, close: () => owner.destroy() }
}

function connectTo({ socketDirectory, port }: LockHolder): Kysely<Database> {
  const common = { user: 'postgres', database: 'postgres', max: EMBEDDED_CONNECTIONS }
  return connect({ config: { ...common, host: socketDirectory, port }, role: 'owner' })
}

async function closeAll(...handles: Kysely<Database>[]): Promise<void> {
  await Promise.all(handles.map((handle) => handle.destroy()))
}
