import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { requestTelegramAlert } from '#db/queries/newsletter/telegram.ts'
import { webhookSecret } from '#mail/telegram/bot-api.ts'
import { testDatabase } from '#test/database.ts'
import { brokenDatabase } from '#test/mail-forms-site.ts'
import { guarded } from '#test/guarded.ts'
import {
  BOT_TOKEN,
  startTelegramServer,
  updatePost,
  type BotAnswer,
  type BotCall,
} from '#test/telegram-server.ts'
import { createBackgroundWork } from '../background-work.ts'
import { TELEGRAM_POSTS, telegramRoute } from './telegram-route.ts'

const SITE = 'https://pravesh.example'
const SECRET = webhookSecret(BOT_TOKEN)
const ASHA = 7001
const FROM_TELEGRAM = {
  incoming: { socket: { remoteAddress: '149.154.160.1', remotePort: 4000, remoteFamily: 'IPv4' } },
}
const database = testDatabase()
beforeEach(() => database.empty())

async function bot({
  answer,
  db = database.web,
}: { answer?: (call: BotCall) => BotAnswer; db?: typeof database.web } = {}) {
  const server = await startTelegramServer(answer)
  onTestFinished(() => server[Symbol.asyncDispose]())
  const logError = vi.fn()
  const background = createBackgroundWork(logError)
  const telegram = { token: BOT_TOKEN, name: 'PraveshTestBot', apiRoot: server.root }
  const app = guarded(telegramRoute({ db, telegram, siteUrl: SITE, background }), TELEGRAM_POSTS, SITE)
  let updates = 500
  const post = async (update: unknown, secret = SECRET) =>
    (await app.request('/telegram', updatePost(update, secret), FROM_TELEGRAM)).status
  /** Posts the next update, and returns what the bot then said. */
  const update = async (fields: object) => {
    const before = server.calls.length
    expect(await post({ update_id: (updates += 1), ...fields })).toBe(200)
    await background.settled()
    expect(server.faults).toEqual([])
    return server.calls.slice(before)
  }
  return {
    server,
    post,
    update,
    logError,
    background,
    say: async (text: string, chat = ASHA, type = 'private') =>
      (await update({ message: { chat: { id: chat, type, first_name: 'Asha' }, text } })).map(
        ({ plain, method }) => plain || method,
      ),
  }
}

async function requested(name = 'Fresher jobs <b>&', query = 'type=fresher'): Promise<string> {
  const token = randomBytes(32)
  await requestTelegramAlert(database.web, { token, query, name, frequency: 'daily' })
  return token.toString('base64url')
}

const alerts = () =>
  database.owner
    .selectFrom('job_alerts as alert')
    .innerJoin('newsletter_subscribers as reader', 'reader.id', 'alert.subscriber')
    .select(['chat_id', 'alert.name', 'alert.id'])
    .orderBy('alert.query')
    .execute()

test('START confirms, says what was confirmed, and works for one chat and half an hour', async () => {
  const { say, update, server } = await bot()
  const token = await requested()
  expect(await say(`/start ${token}`)).toEqual([
    'Confirmed. You get new jobs of Fresher jobs <b>&, daily at 8 am, and nothing if there are none.',
  ])
  const [call] = server.calls
  expect(JSON.stringify(call?.body.reply_markup)).toMatch(
    /"Stop".*stop:[\w-]{36}.*"Change".*\/alerts\/manage\?token=[\w-]{43}/,
  )
  expect(await alerts()).toMatchObject([{ chat_id: ASHA, name: 'Fresher jobs <b>&' }])
  // The same chat may press it again; another one may not.
  expect(await say(`/start ${token}`)).toEqual([expect.stringContaining('Confirmed.')])
  expect(await say(`/start ${token}`, 7002)).toEqual([expect.stringContaining('This link was used.')])
  const late = await requested('Late', 'search=late')
  await sql`update telegram_requests set asked_at = now() - interval '31 minutes' where name = 'Late'`.execute(
    database.owner,
  )
  for (const wrong of [late, randomBytes(32).toString('base64url'), 'short'])
    expect(await say(`/start ${wrong}`)).toEqual([expect.stringContaining('This link is too old')])
  expect(await alerts()).toHaveLength(1)
  expect(await update({ edited_message: { text: '/stop' } })).toEqual([])
})

