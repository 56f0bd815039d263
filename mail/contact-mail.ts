import { randomUUID } from 'node:crypto'
import type { MailSettings } from '#core/settings.ts'
import { compose } from './compose.ts'
import { html, mailPage } from './html.ts'
import { openSmtp } from './smtp-session.ts'

/** Short, because a visitor waits for the result. */
const CONNECT_TIMEOUT_MS = 3_000

/** A message of the contact form. */
export interface ContactMessage {
  /** A valid email address; null if the sender wants no answer. */
  replyTo: string | null
  body: string
}

/**
 * Mails a message of the contact form to the operator. The sender's address is only in Reply-To: a mail that claims to
 * come from a stranger's domain is refused (RFC 7489).
 *
 * @throws DeliveryProblem if the mail server did not accept it, or did not say so.
 */
export async function mailMessage(
  { smtpUrl, from }: MailSettings,
  to: string,
  siteUrl: string,
  { replyTo, body }: ContactMessage,
): Promise<void> {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  const sender = replyTo ?? 'no address given'
  const subject = `Message from the contact form of ${new URL(siteUrl).host}`
  const message = await compose({
    from,
    to,
    subject,
    text: `From: ${sender}\n\n${body}\n`,
    html: mailPage(
      subject,
      html`<p>From: ${sender}</p>
        <p style="white-space:pre-wrap">${body}</p>`,
    ),
    messageId: `${randomUUID()}@${host}`,
    // oxlint-disable-next-line pravesh/no-process-clock -- the Date of the mail
    date: new Date(),
    headers: { ...(replyTo && { 'Reply-To': replyTo }), 'Auto-Submitted': 'auto-generated' },
  })
  const session = await openSmtp(smtpUrl, CONNECT_TIMEOUT_MS)
  try {
    await session.send({ from: from.address, to }, message)
  } finally {
    session.close()
  }
}
