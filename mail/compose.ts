import type { Mailbox } from '#core/mailbox.ts'

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

/** The mail as sent over SMTP: MIME, with text and HTML as alternatives. */
export async function compose({ messageId, headers, ...mail }: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    ...mail,
    messageId: `<${messageId}>`,
    headers,
    textEncoding: 'quoted-printable',
    // Nothing may be read from files or URLs, whatever a database row contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
