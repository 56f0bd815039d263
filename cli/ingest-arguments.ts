import type { Source } from '#ingest/adapter.ts'
import { parseSource, SourceTokenError } from '#ingest/sources.ts'
import { parseOptions, UsageError } from './run-command.ts'

export const USAGE = `Takes postings from employers' own boards into the site.

  npm run ingest -- greenhouse:stripe              fetch the board and store its IT jobs in India
  npm run ingest -- greenhouse:stripe --dry-run    show what would be stored; open no database

Options
  --from FILE          read a saved response of the same source instead of the network
  --captured-at TIME   when that response was saved, as 2026-08-21T09:30:00Z; else the newest
                       day that it states
  --dry-run            write nothing
  --json               print the report as JSON: every posting, kept or rejected, with fields and reason
  -h, --help           print this`

export interface IngestArguments {
  sources: Source[]
  /** Path of a saved response. */
  from: string | null
  capturedAt: Date | null
  dryRun: boolean
  json: boolean
}

/**
 * @param now A saved response cannot be from the future.
 * @returns 'help' where that is all that was asked.
 * @throws UsageError
 */
export function parseIngestArguments(args: string[], now: Date): IngestArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    from: { type: 'string' },
    'captured-at': { type: 'string' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const from = values.from ?? null
  const capturedAt = values['captured-at'] === undefined ? null : parseTime(values['captured-at'], now)
  if (positionals.length === 0)
    throw new UsageError('Name a board, for example: npm run ingest -- greenhouse:stripe')
  if (from !== null && positionals.length > 1)
    throw new UsageError('--from reads one saved board: name one board with it.')
  if (capturedAt && from === null)
    throw new UsageError('--captured-at says when a file was saved: it needs --from FILE.')
  const sources = [...new Set(positionals)].map(readSource)
  return { sources, from, capturedAt, dryRun: values['dry-run'] ?? false, json: values.json ?? false }
}

function readSource(token: string): Source {
  try {
    return parseSource(token)
  } catch (error) {
    if (error instanceof SourceTokenError) throw new UsageError(error.message, { cause: error })
    throw error
  }
}

function parseTime(text: string, now: Date): Date {
  const time = /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(time.getTime())) {
    throw new UsageError(`--captured-at is "${text}"; expected a time such as 2026-08-21T09:30:00Z.`)
  }
  if (time > now) throw new UsageError(`--captured-at is "${text}", which is in the future.`)
  return time
}
