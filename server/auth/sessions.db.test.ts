import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { createSealedCookies } from './sealed-cookies.ts'
import { createSessions } from './sessions.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const identity = { issuer: 'https://id.example', subject: 's', email: null, emailVerified: false, name: null }
const sessions = () => createSessions(database.web, createSealedCookies('secret', true)('session'))
const headersWith = (setCookie: string) => new Headers({ cookie: setCookie.slice(0, setCookie.indexOf(';')) })

/** Signs in a visitor, this many hours ago. */
async function signedIn(hours = 0) {
  const { account, cookie } = await sessions().begin(new Headers(), identity)
  const issued_at = new Date(Date.now() - hours * 3_600_000)
  await database.owner.updateTable('account_sessions').set({ issued_at }).execute()
  return { accountId: account.accountId, cookie }
}

test('the cookie identifies the session, and the database stores only a hash of its id', async () => {
  const { accountId, cookie } = await signedIn(23)
  expect(await sessions().read(headersWith(cookie))).toEqual({
    accountId,
    signedInAt: expect.any(Date),
    cookie: null,
  })
  expect(cookie).toMatch(/Max-Age=2592000;/)
  const [row] = await database.owner.selectFrom('account_sessions').selectAll().execute()
  expect(row?.id_hash).toHaveLength(32)
})

test('rotates the id once after a day, even with concurrent requests, and keeps the expiry', async () => {
  const { accountId, cookie } = await signedIn(25)
  const together = await Promise.all([1, 2, 3].map(() => sessions().read(headersWith(cookie))))
  expect(together.map((session) => session?.accountId)).toEqual([accountId, accountId, accountId])
  const given = together.flatMap((session) => session?.cookie ?? [])
  expect(given).toHaveLength(1)
  const [next = ''] = given
  expect(await sessions().read(headersWith(next))).toEqual({
    accountId,
    signedInAt: expect.any(Date),
    cookie: null,
  })
  expect(Number(/Max-Age=(\d+)/.exec(next)?.[1])).toBeLessThanOrEqual(2_592_000)
  await database.owner
    .updateTable('account_sessions')
    .set({ expires_at: new Date(0) })
    .where('replaced_at', 'is not', null)
    .execute()
  expect(await sessions().read(headersWith(cookie))).toBeNull()
})

test('signing in again creates a new id and ends the previous session', async () => {
  const { cookie } = await signedIn()
  const again = await sessions().begin(headersWith(cookie), identity)
  expect(again.cookie).not.toBe(cookie)
  expect(await sessions().read(headersWith(cookie))).toBeNull()
  expect(await sessions().read(headersWith(again.cookie))).not.toBeNull()
})

test('signing out ends the session, even if somebody still has the cookie', async () => {
  const { cookie } = await signedIn()
  expect(await sessions().end(headersWith(cookie))).toMatch(/Max-Age=0;/)
  expect(await sessions().read(headersWith(cookie))).toBeNull()
  expect(await sessions().end(new Headers())).toMatch(/Max-Age=0;/)
})

test('a cookie with other content is not a session', async () => {
  const other = createSealedCookies('secret', true)('session')
  for (const content of [{}, { id: 7 }, { id: 'short' }]) {
    const headers = headersWith(await other.write(content, 60))
    expect(await sessions().hasCookie(headers)).toBe(false)
    expect(await sessions().read(headers)).toBeNull()
  }
})
