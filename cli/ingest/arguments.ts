import { isLoopback } from '#ingest/network/base-url.ts'
import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const USAGE = `Imports jobs from company job boards into the site.

  npm run ingest                                   the boards of the list that are due
  npm run ingest -- lever:meesho ashby:sarvam      these boards
  npm run ingest -- --boards FILE                  the due boards of a file of your own
  npm run ingest -- greenhouse:stripe --dry-run    show what would be saved; save nothing

Options
  --boards FILE        a list like content/boards.csv, or as JSON: [{ "source", "company" }]
  --all                also boards that were asked within their day, week or month
  --from FILE          read a saved response of one board from a file, not from the network
  --captured-at TIME   when that response was saved, as 2026-08-21T09:30:00Z; default: the newest
                       date in the file
  --force              import the file even if it looks like another company's, or cut off
  --base-url URL       the board's own address, if it is not at its vendor's address
  --allow-loopback     allow a base address on this machine, for tests
  --timeout SECONDS    time limit for one response; default 30
  --dry-run            save nothing
  --json               print the report as JSON: every posting, kept or rejected, with its fields,
                       the words they were read from, and the reason
  -h, --help           print this

After all boards, postings without a live board (from a company's file, or from an active board
that has not responded for three days) are checked on their own pages, each at most once a day.

Exit code: 0 if every board was imported or has not changed, 1 if a board had a problem (the others
are imported), 2 for wrong arguments, 130 if interrupted. After an interruption each board is either
done or untouched, and the next run continues.`

export interface IngestArguments {
  /** The named boards; empty for all of the list that are due. */
  tokens: string[]
  /** The list's path; null for the shipped one. */
  boards: string | null
  /** Path of a saved response. */
  from: string | null
  capturedAt: Date | null
  /** Import the saved response even if it looks wrong. */
  force: boolean
  /** Run boards also before their tier makes them due. */
  all: boolean
  baseUrl: string | null
  /** Allow requests to this machine. */
  allowLoopback: boolean
  /** Timeout of one response; null for the default. */
  timeoutMs: number | null
  dryRun: boolean
  json: boolean
}

/**
 * @param now A saved response from the future is refused.
 * @returns 'help' if help was requested.
 * @throws UsageError
 */
export function parseIngestArguments(args: string[], now: Date): IngestArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    boards: { type: 'string' },
    from: { type: 'string' },
    'base-url': { type: 'string' },
    'allow-loopback': { type: 'boolean' },
    'captured-at': { type: 'string' },
    force: { type: 'boolean' },
    all: { type: 'boolean' },
    timeout: { type: 'string' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const { from = null, boards = null, 'base-url': baseUrl = null } = values
  const capturedAt = values['captured-at'] === undefined ? null : parseTime(values['captured-at'], now)
  const allowLoopback = values['allow-loopback'] ?? false
  const tokens = [...new Set(positionals)]
  if (from !== null && tokens.length !== 1)
    throw new UsageError('--from reads one saved board. Name one board with it.')
  if (capturedAt && from === null)
    throw new UsageError('--captured-at says when a file was saved. It needs --from FILE.')
  if (values.force && from === null)
    throw new UsageError('--force imports a doubtful file. It needs --from FILE.')
  if (baseUrl !== null && tokens.length !== 1)
    throw new UsageError('--base-url is the address of one board. Name one board with it.')
  if (baseUrl !== null) checkBaseUrl(baseUrl, allowLoopback)
  return {
    tokens,
    boards,
    from,
    capturedAt,
    force: values.force ?? false,
    all: values.all ?? false,
    baseUrl,
    allowLoopback,
    timeoutMs: values.timeout === undefined ? null : parseSeconds(values.timeout) * 1000,
    dryRun: values['dry-run'] ?? false,
    json: values.json ?? false,
  }
}

function checkBaseUrl(text: string, allowLoopback: boolean): void {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new UsageError(`--base-url is "${text}"; expected an address such as https://careers.acme.example.`)
  }
  if (isLoopback(url) && !allowLoopback)
    throw new UsageError('--base-url is on this machine. Add --allow-loopback.')
}

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 600))
    throw new UsageError(`--timeout is "${text}"; expected seconds, from 1 to 600.`)
  return seconds
}

function parseTime(text: string, now: Date): Date {
  const time = /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(time.getTime())) {
    throw new UsageError(`--captured-at is "${text}"; expected a time such as 2026-08-21T09:30:00Z.`)
  }
  if (time > now) throw new UsageError(`--captured-at is "${text}", which is in the future.`)
  return time
}
