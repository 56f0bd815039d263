/** `npm run telegram`: the bot that sends job alerts. */
import type { Api } from 'grammy'
import { parseSearchUrl } from '#core/find/search-url.ts'
import type { Settings, TelegramSettings } from '#core/settings.ts'
import { readNow } from '#db/clock.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { alertContent } from '#mail/alert-content.ts'
import { alertMessage } from '#mail/telegram/alert-message.ts'
import { telegramApi, telegramProblem, webhookSecret } from '#mail/telegram/bot-api.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '#cli/process/run-command.ts'
import { withDatabase } from '#cli/process/with-database.ts'

const HELP = `npm run telegram -- check            whether Telegram accepts the bot, and where it sends what readers do
npm run telegram -- set-webhook      have Telegram send it to SITE_URL/telegram
npm run telegram -- remove-webhook   have it keep that for itself
npm run telegram -- preview          show a message as a reader would get it now

Set TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME first (see .env.example). npm run newsletter -- alerts sends the messages.`

const ACTIONS = ['check', 'set-webhook', 'remove-webhook', 'preview']
/** What the site reads of a bot (`server/telegram/telegram-route.ts`). */
const UPDATES = ['message', 'callback_query', 'my_chat_member'] as const
const COMMANDS = [
  { command: 'alerts', description: 'Show your alerts' },
  { command: 'stop', description: 'Stop all alerts and delete this chat with us' },
  { command: 'help', description: 'What this bot does' },
]
const PREVIEWED = 14

/** `npm run telegram`. */
export const command: Command = async (argv, io) => {
  const parsed = parseOrHelp(argv, { usage: HELP, stdout: io.stdout, options: {} })
  if (!parsed) return 0
  const [action = '', ...rest] = parsed.positionals
  if (rest.length > 0 || !ACTIONS.includes(action))
    throw new UsageError(`"${parsed.positionals.join(' ')}" is not one of: ${ACTIONS.join(', ')}.`)
  const settings = readSettings(io.env)
  const print = (line: string) => io.stdout.write(`${line}\n`)
  if (action === 'preview')
    return withDatabase(settings, io.stderr, async (owner) => {
      const now = await readNow(owner)
      const page = { order: 'newest' as const, offset: 0, limit: PREVIEWED, now }
      const { jobs } = await createSqlFinder(owner).find(parseSearchUrl(new URLSearchParams()), page)
      if (jobs.length === 0) throw new UsageError('There are no jobs to show.')
      const content = alertContent([{ id: 'ID', name: 'IT jobs in India', query: '', jobs }], now)
      const reader = { id: '', address: '', manage_token: Buffer.alloc(32), content }
      const { html, keyboard } = alertMessage(settings.siteUrl, reader)
      print(
        `${html}\n\n${keyboard.inline_keyboard
          .flat()
          .map(({ text }) => `[${text}]`)
          .join(' ')}`,
      )
      return 0
    })
  const telegram = botOf(settings)
  const api = telegramApi(telegram)
  try {
    if (action === 'set-webhook') return await setWebhook(api, telegram, settings, print)
    if (action === 'remove-webhook') {
      await api.deleteWebhook()
      print('Removed. Telegram keeps what readers do for 24 hours. Messages are still sent.')
      return 0
    }
    return await check(api, telegram, settings, print)
  } catch (error) {
    // The library's error may hold the token.
    throw telegramProblem(error) ?? error
  }
}

function botOf({ telegram }: Settings): TelegramSettings {
  if (!telegram)
    throw new UsageError('TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME are not set (see .env.example).')
  return telegram
}

async function setWebhook(
  api: Api,
  { token }: TelegramSettings,
  settings: Settings,
  print: (line: string) => void,
): Promise<number> {
  const url = webhookOf(settings)
  if (!url.startsWith('https:') || !settings.hasSiteUrl)
    throw new UsageError('Telegram calls a public https address. Set SITE_URL to that of the site.')
  await api.setWebhook(url, {
    secret_token: webhookSecret(token),
    allowed_updates: UPDATES,
    // One after the other: an update that overtook another would make that one look like a repeated one.
    max_connections: 1,
  })
  await api.setMyCommands(COMMANDS)
  print(`Telegram sends what readers do to ${url}.`)
  return 0
}

async function check(
  api: Api,
  { name }: TelegramSettings,
  settings: Settings,
  print: (line: string) => void,
): Promise<number> {
  const [{ username }, webhook] = await Promise.all([api.getMe(), api.getWebhookInfo()])
  const problems = [
    username.toLowerCase() !== name.toLowerCase() &&
      `The token is that of @${username}, but TELEGRAM_BOT_NAME is ${name}.`,
    webhook.url !== webhookOf(settings) &&
      `Telegram sends updates to ${webhook.url || 'nowhere'}, not to ${webhookOf(settings)}: npm run telegram -- set-webhook`,
    webhook.last_error_message && `The last update could not be delivered: ${webhook.last_error_message}`,
  ].filter((line) => typeof line === 'string' && line !== '')
  print(`Telegram accepts the bot @${username}. Updates that wait: ${webhook.pending_update_count}.`)
  for (const problem of problems) print(String(problem))
  return problems.length === 0 ? 0 : 1
}

function webhookOf({ siteUrl }: Settings): string {
  return `${siteUrl}/telegram`
}

if (import.meta.main) await runCommand('telegram', command)
