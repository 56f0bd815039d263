import type { Kysely } from 'kysely'
import type { JobFinder } from '#core/find/job-search.ts'
import { eraseUnconfirmedAlerts } from '#db/queries/newsletter/alert-confirmations.ts'
import {
  alertIssue,
  countAlertMails,
  dropOldAlertMails,
  listAlertIssues,
} from '#db/queries/newsletter/alert-mails.ts'
import { resendInDoubt, type IssueCounts } from '#db/queries/newsletter/deliveries.ts'
import { beginIssue, noteThrottling } from '#db/queries/newsletter/issues.ts'
import type { Database } from '#db/schema.ts'
import { createFindNew } from './find-new.ts'
import { withIssue } from './issue-lease.ts'
import { prepareAlertMails, sendAlerts, type AlertChannel } from './send-alerts.ts'
import type { SendTally } from './send-mailing.ts'

const DAY_MS = 86_400_000

export interface RunAlertsOptions {
  owner: Kysely<Database>
  /** The finder of the jobs page, so that an alert finds what the page shows. */
  finder: Pick<JobFinder, 'find'>
  channel: AlertChannel
  /** By the database's clock, which decides the day of the messages. */
  now: Date
  /** Id of this process; see `db/queries/newsletter/issues.ts`. */
  run: string
  signal: AbortSignal
  /** Also sends messages that the server received but did not reply to. */
  inDoubt?: boolean
  onWait: () => void
  /** The messages of a day are prepared, and sending begins. */
  onPrepared: (counts: IssueCounts) => void
  onProgress: (tally: SendTally) => void
}

/** What happened to the messages of one day. */
export interface AlertsReport {
  issue: string
  tally: SendTally
  counts: IssueCounts
}

/**
 * Sends the alerts of a channel that are due, and what yesterday's run left unsent. Idempotent: run it as often as you like. A
 * killed run is continued by the next one, without a loss and without a message sent twice.
 *
 * @returns Null if another process is sending.
 */
export async function runAlerts(options: RunAlertsOptions): Promise<AlertsReport[] | null> {
  const { owner, now } = options
  const { name: channel } = options.channel
  const yesterday = new Date(now.getTime() - DAY_MS)
  const today = alertIssue(channel, now)
  await eraseUnconfirmedAlerts(owner)
  await dropOldAlertMails(owner, channel, { before: yesterday, now })
  await beginIssue(owner, today, {})
  const reports: AlertsReport[] = []
  for (const issue of await listAlertIssues(owner, channel, yesterday)) {
    if (options.signal.aborted) break
    if (issue !== today && !(await isUnfinished(issue, options))) continue
    const report = await runIssue(issue, issue === today, options)
    if (!report) return null
    reports.push(report)
  }
  return reports
}

async function isUnfinished(issue: string, { owner, inDoubt }: RunAlertsOptions): Promise<boolean> {
  const { left, in_doubt: doubtful } = await countAlertMails(owner, issue)
  return left > 0 || (inDoubt === true && doubtful > 0)
}

function runIssue(issue: string, prepares: boolean, options: RunAlertsOptions): Promise<AlertsReport | null> {
  const { owner, finder, channel, now, run, inDoubt, onPrepared, onProgress } = options
  return withIssue({
    owner,
    issue,
    run,
    signal: options.signal,
    onWait: options.onWait,
    work: async (signal) => {
      if (inDoubt) await resendInDoubt(owner, issue)
      if (prepares)
        await prepareAlertMails({
          owner,
          channel: channel.name,
          findNew: await createFindNew(owner, finder, now),
          now,
          run,
          signal,
        })
      onPrepared(await countAlertMails(owner, issue))
      const tally = await sendAlerts({ owner, issue, channel, run, signal, onProgress })
      await noteThrottling(owner, issue, tally.throttled)
      const { left, ...counts } = await countAlertMails(owner, issue)
      return { finished: left === 0, value: { issue, tally, counts } }
    },
  })
}
