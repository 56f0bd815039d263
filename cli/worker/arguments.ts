import { DEFAULT_INTERVAL, parseInterval } from './interval.ts'
import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const USAGE = `Takes in the boards of a list, each once per interval, until it is stopped. Any number of workers, on
any number of machines, share the boards through the PostgreSQL server that DATABASE_URL names.

  npm run worker                                   every active board of content/boards.json
  npm run worker -- --boards FILE --interval 2h    those of another list, every two hours

Options
  --boards FILE        a list like content/boards.json; it is read again whenever boards may be due
  --interval TIME      from the end of a board's run to its next one, as 90m, 6h or 1d; else ${DEFAULT_INTERVAL}
  --concurrency N      hosts that this worker asks at once, from 1 to 50; else 6. A host is asked by
                       one worker at a time, at most once a second
  --takeover SECONDS   a worker silent for so long is dead and its boards go to the others; from 10
                       to 3600, else 60
  --allow-loopback     let a base address be a server on this machine, for tests
  -h, --help           print this

Give all workers the same list and interval. On SIGTERM or Ctrl-C what is being written is
finished, and the other boards are left to the other workers.`

export interface WorkerArguments {
  /** Path of a list; null for the shipped one. */
  boards: string | null
  everySeconds: number
  hostsAtOnce: number
  takeoverSeconds: number
  /** Requests may go to this machine. */
  allowLoopback: boolean
}

/** @returns 'help' where that is all that was asked. @throws UsageError */
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
      `A worker takes all boards of a list: name it with --boards, not "${positionals[0]}".`,
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
