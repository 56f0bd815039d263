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
    send: (args: string[] = [], changed: Record<string, string> = {}) =>
      startCommand('newsletter', ['send', ...args], { ...settings, ...changed }),
    start: (...args: string[]) => startCommand('newsletter', args, settings),
    run: (...args: string[]) => startCommand('newsletter', args, settings).finished,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

export type NewsletterOperator = Awaited<ReturnType<typeof newsletterOperator>>
