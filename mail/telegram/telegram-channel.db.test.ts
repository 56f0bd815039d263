import { randomUUID } from 'node:crypto'
import { expect, beforeEach, test } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { testDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { addAlert, addChats } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { BOT_TOKEN, startTelegramServer, type BotAnswer } from '#test/telegram-server.ts'
import { runAlerts } from '../run-alerts.ts'
import { telegramChannel } from './telegram-channel.ts'

const SITE = 'https://pravesh.example'
const database = testDatabase()
beforeEach(() => database.empty())

const chats = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index)

/** Chats with an alert each, and one new posting. */
async function begin(count: number, title = 'Tester'): Promise<number[]> {
  const all = chats(count)
  await addChats(database.owner, all)
  await insertJobs(database.owner, [
    jobRow('1', { title, first_seen_at: new Date(), verified_at: new Date() }),
  ])
  return all
}

interface SendOptions {
  retryAfterMs?: number[]
  perSecond?: number
  inDoubt?: boolean
}

async function send(
  root: string,
  { inDoubt = false, retryAfterMs = [1, 1], perSecond = 1000 }: SendOptions = {},
) {
  const settings = { token: BOT_TOKEN, name: 'PraveshTestBot', apiRoot: root }
  const channel = telegramChannel(settings, SITE, { retryAfterMs, perSecond })
  const reports = await runAlerts({
    owner: database.owner,
    finder: createSqlFinder(database.owner),
    channel: { name: 'telegram', of: () => channel },
    now: new Date(),
    run: randomUUID(),
    signal: new AbortController().signal,
    inDoubt,
    onWait: () => {},
    onPrepared: () => {},
    onProgress: () => {},
  })
  return reports?.[0]
}

const left = async () => {
  const rows = await database.owner.selectFrom('newsletter_subscribers').select('chat_id').execute()
  return rows.map(({ chat_id: chat }) => chat ?? 0).toSorted((a, b) => a - b)
}

test('one message a chat and day, at the rate that Telegram takes, and none to readers of mail', async () => {
  await using server = await startTelegramServer()
  const all = await begin(40, 'Tester <b>&')
  await addAlert(database.owner, { address: 'asha@mail.example' })
  expect((await send(server.root, { perSecond: 25 }))?.counts).toMatchObject({ recipients: 40, sent: 40 })
  expect((await send(server.root))?.tally.sent).toBe(0)
  expect(server.chats()).toEqual(all)
  expect(server.faults).toEqual([])
})

test('who has blocked the bot, or is gone, is deleted at once, in the middle of all others', async () => {
  const refusals = new Map<number, BotAnswer>([
    [1003, { code: 403, description: 'Forbidden: bot was blocked by the user' }],
    [1050, { code: 403, description: 'Forbidden: user is deactivated' }],
    [1100, { code: 400, description: 'Bad Request: chat not found' }],
  ])
  await using server = await startTelegramServer(({ chat }) => refusals.get(chat))
  const all = await begin(200)
  const report = await send(server.root)
  expect(report?.tally).toMatchObject({ sent: 197, failed: 3, erased: 3, stopped: null })
  expect(await left()).toEqual(all.filter((chat) => !refusals.has(chat)))
  expect(JSON.stringify([...(report?.tally.problems ?? [])])).not.toMatch(/1003|1050|1100/)
})

test('another 400 is our fault: the message failed and the reader stays; ten in a row stop the run', async () => {
  await using server = await startTelegramServer(({ chat }) =>
    chat === 1001 ? { code: 400, description: "Bad Request: can't parse entities" } : undefined,
  )
  const all = await begin(5)
  expect((await send(server.root))?.tally).toMatchObject({ sent: 4, failed: 1, erased: 0 })
  expect(await left()).toEqual(all)
})

test('a storm of 429 pauses all lines, and nobody is left out or gets two', async () => {
  let refused = 0
  await using server = await startTelegramServer(() => {
    refused += 1
    return refused % 3 === 0 && refused < 40 ? { code: 429, retryAfter: 0.02 } : undefined
  })
  const all = await begin(60)
  const report = await send(server.root)
  expect(report?.counts).toMatchObject({ sent: 60, failed: 0, in_doubt: 0 })
  expect(report?.tally.throttled).toBeGreaterThan(5)
  expect(server.chats()).toEqual(all)
  const { throttled } = await database.owner
    .selectFrom('newsletter_issues')
    .select('throttled')
    .executeTakeFirstOrThrow()
  expect(throttled).toBe(report?.tally.throttled)
})

test('a long wait ends the run, and the next one goes on', async () => {
  let asked = false
  await using server = await startTelegramServer(() => {
    if (asked) return undefined
    asked = true
    return { code: 429, retryAfter: 3600 }
  })
  const all = await begin(30)
  expect((await send(server.root))?.tally.stopped).toBe('Telegram asked to wait (429).')
  expect((await send(server.root))?.tally.stopped).toBeNull()
  expect(server.chats()).toEqual(all)
})

test('an error of the server is tried again, then left to the next run; one that is down ends the run', async () => {
  const times = new Map<number, number>()
  let bad = 9
  await using server = await startTelegramServer(({ chat }) => {
    times.set(chat, (times.get(chat) ?? 0) + 1)
    return chat === 1000 && (times.get(chat) ?? 0) <= bad ? { code: 502 } : undefined
  })
  const all = await begin(20)
  const first = await send(server.root)
  expect(first?.tally).toMatchObject({ sent: 19, later: 1 })
  bad = 0
  expect((await send(server.root))?.tally).toMatchObject({ sent: 1, later: 0 })
  expect(server.chats()).toEqual(all)
})

test('without a connection, or with a token that is refused, nothing is lost or in doubt', async () => {
  const all = await begin(12)
  const down = await send(`http://127.0.0.1:${await freePort()}`)
  expect(down?.tally).toMatchObject({ sent: 0, failed: 0, inDoubt: 0 })
  expect(down?.tally.stopped).toMatch(/^Telegram cannot be reached \(ECONNREFUSED\)/)
  {
    await using refusing = await startTelegramServer(() => ({ code: 401, description: 'Unauthorized' }))
    const refused = await send(refusing.root)
    expect(refused?.counts).toMatchObject({ sent: 0, failed: 0, in_doubt: 0 })
    expect(refused?.tally.stopped).toContain('check its token')
  }
  await using server = await startTelegramServer()
  await send(server.root)
  expect(server.chats()).toEqual(all)
})

test('a connection lost after the request is in doubt, and sent again on request alone', async () => {
  let broken = true
  await using server = await startTelegramServer(({ chat }) =>
    broken && chat % 2 === 0 && chat < 1008 ? 'cut' : undefined,
  )
  const all = await begin(30)
  expect((await send(server.root))?.counts).toMatchObject({ sent: 26, in_doubt: 4, failed: 0 })
  broken = false
  await send(server.root)
  expect(server.chats()).toEqual(all)
  expect((await send(server.root, { inDoubt: true }))?.counts).toMatchObject({ sent: 30, in_doubt: 0 })
  expect(server.chats()).toHaveLength(34)
})

test('two senders at once: one waits or sends nothing, and nobody gets two', async () => {
  await using server = await startTelegramServer()
  const all = await begin(60)
  await Promise.all([send(server.root, { perSecond: 200 }), send(server.root, { perSecond: 200 })])
  expect(server.chats()).toEqual(all)
})
