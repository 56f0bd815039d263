import { DEFAULT_INTERVAL, parseInterval } from '#cli/worker/interval.ts'
import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const SITE_USAGE = `Serves the site.

  npm start                                    only the site; npm run ingest imports jobs
  npm start -- --schedule                      also imports every active board of the list,
                                               and mails the job alerts at 8 am in India
  npm start -- --schedule --interval 12h       every twelve hours
  npm run dev -- --schedule                    the same in development, without job alerts

Options
  --schedule           import boards inside the site's process, for a single machine
  --boards FILE        with --schedule: a file like content/boards.csv instead of the list; read again
                       whenever boards may be due
  --interval TIME      with --schedule: time from the end of a board's run to its next one, as 90m,
                       6h or 1d; default ${DEFAULT_INTERVAL}
  --allow-loopback     with --schedule: allow a base address on this machine, for tests
  -h, --help           print this

Other settings are read from the environment or from .env: see .env.example.`

export interface Schedule {
  /** The list's path; null for the shipped one. */
  boards: string | null
  everySeconds: number
  /** Allow requests to this machine. */
  allowLoopback: boolean
}

export interface SiteArguments {
  /** null to serve the site without importing boards. */
  schedule: Schedule | null
}

/**
 * Parses the arguments of `npm start` and `npm run dev`. @returns 'help' if help was requested. @throws
 * UsageError
 */
export function parseSiteArguments(args: string[]): SiteArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    schedule: { type: 'boolean' },
    boards: { type: 'string' },
    interval: { type: 'string' },
    'allow-loopback': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  if (positionals.length > 0) throw new UsageError(`Unknown argument "${positionals[0]}".`)
  const { schedule = false, boards, interval, 'allow-loopback': allowLoopback } = values
  if (!schedule) {
    if ([boards, interval, allowLoopback].some((value) => value !== undefined))
      throw new UsageError('--boards, --interval and --allow-loopback can only be used with --schedule.')
    return { schedule: null }
  }
  return {
    schedule: {
      boards: boards ?? null,
      everySeconds: parseInterval(interval ?? DEFAULT_INTERVAL),
      allowLoopback: allowLoopback ?? false,
    },
  }
}
