import { setTimeout as sleep } from 'node:timers/promises'
import { SETTING_NAMES } from '#core/settings.ts'
import { PROJECT } from '#cli/process/project.ts'
import { freePort } from '../free-port.ts'
import { startGuarded, type GuardedProcess } from '../guarded-process.ts'
import { administer, databaseUrl } from '../postgres-admin.ts'
import { startStandby } from '../postgres-standby.ts'
import { startOwnPostgres, type OwnPostgres } from '../postgres.ts'
import { COMPILED } from '../test-files.ts'
import { startBalancer, type Balancer } from './balancer.ts'

export interface ClusterOptions {
  sites: number
  /** Arguments of `npm run worker`. */
  worker: readonly string[]
}

/** A process of the set. It is started again when it ends by itself. */
export interface Member {
  name: string
  /** Of a site: where it answers; empty for a worker. */
  url: string
  metrics: string
  process: GuardedProcess
}

export interface Cluster extends AsyncDisposable {
  balancer: Balancer
  sites: Member[]
  worker: Member
  postgres: { primary: OwnPostgres; standby: OwnPostgres }
  databaseUrl: string
  /**
   * Starts a site of another version beside those that run, takes it in when it is ready, and then lets the old one finish
   * what it has begun.
   *
   * @param project The folder of the version.
   */
  replaceSite(index: number, project: string): Promise<void>
}

const START_LIMIT_MS = 180_000
const RESTART_AFTER_MS = 1_000
const STOP_LIMIT_MS = 20_000
const DATABASE = 'pravesh'

/**
 * Starts the whole set on this machine, as `compose.yaml` does in containers: PostgreSQL with a standby, sites, a worker, and
 * a balancer in front. Everything ends with this process, however it ends.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  await using stack = new AsyncDisposableStack()
  const postgres = await startServers(stack)
  const settings = {
    DATABASE_URL: databaseUrl(postgres.primary.url, DATABASE),
    DATABASE_READ_URL: databaseUrl(postgres.standby.url, DATABASE),
    LOG_LEVEL: 'warn',
  }
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const members = new Set<Member>()
  stack.defer(async () => void (await Promise.all([...members].map(({ process }) => process.stop()))))

  const startSite = async (name: string, project = PROJECT): Promise<Member> => {
    const own = await freePort()
    const ports = { PORT: String(own), HOST: '127.0.0.1', SITE_URL: siteUrl }
    const member = await startMember(name, project, ['cli/site/start.ts'], {
      ...settings,
      ...ports,
    })
    members.add(member)
    member.url = `http://127.0.0.1:${own}`
    await untilHealthy(member)
    return member
  }

  // The first one migrates and fills the database, and builds what has changed.
  const sites = [await startSite('site 1')]
  sites.push(
    ...(await Promise.all(
      Array.from({ length: options.sites - 1 }, (_, index) => startSite(`site ${index + 2}`)),
    )),
  )
  const worker = await startMember('worker', PROJECT, ['cli/worker/command.ts', ...options.worker], {
    ...settings,
    SITE_URL: siteUrl,
  })
  members.add(worker)
  const balancer = await startBalancer({ port, sites: sites.map(({ url }) => url) })
  stack.defer(balancer.close)
  await balancer.check()

  const running = stack.move()
  return {
    balancer,
    sites,
    worker,
    postgres,
    databaseUrl: settings.DATABASE_URL,
    replaceSite: async (index, project) => {
      const old = sites[index]
      if (!old) throw new Error(`There is no site ${index + 1}.`)
      const next = await startSite(old.name, project)
      balancer.add(next.url)
      await balancer.check()
      sites[index] = next
      balancer.remove(old.url)
      await old.process.stop()
      members.delete(old)
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

async function startServers(stack: AsyncDisposableStack) {
  // What was acknowledged survives a killed server. It need not survive a power cut, so it is not flushed to the disk.
  const settings = ['synchronous_commit=on']
  const primary = await startOwnPostgres({ settings, restartAfterMs: RESTART_AFTER_MS })
  stack.defer(primary.stop)
  await administer(primary.url, `create database ${DATABASE}`)
  const standby = await startStandby(primary, { restartAfterMs: RESTART_AFTER_MS })
  stack.defer(standby.stop)
  return { primary, standby }
}

async function startMember(
  name: string,
  project: string,
  parameters: string[],
  settings: Record<string, string>,
): Promise<Member> {
  const port = String(await freePort())
  const { PATH, HOME } = process.env
  // What the operator's .env says is for one process, and these are several.
  const unset = Object.fromEntries(SETTING_NAMES.map((setting) => [setting, '']))
  const environment = {
    PATH,
    HOME,
    ...unset,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILED,
    METRICS_PORT: port,
    ...settings,
  }
  const started = startGuarded({
    command: process.execPath,
    parameters,
    directory: project,
    environment,
    stopSignal: 'SIGTERM',
    patienceMs: STOP_LIMIT_MS,
    restartAfterMs: RESTART_AFTER_MS,
  })
  return { name, url: '', metrics: `http://127.0.0.1:${port}/metrics`, process: started }
}

async function untilHealthy({ name, url, process }: Member): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (process.exitCode() === null && Date.now() < deadline) {
    const health = await fetch(`${url}/health`).catch(() => null)
    await health?.body?.cancel()
    if (health?.ok) return
    await sleep(100)
  }
  throw new Error(`${name} did not start:\n${process.output()}`)
}
