import type { Mailbox } from '#core/mailbox.ts'
import { oneLine } from '#core/printable.ts'

export interface Mail {
  from: Mailbox
  to: string
  subject: string
  text: string
  html: string
  /** Without angle brackets. */
  messageId: string
  date: Date
  headers: Record<string, string>
}

/** The mail as sent over SMTP: MIME, with text and HTML as alternatives. Each header is one line, whatever it holds. */
export async function compose({ messageId, subject, headers, ...mail }: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    ...mail,
    subject: oneLine(subject),
    messageId: `<${messageId}>`,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
    textEncoding: 'quoted-printable',
    // Nothing may be read from files or URLs, whatever a database row contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
