import type { Kysely } from 'kysely'
import type { AlertChannelName } from '#core/alert.ts'
import {
  alertIssue,
  claimAlertMails,
  listDueAlerts,
  listUnmailed,
  prepareAlertMail,
  type AlertRecipient,
  type DueAlert,
} from '#db/queries/newsletter/alert-mails.ts'
import type { Database } from '#db/schema.ts'
import { alertContent, type FoundForAlert } from './alert-content.ts'
import type { Channel } from './channel.ts'
import type { FindNew } from './find-new.ts'
import { sendMailing, type SendOptions, type SendTally } from './send-mailing.ts'

/** Readers whose alerts are read at once. */
const READERS_AT_ONCE = 200
/** As many as a command has connections: each waits for the database most of the time. */
const PREPARED_AT_ONCE = 2

export interface PrepareOptions {
  owner: Kysely<Database>
  /** Whose readers. */
  channel: AlertChannelName
  findNew: FindNew
  now: Date
  /** Id of this process; see `db/queries/newsletter/issues.ts`. */
  run: string
  /** Stops after the current readers. */
  signal: AbortSignal
}

/**
 * Runs the searches of the due alerts, and stores a mail for each reader who has new postings. A posting goes to a
 * reader once, whatever number of alerts it matches. A killed run loses nothing: what it stored is sent by the next
 * one, and the rest is still due.
 */
export async function prepareAlertMails(options: PrepareOptions): Promise<void> {
  const { owner, channel, now, signal } = options
  let last: string | null = null
  while (!signal.aborted) {
    const due: DueAlert[] = await listDueAlerts(owner, {
      channel,
      now,
      after: last,
      readers: READERS_AT_ONCE,
    })
    if (due.length === 0) return
    const readers = Map.groupBy(due, ({ subscriber }) => subscriber).values()
    const prepareNext = async () => {
      // All share one iterator.
      for (const alerts of readers) if (!signal.aborted) await prepareMail(alerts, options)
    }
    await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, prepareNext))
    last = due.at(-1)?.subscriber ?? null
  }
}

/** @param alerts All due alerts of one reader, at least one. */
async function prepareMail(
  alerts: DueAlert[],
  { owner, channel, findNew, now, run }: PrepareOptions,
): Promise<void> {
  const [{ subscriber } = { subscriber: '' }] = alerts
  const matching: FoundForAlert[] = []
  for (const alert of alerts) {
    const { id, name, query } = alert
    matching.push({ id, name, query, jobs: await findNew(alert) })
  }
  const ids = matching.flatMap(({ jobs }) => jobs.map(({ id }) => id))
  const left = await listUnmailed(owner, subscriber, ids)
  const found = matching.map(({ id: alert, name, query, jobs }) => ({
    id: alert,
    name,
    query,
    // The first alert that finds a posting has it.
    jobs: jobs.filter(({ id }) => left.delete(id)),
  }))
  await prepareAlertMail(owner, now, {
    issue: alertIssue(channel, now),
    run,
    subscriber,
    alerts: alerts.map(({ id }) => id),
    jobs: found.flatMap(({ jobs }) => jobs.map(({ id }) => id)),
    content: alertContent(found, now),
  })
}

/** A channel for the alerts of a day. */
export interface AlertChannel {
  name: AlertChannelName
  /** @param issue The issue that the messages belong to. */
  of(issue: string): Channel<AlertRecipient>
}

type SendAlertsOptions = Omit<SendOptions<AlertRecipient>, 'mailing' | 'channel'> & {
  issue: string
  channel: AlertChannel
}

/** Sends the prepared messages of an issue (`sendMailing`). */
export function sendAlerts({ issue, channel, ...options }: SendAlertsOptions): Promise<SendTally> {
  return sendMailing({
    ...options,
    mailing: {
      issue,
      claim: (limit) => claimAlertMails(options.owner, { issue, run: options.run }, limit),
    },
    channel: channel.of(issue),
  })
}
