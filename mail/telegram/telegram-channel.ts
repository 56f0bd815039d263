import type { TelegramSettings } from '#core/settings.ts'
import type { AlertRecipient } from '#db/queries/newsletter/alert-mails.ts'
import type { Channel } from '../channel.ts'
import { DeliveryProblem } from '../delivery-problem.ts'
import { alertMessage, type ChatMessage } from './alert-message.ts'
import { telegramApi, telegramProblem } from './bot-api.ts'

/** Telegram takes about 30 messages a second from a bot. A reader gets one a day, far below one a second and chat. */
const PER_SECOND = 25
/** Enough for that rate if an answer takes a fifth of a second, and so few that with late ones there are no more than 30. */
const LINES = 5
const RETRY_AFTER_MS = [5_000, 30_000, 120_000]

/** Markup, and no preview of the first link. */
export const AS_HTML = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const

/** Alerts by Telegram. Its API has no key by which a repeated message is told, so an unanswered one is in doubt. */
export function telegramChannel(
  settings: TelegramSettings,
  siteUrl: string,
  {
    retryAfterMs = RETRY_AFTER_MS,
    perSecond = PER_SECOND,
  }: { retryAfterMs?: readonly number[]; perSecond?: number } = {},
): Channel<AlertRecipient, ChatMessage> {
  const api = telegramApi(settings)
  return {
    lines: LINES,
    perSecond,
    retryAfterMs,
    reopenAfterMs: [],
    render: async (reader) => alertMessage(siteUrl, reader),
    // Each request makes its own connection if it has to.
    open: async () => ({
      async handOver({ address: chat }, { html, keyboard }, { approve, onEnd }) {
        if (!(await approve()))
          throw new DeliveryProblem('withheld', 'The message was cancelled before it was sent.')
        onEnd()
        await api.sendMessage(Number(chat), html, { ...AS_HTML, reply_markup: keyboard })
      },
      isOpen: () => true,
      close: () => {},
    }),
    problemOf: telegramProblem,
  }
}
