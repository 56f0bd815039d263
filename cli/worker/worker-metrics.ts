import type { Kysely } from 'kysely'
import { Counter, Registry } from 'prom-client'
import type { MetricsSettings } from '#core/settings.ts'
import type { Database } from '#db/schema.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { registerOperation } from '#metrics/operation-gauges.ts'
import { serveMetrics } from '#metrics/serve-metrics.ts'

export interface WorkerMetrics {
  ran(report: Pick<BoardReport, 'notModified' | 'problem'>): void
  failed(): void
  close(): Promise<void>
}

export interface WorkerMetricsOptions {
  /** Null: nothing is served. */
  settings: MetricsSettings | null
  owner: Kysely<Database>
  onError: (error: unknown, what: string) => void
}

/**
 * The metrics of a worker: the runs and errors of this process, and what the database counts.
 *
 * @throws MetricsListenError
 */
export async function serveWorkerMetrics({
  settings,
  owner,
  onError,
}: WorkerMetricsOptions): Promise<WorkerMetrics> {
  if (!settings) return { ran: () => {}, failed: () => {}, close: async () => {} }
  const registry = new Registry()
  const registers = [registry]
  const runs = new Counter({
    name: 'pravesh_worker_board_runs_total',
    help: 'Boards that this worker ran, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const errors = new Counter({
    name: 'pravesh_worker_errors_total',
    help: 'Errors that are not of a board: of the queue, of the database.',
    registers,
  })
  const { close } = await serveMetrics(
    settings,
    registry,
    onError,
    registerOperation(registry, { owner, logError: onError }),
  )
  return {
    ran: ({ notModified, problem }) =>
      runs.inc({ outcome: problem?.outcome ?? (notModified ? 'not modified' : 'done') }),
    failed: () => errors.inc(),
    close,
  }
}
