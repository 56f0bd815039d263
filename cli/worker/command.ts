import { counted } from '#core/count.ts'
import { formatInterval } from '#core/duration.ts'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { startTidying } from '#db/maintenance.ts'
import { openDatabase } from '#db/open.ts'
import type { LinkReport } from '#ingest/links/check-links.ts'
import type { ContentLinkReport } from '#ingest/links/content-links.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { workBoards } from '#ingest/worker/work-boards.ts'
import { messageOf } from '#cli/process/fail.ts'
import { followParent } from '#cli/process/follow-parent.ts'
import { summarise } from '#cli/ingest/progress.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import { readBoardList } from '#cli/boards/board-list.ts'
import { readBoardPlan } from '#cli/boards/live-boards.ts'
import { mergeShippedBoards } from '#cli/boards/shipped-boards.ts'
import { openNetwork } from '#cli/process/open-network.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { runCommand, UsageError } from '#cli/process/run-command.ts'
import { parseWorkerArguments, USAGE, type WorkerArguments } from './arguments.ts'
import { scheduleOperatorAlerts } from './schedule-operator-alerts.ts'
import { serveWorkerMetrics } from './worker-metrics.ts'
import { printDatabase } from '#cli/process/database-line.ts'
import { stderr, stdout } from '#cli/process/terminal.ts'

/**
 * Connections besides one for each host being crawled: the queue, its heartbeats, and the check for due
 * boards.
 */
const QUEUE_CONNECTIONS = 3

const WITHOUT_SERVER = `Workers share boards through a PostgreSQL server. Set DATABASE_URL.
With the embedded database, use this on a single machine: npm start -- --schedule`

/** `npm run worker`: imports boards until it is stopped. Any number of workers can share the boards. */
async function main({ boards, allowLoopback, ...args }: WorkerArguments): Promise<void> {
  followParent()
  const settings = readSettings()
  if (!settings.databaseUrl) throw new UsageError(WITHOUT_SERVER)
  printDatabase(settings)
  const allowed = new Set(settings.allowSources)
  // A wrong list of one's own is told before a database is opened.
  if (boards !== null) await readBoardList(resolve(boards))
  const network = openNetwork(settings, { allowLoopback, timeoutMs: null }, stderr)
  const database = await openDatabase(settings, args.hostsAtOnce + QUEUE_CONNECTIONS)
  database.watch((error, what) => error !== null && onError(error, what))
  const { owner } = database
  const readPlan = () => readBoardPlan({ boards, owner, allowLoopback, allowed })
  const metrics = await serveWorkerMetrics({ settings: settings.metrics, owner, onError })
  const noteError = (error: unknown, what: string) => {
    metrics.failed()
    onError(error, what)
  }
  try {
    if (boards === null) await mergeShippedBoards(owner)
    const count = (await readPlan()).sources.length
    await untilInterrupted(async (signal) => {
      const stop = await workBoards({
        database,
        network,
        readPlan,
        retention: settings.retention,
        onThisMachine: allowLoopback,
        ...args,
        onDone: (report) => {
          metrics.ran(report)
          onDone(report)
        },
        onLink,
        onContentLink,
        onError: noteError,
      })
      print(
        `${counted(count, 'board')}, each at most ${formatInterval(args.everySeconds)}, ` +
          `${counted(args.hostsAtOnce, 'host')} at once`,
      )
      const stopTidying = startTidying(owner, noteError)
      const stopAlerts = scheduleOperatorAlerts(owner, settings, noteError)
      if (!signal.aborted) await once(signal, 'abort')
      await Promise.all([stop(), stopTidying(), stopAlerts()])
    })
  } finally {
    await metrics.close()
    await database.close()
  }
  print('stopped')
}

function onDone(report: BoardReport): void {
  print(`${report.source}: ${summarise(report)}`)
}

function onLink({ source, title, outcome, detail }: LinkReport): void {
  print(`${source}: ${title}: ${outcome ?? 'closed in the meantime'}, ${detail}`)
}

function onContentLink({ link, rows, outcome, detail }: ContentLinkReport): void {
  if (outcome !== 'works') print(`link of ${rows.join(' and ')}: ${outcome}, ${link}: ${detail}`)
}

function onError(error: unknown, what: string): void {
  stderr.write(`${now()} ${what}: ${messageOf(error)}\n`)
}

function print(line: string): void {
  stdout.write(`${now()} ${line}\n`)
}

function now(): string {
  // oxlint-disable-next-line pravesh/no-process-clock -- the output of this machine
  return new Date().toISOString().replace(/\.\d+/, '')
}

await runCommand('worker', async () => {
  const args = parseWorkerArguments(process.argv.slice(2))
  if (args === 'help') stdout.write(`${USAGE}\n`)
  else await main(args)
  return 0
})
// A pending fetch must not keep the process alive.
process.stdout.write('', () => process.exit())
