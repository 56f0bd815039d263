import type { Kysely } from 'kysely'
import type { MailSettings } from '#core/settings.ts'
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
import { alertMail } from './alert-mail.ts'
import type { FindNew } from './find-new.ts'
import { sendMailing, type SendOptions, type SendTally } from './send-mailing.ts'

/** Readers whose alerts are read at once. */
const READERS_AT_ONCE = 50

export interface PrepareOptions {
  owner: Kysely<Database>
  findNew: FindNew
  now: Date
  /** Id of this process; see `db/queries/newsletter/issues.ts`. */
  run: string
  /** Stops after the current reader. */
  signal: AbortSignal
}

/**
 * Runs the searches of the due alerts, and stores a mail for each reader who has new postings. A posting goes to a
 * reader once, whatever number of alerts it matches. A killed run loses nothing: what it stored is sent by the next
 * one, and the rest is still due.
 */
export async function prepareAlertMails(options: PrepareOptions): Promise<void> {
  const { owner, now, signal } = options
  let last: string | null = null
  while (!signal.aborted) {
    const due: DueAlert[] = await listDueAlerts(owner, now, last, READERS_AT_ONCE)
    if (due.length === 0) return
    for (const alerts of Map.groupBy(due, ({ subscriber }) => subscriber).values()) {
      if (signal.aborted) return
      await prepareMail(alerts, options)
    }
    last = due.at(-1)?.subscriber ?? null
  }
}

/** @param alerts All due alerts of one reader, at least one. */
async function prepareMail(alerts: DueAlert[], { owner, findNew, now, run }: PrepareOptions): Promise<void> {
  const [{ subscriber } = { subscriber: '' }] = alerts
  const matching: FoundForAlert[] = []
  for (const alert of alerts) {
    const { name, query } = alert
    matching.push({ name, query, jobs: await findNew(alert) })
  }
  const ids = matching.flatMap(({ jobs }) => jobs.map(({ id }) => id))
  const left = await listUnmailed(owner, subscriber, ids)
  const found = matching.map(({ name, query, jobs }) => ({
    name,
    query,
    // The first alert that finds a posting has it.
    jobs: jobs.filter(({ id }) => left.delete(id)),
  }))
  await prepareAlertMail(owner, now, {
    issue: alertIssue(now),
    run,
    subscriber,
    alerts: alerts.map(({ id }) => id),
    jobs: found.flatMap(({ jobs }) => jobs.map(({ id }) => id)),
    content: alertContent(found, now),
  })
}

type SendAlertsOptions = Omit<SendOptions<AlertRecipient>, 'mailing'> & {
  issue: string
  mail: Pick<MailSettings, 'from'>
  siteUrl: string
}

/** Sends the prepared mails of an issue (`sendMailing`). */
export function sendAlertMails({
  issue,
  mail: { from },
  siteUrl,
  ...options
}: SendAlertsOptions): Promise<SendTally> {
  return sendMailing({
    ...options,
    mailing: {
      issue,
      sender: from.address,
      claim: (limit) => claimAlertMails(options.owner, { issue, run: options.run }, limit),
      // oxlint-disable-next-line pravesh/no-process-clock -- the Date of the mail
      compose: (recipient) => alertMail({ issue, siteUrl, from }, recipient, new Date()),
    },
  })
}
