import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isoWeek } from '#core/dates.ts'
import type { MailSettings } from '#core/settings.ts'
import { readNow } from '#db/clock.ts'
import { beginAsOperator, continueAsOperator, resendAsOperator } from '#db/queries/admin/newsletter-acts.ts'
import { countDeliveries, type IssueCounts } from '#db/queries/newsletter/deliveries.ts'
import { getIssue, listIssues, type NewsletterIssue } from '#db/queries/newsletter/issues.ts'
import {
  countSubscribers,
  eraseUnconfirmed,
  type SubscriberCounts,
} from '#db/queries/newsletter/subscribers.ts'
import type { Database } from '#db/schema.ts'
import { parseIssueContent, readIssueContent } from '#mail/issue-content.ts'
import { withIssue } from '#mail/issue-lease.ts'
import { sendDueConfirmations } from '#mail/send-confirmations.ts'
import { sendIssue } from '#mail/send-issue.ts'
import type { DeliveryProblem } from '#mail/delivery-problem.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import { operator } from '#cli/process/operator.ts'
import type { CommandIo } from '#cli/process/run-command.ts'
import { closing, exitCode, left } from './closing.ts'
import { createSendProgress } from './progress.ts'

const GO_ON_WITHIN_MS = 2 * 24 * 3_600_000

/** What the actions that mail need. */
export interface MailingOptions {
  owner: Kysely<Database>
  siteUrl: string
  mail: MailSettings
  io: CommandIo
}

/**
 * `npm run newsletter -- send`: starts this week's issue if it has a reader, or continues it: for those whom a killed send
 * left out, and those who have confirmed since.
 *
 * @returns The exit code.
 */
export async function sendNewsletter({
  owner,
  siteUrl,
  mail,
  io: { stdout, stderr },
  inDoubt,
}: MailingOptions & { inDoubt: boolean }): Promise<number> {
  const print = (line: string) => stdout.write(`${line}\n`)
  await eraseUnconfirmed(owner)
  const now = await readNow(owner)
  const earlier = (await unfinishedIssue(owner, now)) ?? (await getIssue(owner, isoWeek(now)))
  const subscribers = await countSubscribers(owner)
  if (!earlier && subscribers.confirmed === 0) {
    print(notStarted(isoWeek(now), subscribers))
    return 0
  }
  const actor = operator()
  const issue =
    earlier ?? (await beginAsOperator(owner, actor, isoWeek(now), await readIssueContent(owner, now)))
  const week = issue.id
  const content = parseIssueContent(issue.content)
  const run = randomUUID()
  const before = await countDeliveries(owner, week)
  print(opening(week, earlier !== null, before))
  const progress = createSendProgress(stderr, before)

  return untilInterrupted(async (signal) => {
    const outcome = await withIssue({
      owner,
      issue: week,
      run,
      signal,
      onWait: () =>
        stderr.write(
          'Another process was sending this issue a moment ago. Waiting to see if it is still running …\n',
        ),
      work: async (workSignal) => {
        if (earlier && left(before) > 0)
          await continueAsOperator(owner, actor, week, { sent: before.sent, left: left(before) })
        if (inDoubt) print(`${await resendAsOperator(owner, actor, week)} in doubt will be sent again.`)
        const { from, smtpUrl } = mail
        const tally = await sendIssue({
          owner,
          issue: { content, siteUrl, from },
          run,
          smtpUrl,
          signal: workSignal,
          onProgress: progress.show,
        }).finally(progress.end)
        const counts = await countDeliveries(owner, week)
        return { finished: left(counts) === 0, value: { tally, counts } }
      },
    })
    if (!outcome) {
      if (signal.aborted) return 130
      print(`Another process is already sending ${week}. Nothing was sent by this one.`)
      return 1
    }
    print(closing(`Issue ${week}`, 'send', outcome.tally, outcome.counts))
    return exitCode(outcome.counts, signal.aborted)
  })
}

/** Finishes an issue that the end of its week interrupted a day or two ago. Older issues are out of date. */
async function unfinishedIssue(owner: Kysely<Database>, now: Date): Promise<NewsletterIssue | null> {
  const [last] = await listIssues(owner, 1)
  if (!last || last.finished_at !== null || last.id === isoWeek(now)) return null
  if (now.getTime() - last.begun_at.getTime() > GO_ON_WITHIN_MS) return null
  return left(await countDeliveries(owner, last.id)) > 0 ? last : null
}

/** `npm run newsletter -- confirmations`. @returns The exit code. */
export async function sendConfirmations({ owner, siteUrl, mail, io }: MailingOptions): Promise<number> {
  let problems = 0
  return untilInterrupted(async (signal) => {
    const onProblem = (problem: DeliveryProblem) => {
      problems += 1
      io.stderr.write(`${problem.message}\n`)
    }
    const sent = await sendDueConfirmations({ owner, mail, siteUrl, onProblem, signal })
    io.stdout.write(
      `${sent} confirmation ${sent === 1 ? 'mail' : 'mails'} sent${problems > 0 ? `, ${problems} failed` : ''}.\n`,
    )
    return problems > 0 ? 1 : 0
  })
}

/** An issue without a reader is not started, so that it is a new one for the first who confirms. */
function notStarted(week: string, { asked, waiting }: SubscriberCounts): string {
  const unconfirmed = asked + waiting
  return (
    `Nobody gets the newsletter yet, so issue ${week} was not started and nothing was sent. ` +
    `${unconfirmed} ${unconfirmed === 1 ? 'address is' : 'addresses are'} not confirmed. ` +
    'Run send again when somebody has confirmed: whoever confirms during the week gets the week’s issue.'
  )
}

function opening(week: string, isContinued: boolean, counts: IssueCounts): string {
  const { recipients, sent } = counts
  const who = `${recipients} ${recipients === 1 ? 'subscriber' : 'subscribers'}`
  if (!isContinued) return `Issue ${week}, to ${who}.`
  return `Issue ${week} was already started: ${sent} of ${who} have it, ${left(counts)} left.`
}
