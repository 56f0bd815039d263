import { once } from 'node:events'
import { followParent } from '#cli/process/follow-parent.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import { environmentSettings, readSettings } from '#cli/process/read-settings.ts'
import { parseOptions, runCommand, UsageError } from '#cli/process/run-command.ts'
import { stdout } from '#cli/process/terminal.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

const USAGE = `Runs the whole set on this machine until Ctrl-C: PostgreSQL with a standby, two sites, a worker and a balancer.
Without DATABASE_URL, the servers are started for this run, and what they hold is deleted at its end.

  npm run cluster                                 at http://localhost:3000
  npm run cluster -- --sites 4 --no-worker        four sites; nothing is imported
  DATABASE_URL=… npm run cluster                  on a server that is there (with DATABASE_READ_URL, and its standby)

Options
  --port N           of the balancer; default PORT, or 3000
  --sites N          1 to 16; default 2
  --boards FILE      the worker's list; default content/boards.csv
  --no-worker        import nothing
  -h, --help         print this

Needs the development packages (npm ci). Other settings are read from the environment or from .env.`

interface Arguments {
  port: number | null
  sites: number
  worker: string[] | null
}

function parseArguments(args: string[]): Arguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    port: { type: 'string' },
    sites: { type: 'string', default: '2' },
    boards: { type: 'string' },
    'no-worker': { type: 'boolean', default: false },
    'allow-loopback': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  if (positionals.length > 0) throw new UsageError(`Unknown argument "${positionals[0]}".`)
  const sites = /^\d{1,2}$/.test(values.sites) ? Number(values.sites) : Number.NaN
  if (!(sites >= 1 && sites <= 16))
    throw new UsageError(`--sites is "${values.sites}"; expected a whole number from 1 to 16.`)
  const port = values.port === undefined ? null : Number(values.port)
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new UsageError(`--port is "${values.port}"; expected a whole number from 0 to 65535.`)
  const boards = values.boards === undefined ? [] : ['--boards', values.boards]
  const loopback = values['allow-loopback'] ? ['--allow-loopback'] : []
  return { port, sites, worker: values['no-worker'] ? null : [...boards, ...loopback] }
}

async function main({ port, sites, worker }: Arguments): Promise<void> {
  followParent()
  const { databaseUrl, replica, ...settings } = readSettings()
  const print = (line: string) => stdout.write(`${line}\n`)
  await untilInterrupted(async (signal) => {
    await using cluster = await startCluster({
      port: port ?? settings.port,
      sites,
      worker,
      database: databaseUrl ? { url: databaseUrl, readUrl: replica?.url ?? null } : null,
      settings: passedOn(),
      print,
    })
    print(summary(cluster))
    if (!signal.aborted) await once(signal, 'abort')
    print('Stopping …')
  })
}

/** Each process of the set has its own. */
const OWN_SETTINGS = new Set([
  'PORT',
  'HOST',
  'SITE_URL',
  'METRICS_PORT',
  'METRICS_HOST',
  'DATABASE_URL',
  'DATABASE_READ_URL',
])

/** The settings of this command that each process of the set needs too. */
function passedOn(): Record<string, string> {
  return Object.fromEntries(Object.entries(environmentSettings()).filter(([name]) => !OWN_SETTINGS.has(name)))
}

function summary({ balancer, sites, worker, postgres, readUrl }: Cluster): string {
  const members = [...sites, ...(worker ? [worker] : [])]
  const database = postgres
    ? `${new URL(postgres.primary.url).host}, standby ${new URL(postgres.standby.url).host}; deleted at the end`
    : `that of DATABASE_URL${readUrl === null ? '' : ', with its standby'}`
  return `
Pravesh is running at ${balancer.url}

  Sites     ${sites.map(({ url }) => url).join(', ')}
  Worker    ${worker ? 'imports boards as they become due' : 'none'}
  Database  ${database}
  Metrics   ${members.map(({ name, metrics }) => `${name}: ${metrics}`).join('\n            ')}

  Ctrl+C stops all of them.`
}

await runCommand('cluster', async () => {
  const args = parseArguments(process.argv.slice(2))
  if (args === 'help') stdout.write(`${USAGE}\n`)
  else await main(args)
  return 0
})