test('commands list and stop; a stopped chat is forgotten, and what is chat is answered once', async () => {
  const { say } = await bot()
  await say(`/start ${await requested()}`)
  await say(`/start ${await requested('Python jobs', 'search=python')}`)
  expect(await say('/alerts')).toEqual(['Fresher jobs <b>&, daily at 8 am\nPython jobs, daily at 8 am'])
  expect(await say('hello')).toEqual([expect.stringContaining('/stop stops all')])
  expect(await say('hello?')).toEqual([])
  expect(await say('hello', 7002)).toHaveLength(1)
  expect(await say('/help')).toHaveLength(1)
  expect(await say('/start')).toHaveLength(1)
  expect(await say('/stop@PraveshTestBot')).toEqual([expect.stringContaining('All your alerts are stopped.')])
  expect(await say('/stop')).toEqual([expect.stringContaining('You have no alerts here')])
  expect(await database.owner.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
})

test('eleven alerts are one too many, and the link of the eleventh still works after one is stopped', async () => {
  const { say } = await bot()
  for (let number = 0; number < 10; number++)
    await say(`/start ${await requested('List', `search=${number}`)}`)
  const eleventh = await requested('List', 'search=eleven')
  expect(await say(`/start ${eleventh}`)).toEqual([expect.stringContaining('You have ten alerts')])
  await sql`delete from job_alerts where query = 'search=3'`.execute(database.owner)
  expect(await say(`/start ${eleventh}`)).toEqual([expect.stringContaining('Confirmed.')])
})

test('the Stop button deletes one alert of its presser alone, and is answered', async () => {
  const { say, update } = await bot()
  await say(`/start ${await requested()}`)
  const [alert] = await alerts()
  const press = async (from: number, data: string) => {
    const [call] = await update({ callback_query: { id: '99', from: { id: from }, data } })
    return [call?.method, call?.body.text]
  }
  const gone = ['answerCallbackQuery', 'This alert is stopped already.']
  expect(await press(7002, `stop:${alert?.id}`)).toEqual(gone)
  expect(await alerts()).toHaveLength(1)
  expect(await press(ASHA, 'stop:1; drop')).toEqual(['answerCallbackQuery', undefined])
  expect(await press(ASHA, `stop:${alert?.id}`)).toEqual(['answerCallbackQuery', 'Stopped and deleted.'])
  expect(await press(ASHA, `stop:${alert?.id}`)).toEqual(gone)
  expect(await database.owner.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
})

test('who blocks the bot is deleted at once, by its update or by the refusal of an answer', async () => {
  let blocked = false
  const { say, update, logError } = await bot({
    answer: () =>
      blocked ? { code: 403, description: 'Forbidden: bot was blocked by the user' } : undefined,
  })
  const member = (status: string) =>
    update({ my_chat_member: { chat: { id: ASHA, type: 'private' }, new_chat_member: { status } } })
  await say(`/start ${await requested()}`)
  await member('member')
  expect(await alerts()).toHaveLength(1)
  await member('kicked')
  expect(await alerts()).toEqual([])
  await say(`/start ${await requested()}`)
  blocked = true
  await say('/alerts')
  expect(await alerts()).toEqual([])
  expect(logError).not.toHaveBeenCalled()
})

test('groups are refused and left', async () => {
  const { say, update } = await bot()
  const refused = ['I work in private chats only. Write to me there, please.', 'leaveChat']
  expect(await say(`/start ${await requested()}`, -100, 'supergroup')).toEqual(refused)
  const added = { new_chat_member: { status: 'member' } }
  expect(
    (await update({ my_chat_member: { chat: { id: -100, type: 'group' }, ...added } })).map(
      ({ method }) => method,
    ),
  ).toEqual(['sendMessage', 'leaveChat'])
  expect(
    (await update({ my_chat_member: { chat: { id: -100, type: 'channel' }, ...added } })).map(
      ({ method }) => method,
    ),
  ).toEqual(['leaveChat'])
  expect(await alerts()).toEqual([])
})

test('without the secret nothing is done; no JSON, too much and unknown updates are refused or ignored', async () => {
  const { post, server, background } = await bot()
  const start = {
    update_id: 1,
    message: { chat: { id: ASHA, type: 'private' }, text: `/start ${await requested()}` },
  }
  for (const wrong of ['', 'x', `${SECRET}x`, webhookSecret('other')])
    expect(await post(start, wrong)).toBe(401)
  expect(await post('{"update_id":')).toBe(400)
  expect(await post('')).toBe(200)
  expect(await post({ update_id: 2, message: { text: 'x'.repeat(70_000) } })).toBe(413)
  for (const odd of [
    [],
    'text',
    7,
    null,
    { update_id: 'x' },
    { update_id: 3 },
    { update_id: 4, message: { chat: 'x' } },
  ])
    expect(await post(JSON.stringify(odd))).toBe(200)
  await background.settled()
  expect(server.calls).toEqual([])
  expect(await alerts()).toEqual([])
})

test('a repeated update does nothing; after days without one, ids may begin anew', async () => {
  const { post, server, background } = await bot()
  const help = (update_id: number) => ({
    update_id,
    message: { chat: { id: ASHA, type: 'private' }, text: '/help' },
  })
  const answers = async () => {
    await background.settled()
    return server.calls.length
  }
  for (const id of [10, 10, 9, 11, 10]) expect(await post(help(id))).toBe(200)
  expect(await answers()).toBe(2)
  await sql`update telegram_updates set at = now() - interval '3 days'`.execute(database.owner)
  expect(await post(help(5))).toBe(200)
  expect(await post(help(5))).toBe(200)
  expect(await answers()).toBe(3)
})

test('while the database is away Telegram is told to repeat; an answer that hangs keeps nothing back', async () => {
  const away = await bot({ db: brokenDatabase })
  expect(
    await away.post({ update_id: 1, message: { chat: { id: ASHA, type: 'private' }, text: '/help' } }),
  ).toBe(503)
  const hanging = await bot({ answer: () => 'hang' })
  const help = { update_id: 1, message: { chat: { id: ASHA, type: 'private' }, text: '/help' } }
  expect(await Promise.race([hanging.post(help), sleep(5000, 'late')])).toBe(200)
})

test('what is logged names no chat and no token', async () => {
  const { say, logError } = await bot({ answer: () => ({ code: 400, description: 'Bad Request: odd' }) })
  await say('/help')
  expect(logError).toHaveBeenCalledOnce()
  const [error] = logError.mock.calls[0] ?? []
  expect(JSON.stringify({ ...error, message: error.message, cause: error.cause ?? null })).not.toMatch(
    /7001|AAfake/,
  )
})
