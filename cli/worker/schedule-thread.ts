import { parentPort, workerData } from 'node:worker_threads'
import { openSecondHandle } from '#db/open.ts'
import { workBoards } from '#ingest/worker/work-boards.ts'
import { messageOf } from '#cli/process/fail.ts'
import { summarise } from '#cli/ingest/progress.ts'
import { readBoardPlan } from '#cli/boards/live-boards.ts'
import { openNetwork } from '#cli/process/open-network.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import type { ScheduleMessage } from './schedule-boards.ts'
import type { Schedule } from '#cli/site/arguments.ts'
import { stderr } from '#cli/process/terminal.ts'

/** Same as for any worker; here only the next start of this site takes over. */
const TAKEOVER_SECONDS = 60
/** The queue, its heartbeats, the check for due boards, and the one host being crawled. */
const CONNECTIONS = 4

/**
 * Imports boards in a worker thread of the site: parsing and judging a board takes a second or so, which
 * would block the site's event loop. Started by `cli/worker/schedule-boards.ts`.
 */
const { boards, everySeconds, allowLoopback }: Schedule = workerData
const settings = readSettings()
const database = await openSecondHandle(settings, CONNECTIONS)
database.watch((error, what) =>
  tell({ level: 'error', fields: { error: messageOf(error) }, message: `boards: ${what}` }),
)
const stop = await workBoards({
  database,
  network: openNetwork(settings, { allowLoopback, timeoutMs: null }, stderr),
  readPlan: () =>
    readBoardPlan({ boards, owner: database.owner, allowLoopback, allowed: new Set(settings.allowSources) }),
  everySeconds,
  retention: settings.retention,
  onThisMachine: allowLoopback,
  // The embedded database has one session for visitors and writers: allow one writer at most.
  hostsAtOnce: 1,
  takeoverSeconds: TAKEOVER_SECONDS,
  onDone: (report) =>
    tell({
      level: report.problem ? 'warn' : 'info',
      fields: { board: report.source, result: summarise(report) },
      message: 'board',
    }),
  onLink: ({ source, title, outcome, detail }) =>
    tell({ level: 'info', fields: { board: source, result: detail, title, outcome }, message: 'posting' }),
  onContentLink: ({ link, rows, outcome, detail }) =>
    tell({
      level: outcome === 'dead' ? 'warn' : 'info',
      fields: { link, rows, outcome, result: detail },
      message: 'content link',
    }),
  onError: (error, what) =>
    tell({ level: 'error', fields: { error: messageOf(error) }, message: `boards: ${what}` }),
})

parentPort?.once('message', async () => {
  await stop()
  await database.close()
  // A pending fetch must not keep the thread alive.
  process.exit(0)
})

function tell(message: ScheduleMessage): void {
  parentPort?.postMessage(message)
}
