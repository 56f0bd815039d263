import { runInProcess } from './command-here.ts'
import { copyDatabase } from './copied-database.ts'
import { startMailServer, type MailServerOptions } from './mail-server.ts'
import { startCommand } from './started-command.ts'

/** An operator with a separate database, on the engine of the current project, and a mail server. */
export async function newsletterOperator(options: MailServerOptions = {}) {
  await using stack = new AsyncDisposableStack()
  const mail = stack.use(await startMailServer(options))
  const copy = stack.use(await copyDatabase())
  const settings: Record<string, string> = {
    ...copy.settings,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Pravesh <letters@pravesh.example>',
    SITE_URL: 'https://pravesh.example',
  }
  const kept = stack.move()
  return {
    mail,
    /** Addresses that got a mail, sorted; one that got two is there twice. */
    recipients: () => mail.mails.map(({ to }) => to).toSorted(),
    database: copy.open,
    /** Runs `npm run newsletter` in this process. */
    run: (...args: string[]) => runInProcess('newsletter', args, settings),
    /** The same with another mail server. */
    runWith: (mailServer: string, ...args: string[]) =>
      runInProcess('newsletter', args, { ...settings, SMTP_URL: mailServer }),
    /** Starts it as a process, without waiting for it, so that a test can stop or kill it. */
    start: (...args: string[]) => startCommand('newsletter', args, settings),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

export type NewsletterOperator = Awaited<ReturnType<typeof newsletterOperator>>
