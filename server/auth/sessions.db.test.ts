import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { createSealedCookies } from './sealed-cookies.ts'
import { createSessions } from './sessions.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const identity = { issuer: 'https://id.example', subject: 's', email: null, emailVerified: false, name: null }
const sessions = () => createSessions(database.web, createSealedCookies('secret', true)('session'))
const brings = (setCookie: string) => new Headers({ cookie: setCookie.slice(0, setCookie.indexOf(';')) })

/** Somebody who signed in so many hours ago. */
async function signedIn(hours = 0) {
  const { account, cookie } = await sessions().begin(new Headers(), identity)
  const issued_at = new Date(Date.now() - hours * 3_600_000)
  await database.owner.updateTable('account_sessions').set({ issued_at }).execute()
  return { accountId: account.accountId, cookie }
}

test('a sign-in is known again by its cookie, and its id stands in no table', async () => {
  const { accountId, cookie } = await signedIn(23)
  expect(await sessions().read(brings(cookie))).toEqual({ accountId, cookie: null })
  expect(cookie).toMatch(/Max-Age=2592000;/)
  const [row] = await database.owner.selectFrom('account_sessions').selectAll().execute()
  expect(row?.id_hash).toHaveLength(32)
})

test('after a day the id is another, for requests at the same time too, and the end is where it was', async () => {
  const { accountId, cookie } = await signedIn(25)
  const together = await Promise.all([1, 2, 3].map(() => sessions().read(brings(cookie))))
  expect(together.map((session) => session?.accountId)).toEqual([accountId, accountId, accountId])
  const given = together.flatMap((session) => session?.cookie ?? [])
  expect(given).toHaveLength(1)
  const [next = ''] = given
  expect(await sessions().read(brings(next))).toEqual({ accountId, cookie: null })
  expect(Number(/Max-Age=(\d+)/.exec(next)?.[1])).toBeLessThanOrEqual(2_592_000)
  await database.owner
    .updateTable('account_sessions')
    .set({ expires_at: new Date(0) })
    .where('replaced_at', 'is not', null)
    .execute()
  expect(await sessions().read(brings(cookie))).toBeNull()
})

test('signing in again gives a new id and ends the session that the browser had', async () => {
  const { cookie } = await signedIn()
  const again = await sessions().begin(brings(cookie), identity)
  expect(again.cookie).not.toBe(cookie)
  expect(await sessions().read(brings(cookie))).toBeNull()
  expect(await sessions().read(brings(again.cookie))).not.toBeNull()
})

test('a sign-out ends the session here, whoever still has the cookie', async () => {
  const { cookie } = await signedIn()
  expect(await sessions().end(brings(cookie))).toMatch(/Max-Age=0;/)
  expect(await sessions().read(brings(cookie))).toBeNull()
  expect(await sessions().end(new Headers())).toMatch(/Max-Age=0;/)
})

test('a cookie of another make is no session', async () => {
  const other = createSealedCookies('secret', true)('session')
  for (const content of [{}, { id: 7 }, { id: 'short' }]) {
    const headers = brings(await other.write(content, 60))
    expect(await sessions().isBrought(headers)).toBe(false)
    expect(await sessions().read(headers)).toBeNull()
  }
})
