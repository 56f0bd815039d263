/** `npm run newsletter`: the weekly newsletter. `-- --help` lists its actions. */
import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { counted } from '#core/count.ts'
import { isLoopbackHost } from '#core/loopback.ts'
import { parseEmailAddress } from '#core/email-address.ts'
import type { MailSettings, Settings } from '#core/settings.ts'
import { readNow } from '#db/clock.ts'
import { openForCommand } from '#db/open.ts'
import { countAlertMails, countAlerts, listAlertIssues } from '#db/queries/newsletter/alert-mails.ts'
import { countDeliveries } from '#db/queries/newsletter/deliveries.ts'
import { getIssue, listIssues } from '#db/queries/newsletter/issues.ts'
import { eraseAsOperator } from '#db/queries/admin/newsletter-acts.ts'
import { countSubscribers } from '#db/queries/newsletter/subscribers.ts'
import type { Database } from '#db/schema.ts'
import { isoWeek } from '#core/dates.ts'
import { issueSubject, parseIssueContent, readIssueContent } from '#mail/issue-content.ts'
import { issueHtml } from '#mail/issue-html.ts'
import { issueText } from '#mail/issue-text.ts'
import { alertChannels } from '#mail/alert-channels.ts'
import { mailLinks } from '#mail/links.ts'
import { NEWSLETTER_USAGE, parseNewsletterArguments, type NewsletterArguments } from './arguments.ts'
import { sendAlerts } from './alerts.ts'
import { left } from './closing.ts'
import { sendConfirmations, sendNewsletter } from './send.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { siteAddress } from '#cli/process/site-address.ts'
import { runCommand, UsageError, type Command, type CommandIo } from '#cli/process/run-command.ts'
import { printDatabase } from '#cli/process/database-line.ts'
import { operator } from '#cli/process/operator.ts'

const LISTED_ISSUES = 8
/** Of alerts by Telegram. */
const LISTED_DAYS = 7

/** `npm run newsletter`. */
export const command: Command = async (argv, io) => {
  const args = parseNewsletterArguments(argv)
  if (args === 'help') {
    io.stdout.write(`${NEWSLETTER_USAGE}\n`)
    return 0
  }
  const settings = readSettings(io.env)
  printDatabase(settings, io.stderr)
  const mail = ['send', 'confirmations'].includes(args.action) ? mailOf(settings) : settings.mail
  if (args.action === 'alerts' && !settings.telegram) mailOf(settings)
  const database = await openForCommand(settings)
  try {
    const siteUrl = await siteAddress(database.owner, settings)
    const mails = ['send', 'alerts', 'confirmations'].includes(args.action)
    if (mails && isLoopbackHost(new URL(siteUrl).hostname))
      io.stderr.write(
        `Links in the messages point to ${siteUrl}. Set SITE_URL to the public address of the site.\n`,
      )
    if (args.action === 'alerts')
      return await sendAlerts({
        owner: database.owner,
        channels: alertChannels(settings, siteUrl),
        io,
        inDoubt: args.inDoubt,
      })
    return await act(args, database.owner, siteUrl, mail, io)
  } finally {
    await database.close()
  }
}

async function act(
  args: NewsletterArguments,
  owner: Kysely<Database>,
  siteUrl: string,
  mail: MailSettings | null,
  io: CommandIo,
): Promise<number> {
  if (args.action === 'preview') return preview(owner, siteUrl, args, io)
  if (args.action === 'status') return status(owner, io)
  if (args.action === 'erase') return erase(owner, args.address, io)
  if (!mail) throw new Error('Mail is not configured.')
  const sending = { owner, siteUrl, mail, io }
  if (args.action === 'confirmations') return sendConfirmations(sending)
  return sendNewsletter({ ...sending, inDoubt: args.action === 'send' && args.inDoubt })
}

function mailOf({ mail }: Settings): MailSettings {
  if (!mail)
    throw new UsageError(
      'SMTP_URL is not set, so no mail can be sent. Set SMTP_URL to a mail server and MAIL_FROM to the sender (see .env.example).',
    )
  return mail
}

/** Shows this week's issue: as frozen if its sending has started, else as it would be now. */
async function preview(
  owner: Kysely<Database>,
  siteUrl: string,
  files: { html: string | null; text: string | null },
  { stdout, stderr }: CommandIo,
): Promise<number> {
  const now = await readNow(owner)
  const issue = await getIssue(owner, isoWeek(now))
  const content = issue ? parseIssueContent(issue.content) : await readIssueContent(owner, now)
  const links = mailLinks(siteUrl)
  const unsubscribeUrl = `${links.newsletter}/unsubscribe?token=`
  const text = issueText(content, links, `${unsubscribeUrl}…`)
  const html = issueHtml(content, links, unsubscribeUrl)
  if (files.html !== null) await write(files.html, html)
  if (files.text !== null) await write(files.text, text)
  else stdout.write(`Subject: ${issueSubject(content)}\n\n${text}\n`)
  if (files.html !== null) stderr.write(`HTML, ${html.length} characters: ${files.html}\n`)
  if (issue) stderr.write(`Sending of this issue has started. It is sent exactly as shown here.\n`)
  return 0
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((cause: unknown) => {
    throw new UsageError(`Cannot write to "${file}".`, { cause })
  })
}

async function status(owner: Kysely<Database>, { stdout }: CommandIo): Promise<number> {
  const { confirmed, asked, waiting } = await countSubscribers(owner)
  const { alerts, readers, asked: pending } = await countAlerts(owner)
  const issues = await listIssues(owner, LISTED_ISSUES)
  const lines = [
    `Subscribers  ${confirmed} confirmed, ${asked} not confirmed yet, ${waiting} waiting for the confirmation mail`,
    `Job alerts   ${alerts} of ${counted(readers, 'reader')}, ${pending} not confirmed yet`,
  ]
  for (const { id } of issues) {
    const counts = await countDeliveries(owner, id)
    lines.push(
      `${id}     ${counts.sent} sent, ${counts.failed} rejected, ${counts.in_doubt} in doubt, ${left(counts)} left`,
    )
  }
  if (issues.length === 0) lines.push('No issue has been sent yet.')
  const since = new Date((await readNow(owner)).getTime() - LISTED_DAYS * 86_400_000)
  for (const id of await listAlertIssues(owner, 'telegram', since)) {
    const counts = await countAlertMails(owner, id)
    lines.push(
      `${id}  ${counts.sent} sent, ${counts.failed} rejected, ${counts.in_doubt} in doubt, ${counts.left} left`,
    )
  }
  stdout.write(`${lines.join('\n')}\n`)
  return 0
}

async function erase(owner: Kysely<Database>, typed: string, { stdout }: CommandIo): Promise<number> {
  const address = parseEmailAddress(typed)
  if (address === null) throw new UsageError('This is not an email address.')
  const erased = await eraseAsOperator(owner, operator(), address)
  stdout.write(
    erased ? 'Deleted, with everything stored with it.\n' : 'No data is stored for this address.\n',
  )
  return erased ? 0 : 1
}

if (import.meta.main) {
  await runCommand('newsletter', command)
  // A mail connection that is still closing must not keep the process alive.
  process.stdout.write('', () => process.exit())
}
