import { parentPort, workerData } from 'node:worker_threads'
import { openBeside } from '#db/open.ts'
import { workBoards } from '#ingest/worker/work-boards.ts'
import { messageOf } from '#cli/process/fail.ts'
import { summarise } from '#cli/ingest/progress.ts'
import { readLiveBoards } from '#cli/boards/live-boards.ts'
import { openNetwork } from '#cli/ingest/open-network.ts'
import { readPausedBoards } from '#cli/boards/paused-boards.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import type { ScheduleMessage } from './schedule-boards.ts'
import type { Schedule } from '#cli/site/arguments.ts'

/** As for any worker; nobody but the next start of this site takes over here. */
const TAKEOVER_SECONDS = 60
/** The queue, its heartbeats, the look for what is due, and the one host in work. */
const CONNECTIONS = 4

/**
 * The boards that a site takes in, in a thread of its own: to read and to judge a board's postings takes a second or
 * so, in which the site's own thread would answer nobody. `cli/worker/schedule-boards.ts` starts it.
 */
const { boards, everySeconds, allowLoopback }: Schedule = workerData
const settings = readSettings()
const database = await openBeside(settings, CONNECTIONS)
database.watch((error, what) =>
  tell({ level: 'error', fields: { error: messageOf(error) }, message: `boards: ${what}` }),
)
const stop = await workBoards({
  database,
  network: openNetwork(settings, { allowLoopback, timeoutMs: null }, process.stderr),
  listBoards: () => readLiveBoards(boards, allowLoopback),
  listPaused: () => readPausedBoards(boards, allowLoopback),
  everySeconds,
  // Visitors of the embedded database share its one session with one writer at most.
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
  onError: (error, what) =>
    tell({ level: 'error', fields: { error: messageOf(error) }, message: `boards: ${what}` }),
})

parentPort?.once('message', async () => {
  await stop()
  await database.close()
  // A fetch that nobody waits for any more must not hold the thread.
  process.exit(0)
})

function tell(message: ScheduleMessage): void {
  parentPort?.postMessage(message)
}
