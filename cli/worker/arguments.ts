import { DEFAULT_INTERVAL, parseInterval } from './interval.ts'
import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const USAGE = `Imports the boards of a list, each once per interval, until it is stopped. Any number of workers, on
any number of machines, share the boards through the PostgreSQL server in DATABASE_URL.

  npm run worker                                   every active board of the list in the database
  npm run worker -- --boards FILE --interval 2h    the boards of another list, every two hours

Options
  --boards FILE        a list like content/boards.csv; it is read again whenever boards may be due
  --interval TIME      time from the end of a board's run to its next one, as 90m, 6h or 1d; default ${DEFAULT_INTERVAL}
  --concurrency N      hosts this worker fetches from at once, 1 to 50; default 6. Only one worker fetches
                       from a host at a time, at most once per second
  --takeover SECONDS   a worker silent for this long counts as dead, and others take its boards; 10
                       to 3600, default 60
  --allow-loopback     allow a base address on this machine, for tests
  -h, --help           print this

Give all workers the same interval, and the same file, if it is one. On SIGTERM or Ctrl-C a worker finishes the current write
and leaves the other boards to the other workers.`

export interface WorkerArguments {
  /** The list's path; null for the shipped one. */
  boards: string | null
  everySeconds: number
  hostsAtOnce: number
  takeoverSeconds: number
  /** Allow requests to this machine. */
  allowLoopback: boolean
}

/** @returns 'help' if help was requested. @throws UsageError */
export function parseWorkerArguments(args: string[]): WorkerArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    boards: { type: 'string' },
    interval: { type: 'string', default: DEFAULT_INTERVAL },
    concurrency: { type: 'string', default: '6' },
    takeover: { type: 'string', default: '60' },
    'allow-loopback': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  if (positionals.length > 0)
    throw new UsageError(
      `A worker imports all boards of a list. Give the list with --boards, not "${positionals[0]}".`,
    )
  return {
    boards: values.boards ?? null,
    everySeconds: parseInterval(values.interval),
    hostsAtOnce: parseWhole('--concurrency', values.concurrency, { least: 1, most: 50 }),
    takeoverSeconds: parseWhole('--takeover', values.takeover, { least: 10, most: 3600 }),
    allowLoopback: values['allow-loopback'],
  }
}

function parseWhole(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw new UsageError(`${name} is "${text}"; expected a whole number from ${least} to ${most}.`)
  return number
}
