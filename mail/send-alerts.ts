import type { Kysely } from 'kysely'
import type { AlertChannelName } from '#core/alert.ts'
import {
  alertIssue,
  claimAlertMails,
  listDueAlerts,
  listMailed,
  storeAlertMails,
  type AlertRecipient,
  type DueAlert,
} from '#db/queries/newsletter/alert-mails.ts'
import type { Database } from '#db/schema.ts'
import { alertContent, type FoundForAlert } from './alert-content.ts'
import type { Channel } from './channel.ts'
import type { FindNew } from './find-new.ts'
import { sendMailing, type SendOptions, type SendTally } from './send-mailing.ts'

/** Readers whose mails are prepared at once. */
const READERS_AT_ONCE = 100

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
    await prepareMails(due, options)
    last = due.at(-1)?.subscriber ?? null
  }
}

/** @param due All due alerts of some readers. */
async function prepareMails(
  due: DueAlert[],
  { owner, channel, findNew, now, run }: PrepareOptions,
): Promise<void> {
  const matching = new Map<string, FoundForAlert[]>()
  for (const alert of due) {
    const { subscriber, id, name, query } = alert
    const found = { id, name, query, jobs: await findNew(alert) }
    matching.set(subscriber, [...(matching.get(subscriber) ?? []), found])
  }
  const all = [...matching.values()].flat().flatMap(({ jobs }) => jobs.map(({ id }) => id))
  const mailed = await listMailed(owner, [...matching.keys()], [...new Set(all)])
  const mails = Array.from(matching, ([subscriber, alerts]) => {
    const had = mailed.get(subscriber)
    const ids = alerts.flatMap(({ jobs }) => jobs.map(({ id }) => id))
    const left = new Set(ids.filter((id) => !had?.has(id)))
    const found = alerts.map(({ id, name, query, jobs }) => ({
      id,
      name,
      query,
      // The first alert that finds a posting has it.
      jobs: jobs.filter((job) => left.delete(job.id)),
    }))
    return {
      subscriber,
      alerts: alerts.map(({ id }) => id),
      jobs: found.flatMap(({ jobs }) => jobs.map(({ id }) => id)),
      content: alertContent(found, now),
    }
  })
  await storeAlertMails(owner, now, { issue: alertIssue(channel, now), run, mails })
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
