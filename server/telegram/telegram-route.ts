import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parseMailToken } from '#core/mail-token.ts'
import type { TelegramSettings } from '#core/settings.ts'
import { isUuid } from '#db/queries/jobs/jobs.ts'
import {
  forgetTelegramChat,
  listTelegramAlerts,
  startTelegramAlert,
  stopTelegramAlert,
  takeTelegramUpdate,
} from '#db/queries/newsletter/telegram.ts'
import type { Database } from '#db/schema.ts'
import { STOP } from '#mail/telegram/alert-message.ts'
import { telegramApi, telegramProblem, webhookSecret } from '#mail/telegram/bot-api.ts'
import type { BackgroundWork } from '../background-work.ts'
import { createClientLimit } from '../http/client-limit.ts'
import type { PostRules } from '../http/post-guard.ts'
import { botReplies, type Reply } from './bot-replies.ts'

const PATH = '/telegram'
/** All updates come from a few addresses of Telegram. Its secret is the authorisation. */
export const TELEGRAM_POSTS: PostRules = {
  [PATH]: {
    maxBytes: 64 * 1024,
    accepts: ['json'],
    from: 'anybody',
    limit: createClientLimit(undefined, { burst: 2000, refillMs: 20 }),
  },
}

/** Telegram repeats an update that is not answered soon. */
const ANSWER_WITHIN_MS = 900
/** Who only chats is told once an hour what the bot is for. */
const HELPED = { max: 10_000, ttl: 3_600_000 }
const NO_STORE = { 'cache-control': 'no-store' }

const ChatSchema = z.object({ id: z.int(), type: z.string() })
/** The updates that we ask for (`set-webhook`); others, and fields that we do not use, are ignored. */
const UpdateSchema = z.object({
  update_id: z.int(),
  message: z.object({ chat: ChatSchema, text: z.string().optional() }).optional(),
  callback_query: z
    .object({ id: z.string(), from: z.object({ id: z.int() }), data: z.string().optional() })
    .optional(),
  my_chat_member: z
    .object({ chat: ChatSchema, new_chat_member: z.object({ status: z.string() }) })
    .optional(),
})
type Update = z.output<typeof UpdateSchema>

export interface TelegramOptions {
  db: Kysely<Database>
  telegram: TelegramSettings
  siteUrl: string
  background: BackgroundWork
}

/**
 * `POST /telegram`: what readers do in a chat with the bot. An update is noted and its work done in one transaction, so
 * a repeated one does nothing, and one that failed is repeated by Telegram. What the bot answers is sent afterwards.
 */
export function telegramRoute({ db, telegram, siteUrl, background }: TelegramOptions): Hono {
  const api = telegramApi(telegram)
  const bot = Number(telegram.token.split(':', 1)[0])
  const isSecret = comparer(webhookSecret(telegram.token))
  const decide = decider(siteUrl)

  const reply = async (chat: number, replies: Reply[]) => {
    try {
      for (const one of replies) await one(api)
    } catch (error) {
      const problem = telegramProblem(error)
      if (problem?.refused === 'gone') await forgetTelegramChat(db, chat)
      // Its own message and no other: the error of the library names the chat.
      else throw problem ?? error
    }
  }

  return new Hono().post(PATH, async (c) => {
    if (!isSecret(c.req.header('x-telegram-bot-api-secret-token')))
      return c.text('This is for Telegram.', 401, NO_STORE)
    const { success, data: update } = UpdateSchema.safeParse(await c.req.json().catch(() => null))
    // Telegram would repeat for days what is answered otherwise.
    if (!success) return c.body(null, 200, NO_STORE)
    const work = db.transaction().execute(async (transaction) => {
      if (!(await takeTelegramUpdate(transaction, bot, update.update_id))) return []
      return decide(transaction, update)
    })
    background.run('A Telegram update failed', async () => reply(chatOf(update), await work))
    const outcome = await Promise.race([
      work.then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
      sleep(ANSWER_WITHIN_MS, 'late' as const, { ref: false }),
    ])
    return outcome === 'failed' ? c.text('Please try again.', 503, NO_STORE) : c.body(null, 200, NO_STORE)
  })
}

/** Compares in constant time, also if the lengths differ. */
function comparer(secret: string): (given: string | undefined) => boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest()
  const wanted = hash(secret)
  return (given) => timingSafeEqual(hash(given ?? ''), wanted)
}

function chatOf({ message, callback_query: pressed, my_chat_member: member }: Update): number {
  return message?.chat.id ?? pressed?.from.id ?? member?.chat.id ?? 0
}

/** Does what an update asks for, and returns the answers to send. */
function decider(siteUrl: string): (db: Kysely<Database>, update: Update) => Promise<Reply[]> {
  const replies = botReplies(siteUrl)
  const helped = new LRUCache<number, true>(HELPED)

  const command = async (db: Kysely<Database>, chat: number, said: string): Promise<Reply[]> => {
    const [, name, payload] = /^\/(start|alerts|stop|help)(?:@\w+)?(?:\s+(\S*)\s*)?$/i.exec(said) ?? []
    switch (name?.toLowerCase()) {
      case 'start': {
        if (!payload) return [replies.help(chat)]
        const token = parseMailToken(payload)
        return [
          replies.started(chat, token ? await startTelegramAlert(db, token, chat) : { outcome: 'unknown' }),
        ]
      }
      case 'alerts':
        return [replies.alerts(chat, await listTelegramAlerts(db, chat))]
      case 'stop':
        return [replies.stopped(chat, await forgetTelegramChat(db, chat))]
      case 'help':
        return [replies.help(chat)]
      default:
        if (helped.has(chat)) return []
        helped.set(chat, true)
        return [replies.help(chat)]
    }
  }

  return async (db, { message, callback_query: pressed, my_chat_member: member }) => {
    if (message) {
      const { chat } = message
      if (chat.type !== 'private') return replies.refuseGroup(chat.id, chat.type !== 'channel')
      return command(db, chat.id, message.text ?? '')
    }
    if (pressed) {
      const id = pressed.data?.startsWith(STOP) ? pressed.data.slice(STOP.length) : ''
      // In a private chat, the id of the chat is that of its owner.
      return [
        replies.pressed(pressed.id, isUuid(id) ? await stopTelegramAlert(db, pressed.from.id, id) : null),
      ]
    }
    if (!member) return []
    const { chat, new_chat_member: now } = member
    if (chat.type === 'private') {
      if (now.status === 'kicked') await forgetTelegramChat(db, chat.id)
      return []
    }
    const isThere = ['member', 'administrator', 'restricted'].includes(now.status)
    return isThere ? replies.refuseGroup(chat.id, chat.type !== 'channel') : []
  }
}
