import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { readOperation, type LabelledCount, type OperationFigures } from '#db/queries/operation.ts'
import type { Database } from '#db/schema.ts'

export interface OperationGaugeOptions {
  owner: Kysely<Database>
  logError: (error: unknown, what: string) => void
  /** Injected by tests. */
  read?: (owner: Kysely<Database>) => Promise<OperationFigures>
  /** Milliseconds, increasing. */
  now?: () => number
}

/** Several processes and scrapers ask, and the counts take the server's time. */
const FRESH_MS = 10_000
/** A database that does not answer must not keep the other metrics back. */
const LIMIT_MS = 3_000

type Table = 'postings' | 'boards' | 'queue' | 'runs' | 'mails'

/** `[table, name, the label's name if it has one, help]`. */
const TABLES: readonly [Table, string, string | null, string][] = [
  ['postings', 'postings', null, 'Real postings by state.'],
  ['boards', 'boards', 'kind', 'Boards that are asked, by kind and state.'],
  ['queue', 'queue_jobs', 'queue', 'Jobs that wait or are worked on.'],
  ['runs', 'board_runs_last_day', null, 'Board runs of the last 24 hours, by outcome.'],
  [
    'mails',
    'mails',
    'kind',
    'Mails and Telegram messages of the last seven days by state; confirmation links that are due now.',
  ],
]

/**
 * Adds gauges of what the database counts. Every process that serves metrics shows the same ones, so take the maximum.
 *
 * @returns Reads them, at most every ten seconds. While the database does not answer, they are left out, and
 * `pravesh_operation_read` is 0. Never throws.
 */
export function registerOperation(registry: Registry, options: OperationGaugeOptions): () => Promise<void> {
  const { owner, logError, read = readOperation, now = () => performance.now() } = options
  const registers = [registry]
  const gauges = TABLES.map(([table, name, label, help]) => ({
    table,
    label,
    gauge: new Gauge({
      name: `pravesh_${name}`,
      help,
      labelNames: [...(label === null ? [] : [label]), 'state'],
      registers,
    }),
  }))
  const single = (name: string, help: string) => new Gauge({ name: `pravesh_${name}`, help, registers })
  const unconfirmed = single('postings_unconfirmed', 'Open postings not confirmed for seven days.')
  const reports = single('reports_open', 'Reports from visitors that nobody has handled.')
  const sinceCrawl = single('seconds_since_crawl', 'Since a board was last read in full; NaN if none was.')
  const answered = single('operation_read', '1 if the database answered what the metrics above ask.')

  const show = (figures: OperationFigures) => {
    for (const { table, label, gauge } of gauges) setAll(gauge, label, figures[table])
    unconfirmed.set(figures.unconfirmed)
    reports.set(figures.reports)
    sinceCrawl.set(figures.sinceCrawl ?? Number.NaN)
    answered.set(1)
  }
  const hide = () => {
    for (const { gauge } of gauges) gauge.reset()
    for (const gauge of [unconfirmed, reports, sinceCrawl]) gauge.set(Number.NaN)
    answered.set(0)
  }

  let readAt = Number.NEGATIVE_INFINITY
  let failing = false
  let pending: Promise<void> | null = null
  const renew = async () => {
    try {
      show(await read(owner))
      readAt = now()
      failing = false
    } catch (error) {
      hide()
      if (!failing) logError(error, 'The figures for the metrics could not be read')
      failing = true
    }
  }
  hide()
  return async () => {
    if (now() - readAt < FRESH_MS) return
    pending ??= renew().finally(() => {
      pending = null
    })
    const late = sleep(LIMIT_MS, 'late', { ref: false })
    if ((await Promise.race([pending, late])) === 'late') hide()
  }
}

function setAll(gauge: Gauge, label: string | null, counts: readonly LabelledCount[]): void {
  gauge.reset()
  for (const { label: value, state, count } of counts)
    gauge.set({ ...(label === null ? {} : { [label]: value }), state }, count)
}
