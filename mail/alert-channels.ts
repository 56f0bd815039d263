import type { MailSettings, Settings } from '#core/settings.ts'
import { alertMail } from './alert-mail.ts'
import { mailChannel } from './channel.ts'
import type { AlertChannel } from './send-alerts.ts'
import { telegramChannel } from './telegram/telegram-channel.ts'

/** The channels of alerts that are set up: mail, Telegram. */
export function alertChannels(
  { mail, telegram }: Pick<Settings, 'mail' | 'telegram'>,
  siteUrl: string,
): AlertChannel[] {
  return [
    ...(mail ? [alertMails(mail, siteUrl)] : []),
    ...(telegram ? [{ name: 'telegram' as const, of: () => telegramChannel(telegram, siteUrl) }] : []),
  ]
}

function alertMails({ from, smtpUrl }: MailSettings, siteUrl: string): AlertChannel {
  return {
    name: 'email',
    of: (issue) =>
      mailChannel({ smtpUrl, from: from.address }, (reader) =>
        // oxlint-disable-next-line pravesh/no-process-clock -- the Date of the mail
        alertMail({ issue, siteUrl, from }, reader, new Date()),
      ),
  }
}
