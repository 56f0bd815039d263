import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { messageOf } from '#cli/process/fail.ts'
import { readLiveBoards } from '#cli/boards/live-boards.ts'
import type { Schedule } from '#cli/site/arguments.ts'

/** What a log needs to be able to do here; the site's can. */
export type ScheduleLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>

/** A line for the log, from the thread. */
export interface ScheduleMessage {
  level: keyof ScheduleLog
  fields: object
  message: string
}

interface ScheduledBoards {
  /** "81, each every 21600 seconds" */
  plan: string
  /** To be called once the database is open. @returns Stops it: every board is then either done or untouched. */
  start(log: ScheduleLog): () => Promise<void>
}

const AGAIN_AFTER_MS = 60_000

/**
 * Boards that are taken in beside the site, in a thread of its process.
 *
 * @throws UsageError when the list cannot be used.
 */
export async function scheduleBoards(schedule: Schedule): Promise<ScheduledBoards> {
  const { length: count } = await readLiveBoards(schedule.boards, schedule.allowLoopback)
  return {
    plan: `${count}, each imported every ${schedule.everySeconds} seconds`,
    start: (log) => keepThread(schedule, log),
  }
}

/** A thread that fails does not end the site: another one is started after a while. */
function keepThread(schedule: Schedule, log: ScheduleLog): () => Promise<void> {
  let thread: Worker | null = null
  let again: NodeJS.Timeout | undefined
  let stopping = false

  function start(): void {
    thread = new Worker(new URL('./schedule-thread.ts', import.meta.url), {
      // The thread is not started the way this process was (a loader, --eval).
      execArgv: [],
      workerData: schedule,
    })
    thread.on('message', ({ level, fields, message }: ScheduleMessage) => log[level](fields, message))
    thread.on('error', (error) => log.error({ error: messageOf(error) }, 'boards: the thread failed'))
    thread.once('exit', () => {
      thread = null
      if (!stopping) again = setTimeout(start, AGAIN_AFTER_MS).unref()
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
