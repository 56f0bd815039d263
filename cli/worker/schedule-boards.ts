import { formatInterval } from '#core/duration.ts'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { messageOf } from '#cli/process/fail.ts'
import { readBoardList } from '#cli/boards/board-list.ts'
import { readBoardPlan } from '#cli/boards/live-boards.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import type { Schedule } from '#cli/site/arguments.ts'

/** The log methods needed here; the site's log has them. */
export type ScheduleLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>

/** A log line from the thread. */
export interface ScheduleMessage {
  level: keyof ScheduleLog
  fields: object
  message: string
}

interface ScheduledBoards {
  /** "81, each imported at most every 21600 seconds" */
  plan(owner: Kysely<Database>): Promise<string>
  /**
   * Call it once the database is open. @returns A function that stops it; every board is then complete or
   * untouched.
   */
  start(log: ScheduleLog): () => Promise<void>
}

const RESTART_AFTER_MS = 60_000
const THREAD = new URL('./schedule-thread.ts', import.meta.url)

/**
 * Imports boards next to the site, in a worker thread of its process.
 *
 * @param program The module that the thread runs.
 * @throws UsageError if the list is invalid.
 */
export async function scheduleBoards(schedule: Schedule, program = THREAD): Promise<ScheduledBoards> {
  const allowed = new Set(readSettings().allowSources)
  // A wrong list of one's own is told before anything starts.
  if (schedule.boards !== null) await readBoardList(resolve(schedule.boards))
  return {
    plan: async (owner) => {
      const { sources } = await readBoardPlan({ ...schedule, owner, allowed })
      return `${sources.length}, each imported at most ${formatInterval(schedule.everySeconds)}`
    },
    start: (log) => superviseThread(program, schedule, log),
  }
}

/** If the thread fails, the site keeps running, and a new thread is started after a delay. */
function superviseThread(program: URL, schedule: Schedule, log: ScheduleLog): () => Promise<void> {
  let thread: Worker | null = null
  let again: NodeJS.Timeout | undefined
  let stopping = false

  function start(): void {
    thread = new Worker(program, {
      // The thread must not inherit this process's flags (a loader, --eval).
      execArgv: [],
      workerData: schedule,
    })
    thread.on('message', ({ level, fields, message }: ScheduleMessage) => log[level](fields, message))
    thread.on('error', (error) => log.error({ error: messageOf(error) }, 'boards: the thread failed'))
    thread.once('exit', () => {
      thread = null
      if (!stopping) again = setTimeout(start, RESTART_AFTER_MS).unref()
    })
  }

  start()
  return async () => {
    stopping = true
    clearTimeout(again)
    if (!thread) return
    const ended = once(thread, 'exit')
    thread.postMessage('stop')
    await ended
  }
}
