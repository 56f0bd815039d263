import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isAlertTime } from '#core/alert.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import { readNow } from '#db/clock.ts'
import { hasAlertWork } from '#db/queries/newsletter/alert-mails.ts'
import { repeat } from '#db/repeat.ts'
import type { Database } from '#db/schema.ts'
import { runAlerts } from '#mail/run-alerts.ts'
import type { AlertChannel } from '#mail/send-alerts.ts'
import { messageOf } from '#cli/process/fail.ts'
import type { ScheduleLog } from '#cli/worker/schedule-boards.ts'

const CHECK_EVERY_MS = 5 * 60_000

export interface ScheduledAlertsOptions {
  owner: Kysely<Database>
  finder: Pick<JobFinder, 'find'>
  channel: AlertChannel
  log: ScheduleLog
}

/**
 * Mails job alerts from inside the site's process: from eight in the morning in India, and again every few
 * minutes while some are left, for example because the mail server is down.
 *
 * @returns A function that stops it after the mails being sent.
 */
export function scheduleAlerts(options: ScheduledAlertsOptions): () => Promise<void> {
  const { log } = options
  const stopping = new AbortController()
  const stop = repeat(
    CHECK_EVERY_MS,
    'alerts: a run failed',
    (error, message) => log.error({ error: messageOf(error) }, message),
    async () => mailDueAlerts(options, await readNow(options.owner), stopping.signal),
    'at once',
  )
  return async () => {
    stopping.abort()
    await stop()
  }
}

/** One check: mails what is due at this time of the database, if anything is. */
export async function mailDueAlerts(
  options: ScheduledAlertsOptions,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { owner, finder, channel, log } = options
  if (!isAlertTime(now) || !(await hasAlertWork(owner, channel.name, now))) return
  const reports = await runAlerts({
    owner,
    finder,
    channel,
    now,
    run: randomUUID(),
    signal,
    onWait: () => {},
    onPrepared: () => {},
    onProgress: () => {},
  })
  for (const { issue, tally, counts } of reports ?? []) {
    const problems = [...tally.problems.keys()]
    log[tally.stopped === null ? 'info' : 'warn']({ issue, ...counts, problems }, 'alerts')
  }
}
