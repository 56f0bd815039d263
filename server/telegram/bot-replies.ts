import type { Api } from 'grammy'
import type { InlineKeyboard } from 'grammy'
import type { AlertFrequency } from '#core/alert.ts'
import type { ChatAlert, StartOutcome } from '#db/queries/newsletter/telegram.ts'
import { mailLinks } from '#mail/links.ts'
import { alertButtons } from '#mail/telegram/alert-message.ts'
import { bold, join, link, text, type Piece } from '#mail/telegram/message-text.ts'
import { AS_HTML } from '#mail/telegram/telegram-channel.ts'

/** A call of the Bot API that answers an update. */
export type Reply = (api: Api) => Promise<unknown>

const NAME_LENGTH = 300
const HOW_OFTEN: Record<AlertFrequency, string> = {
  daily: 'daily at 8 am',
  weekly: 'on Tuesdays at 8 am',
}

/** What the bot says in a private chat. */
export function botReplies(siteUrl: string) {
  const links = mailLinks(siteUrl)
  const alertsPage = link(`${siteUrl}/alerts`, `${siteUrl}/alerts`)
  const say =
    (chat: number, message: Piece, keyboard?: InlineKeyboard): Reply =>
    (api) =>
      api.sendMessage(chat, message.html, { ...AS_HTML, ...(keyboard && { reply_markup: keyboard }) })
  const problems: Record<Exclude<StartOutcome['outcome'], 'confirmed'>, Piece> = {
    used: join([text('This link was used. Ask for a new one: '), alertsPage]),
    unknown: join([text('This link is too old: it works for 30 minutes. Ask for a new one: '), alertsPage]),
    full: text('You have ten alerts here, which is the most. Stop one first: /alerts'),
  }
  const help = join([
    text('I send new IT jobs of your searches. Choose a search here: '),
    alertsPage,
    text(
      '\n\n/alerts shows your alerts\n/stop stops all of them and deletes this chat with us\n/help shows this',
    ),
  ])
  return {
    help: (chat: number) => say(chat, help),
    started: (chat: number, start: StartOutcome): Reply => {
      if (start.outcome !== 'confirmed') return say(chat, problems[start.outcome])
      const { alert, manage } = start
      const message = join([
        text('Confirmed. You get new jobs of '),
        bold(alert.name, NAME_LENGTH),
        text(`, ${HOW_OFTEN[alert.frequency]}, and nothing if there are none.`),
      ])
      return say(chat, message, alertButtons([alert], links.manageAlerts(manage)))
    },
    alerts: (chat: number, alerts: (ChatAlert & { manage: Buffer })[]): Reply => {
      const [first] = alerts
      if (!first) return say(chat, join([text('You have no alerts here. Choose a search: '), alertsPage]))
      const lines = alerts.map(({ name, frequency }) =>
        join([bold(name, NAME_LENGTH), text(`, ${HOW_OFTEN[frequency]}`)]),
      )
      return say(chat, join(lines, '\n'), alertButtons(alerts, links.manageAlerts(first.manage)))
    },
    stopped: (chat: number, hadAlerts: boolean): Reply =>
      say(
        chat,
        text(
          hadAlerts
            ? 'All your alerts are stopped. We have deleted them, and all that we stored of this chat.'
            : 'You have no alerts here, and we store nothing of this chat.',
        ),
      ),
    pressed: (callback: string, hadAlert: boolean | null): Reply => {
      const said = hadAlert ? 'Stopped and deleted.' : 'This alert is stopped already.'
      return (api) => api.answerCallbackQuery(callback, hadAlert === null ? {} : { text: said })
    },
    /** Everybody in a group would see what one of them searches for. */
    refuseGroup: (chat: number, canWrite: boolean): Reply[] => [
      ...(canWrite ? [say(chat, text('I work in private chats only. Write to me there, please.'))] : []),
      (api) => api.leaveChat(chat),
    ],
  }
}
