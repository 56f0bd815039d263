import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { deleteOldMessages, listMessages, storeMessage } from './messages.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const DAY_MS = 86_400_000
const bodies = async () => (await listMessages(database.owner)).map(({ body }) => body)

test('the web role stores a message, and may neither read, change nor delete one', async () => {
  await storeMessage(database.web, { reply_to: 'asha@mail.example', body: 'A link is dead.' })
  expect(await listMessages(database.owner)).toEqual([
    {
      id: expect.any(String),
      created_at: expect.any(Date),
      reply_to: 'asha@mail.example',
      body: 'A link is dead.',
    },
  ])
  for (const statement of [
    'select * from messages',
    `update messages set body = 'x'`,
    'delete from messages',
    `insert into messages (body, created_at) values ('x', now())`,
  ])
    await expect(sql.raw(statement).execute(database.web)).rejects.toThrow(/permission denied/)
})

test('messages are listed newest first', async () => {
  const now = Date.now()
  await database.owner
    .insertInto('messages')
    .values([
      { body: 'older', created_at: new Date(now - DAY_MS) },
      { body: 'newer', created_at: new Date(now) },
    ])
    .execute()
  expect(await bodies()).toEqual(['newer', 'older'])
})

test('a message is kept for 90 days', async () => {
  const now = new Date('2026-11-22T06:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await database.owner
    .insertInto('messages')
    .values([
      { body: 'kept', created_at: ago(89) },
      { body: 'old', created_at: ago(91) },
    ])
    .execute()
  await deleteOldMessages(database.owner, now)
  expect(await bodies()).toEqual(['kept'])
})
