import { createHash, randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  deleteExpiredSessions,
  endOtherSessions,
  endSession,
  findSession,
  IDLE_DAYS,
  listSessions,
  rotateSession,
  SESSION_DAYS,
  signInAccount,
} from './account-sessions.ts'
import { asAccount } from './accounts.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const HOUR = 3_600_000
const newHash = () => createHash('sha256').update(randomBytes(32)).digest()
const identity = {
  issuer: 'https://id.example',
  subject: 's1',
  email: null,
  emailVerified: false,
  name: null,
}

/** Signs somebody in, `age` hours ago. */
async function signedIn(age = 0, subject = 's1') {
  const hash = newHash()
  const account = await signInAccount(database.web, { ...identity, subject }, hash)
  const ago = new Date(Date.now() - age * HOUR)
  await database.owner
    .updateTable('account_sessions')
    .set({ issued_at: ago, signed_in_at: ago, expires_at: new Date(+ago + SESSION_DAYS * 24 * HOUR) })
    .where('id_hash', '=', hash)
    .execute()
  return { hash, ...account }
}

test('the first sign-in creates the account, a later one finds it and updates what changed', async () => {
  const first = await signInAccount(database.web, identity, newHash())
  expect(first).toEqual({ accountId: expect.any(String), userType: null, isNew: true })
  const named = { ...identity, email: 'asha@mail.example', emailVerified: true, name: 'Asha' }
  const second = await signInAccount(database.web, named, newHash())
  expect(second).toEqual({ accountId: first.accountId, userType: null, isNew: false })
  const accounts = await database.owner.selectFrom('accounts').selectAll().execute()
  expect(accounts).toMatchObject([{ email: 'asha@mail.example', email_verified: true, name: 'Asha' }])
})

test('the same name at another provider is another account', async () => {
  const here = await signInAccount(database.web, identity, newHash())
  const there = await signInAccount(database.web, { ...identity, issuer: 'https://b.example' }, newHash())
  expect(there.accountId).not.toBe(here.accountId)
})

test('a session is found by its hash until it expires', async () => {
  const { hash, accountId } = await signedIn()
  const session = await findSession(database.web, hash)
  expect(session).toEqual({
    accountId,
    signedInAt: expect.any(Date),
    expiresAt: expect.any(Date),
    isDue: false,
  })
  expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 24 * HOUR)
  expect(await findSession(database.web, newHash())).toBeNull()
  await database.owner
    .updateTable('account_sessions')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(await findSession(database.web, hash)).toBeNull()
})

test('after a day an id is replaced once; both are valid for a moment, and the expiry does not move', async () => {
  const { hash, accountId } = await signedIn(25)
  const before = await findSession(database.web, hash)
  expect(before?.isDue).toBe(true)
  const [first, second] = [newHash(), newHash()]
  const rotated = await Promise.all([
    rotateSession(database.web, hash, first),
    rotateSession(database.web, hash, second),
  ])
  expect(rotated.toSorted()).toEqual([false, true])
  const [good, useless] = rotated[0] ? [first, second] : [second, first]
  expect(await findSession(database.web, good)).toEqual({ ...before, accountId, isDue: false })
  expect(await findSession(database.web, useless)).toBeNull()
  const old = await findSession(database.web, hash)
  expect(old).toMatchObject({ accountId, isDue: false })
  expect((old?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000)
})

test('signing out ends a session under each id it had, and no other session', async () => {
  const { hash } = await signedIn(25)
  const elsewhere = await signedIn()
  const next = newHash()
  await rotateSession(database.web, hash, next)
  await endSession(database.web, next)
  expect(await findSession(database.web, hash)).toBeNull()
  expect(await findSession(database.web, next)).toBeNull()
  expect(await findSession(database.web, elsewhere.hash)).not.toBeNull()
})

test('the next sign-in deletes expired sessions', async () => {
  await signedIn()
  await database.owner
    .updateTable('account_sessions')
    .set({ expires_at: new Date(0) })
    .execute()
  await signedIn(0, 's2')
  expect(await database.owner.selectFrom('account_sessions').select('account_id').execute()).toHaveLength(1)
})

test('a session that nobody used for two weeks has ended, and is deleted', async () => {
  const idle = await signedIn(IDLE_DAYS * 24 + 1)
  const used = await signedIn(IDLE_DAYS * 24 - 1)
  expect(await findSession(database.web, idle.hash)).toBeNull()
  expect(await findSession(database.web, used.hash)).not.toBeNull()
  expect(await asAccount(database.web, used.accountId, listSessions)).toHaveLength(1)
  await deleteExpiredSessions(database.owner)
  const left = await database.owner.selectFrom('account_sessions').select('id_hash').execute()
  expect(left).toEqual([{ id_hash: used.hash }])
})

test('an account lists its sessions once each, and ends all but one', async () => {
  const here = await signedIn(50)
  const elsewhere = await signedIn(25)
  const stranger = await signedIn(0, 's2')
  const next = newHash()
  await rotateSession(database.web, here.hash, next)
  const listed = await asAccount(database.web, here.accountId, listSessions)
  expect(listed.map(({ signedInAt }) => Math.round((Date.now() - signedInAt.getTime()) / HOUR))).toEqual([
    25, 50,
  ])
  expect(Math.round((Date.now() - (listed[1]?.lastUsedAt.getTime() ?? 0)) / HOUR)).toBe(0)
  await endOtherSessions(database.web, next)
  expect(await findSession(database.web, elsewhere.hash)).toBeNull()
  for (const { hash } of [{ hash: next }, stranger])
    expect(await findSession(database.web, hash)).not.toBeNull()
})
