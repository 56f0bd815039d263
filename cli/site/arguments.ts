import { DEFAULT_INTERVAL, parseInterval } from '#cli/worker/interval.ts'
import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const SITE_USAGE = `Serves the site.

  npm start                                    the site alone; npm run ingest takes jobs in
  npm start -- --schedule                      and takes in every active board of content/boards.json
  npm start -- --schedule --interval 12h       every twelve hours
  npm run dev -- --schedule                    the same while the site is worked on

Options
  --schedule           take boards in, inside the site's process: for a single machine
  --boards FILE        with it: another list than content/boards.json; it is read again whenever
                       boards may be due
  --interval TIME      with it: from the end of a board's run to its next one, as 90m, 6h or 1d;
                       else ${DEFAULT_INTERVAL}
  --allow-loopback     with it: let a base address be a server on this machine, for tests
  -h, --help           print this

What else there is to set is in the environment or in .env: see .env.example.`

export interface Schedule {
  /** Path of a list; null for the shipped one. */
  boards: string | null
  everySeconds: number
  /** Requests may go to this machine. */
  allowLoopback: boolean
}

export interface SiteArguments {
  /** null serves the site alone. */
  schedule: Schedule | null
}

/** Of `npm start` and `npm run dev`. @returns 'help' where that is all that was asked. @throws UsageError */
export function parseSiteArguments(args: string[]): SiteArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    schedule: { type: 'boolean' },
    boards: { type: 'string' },
    interval: { type: 'string' },
    'allow-loopback': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is nothing that can be asked here.`)
  const { schedule = false, boards, interval, 'allow-loopback': allowLoopback } = values
  if (!schedule) {
    if ([boards, interval, allowLoopback].some((value) => value !== undefined))
      throw new UsageError('--boards, --interval and --allow-loopback go with --schedule.')
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
