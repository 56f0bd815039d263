import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { eraseUnreachable, postponeConfirmation, claimDueConfirmation } from './confirmations.ts'
import {
  requestSubscription,
  confirmSubscription,
  countSubscribers,
  endSubscription,
  eraseAddress,
  eraseUnconfirmed,
  hashToken,
} from './subscribers.ts'
import { isSubscribed, addConfirmedSubscriber } from '#test/newsletter-subscribers.ts'

const database = testDatabase()
afterEach(() => database.empty())

const ASHA = 'Asha@mail.example'
const rows = () => database.owner.selectFrom('newsletter_subscribers').selectAll().execute()
const row = () => database.owner.selectFrom('newsletter_subscribers').selectAll().executeTakeFirstOrThrow()
const ago = (time: string) =>
  sql`update newsletter_subscribers set mailed_at = now() - ${time}::interval`.execute(database.owner)

/** Requests a subscription, and claims the mail as the site does. */
async function requestToken(): Promise<Buffer> {
  await requestSubscription(database.web, ASHA)
  const token = randomBytes(32)
  expect(await claimDueConfirmation(database.owner, hashToken(token))).toEqual({
    id: expect.any(String),
    address: ASHA,
  })
  return token
}

test('an address is subscribed when its owner confirms, and erased on unsubscribe', async () => {
  const token = await requestToken()
  expect(await isSubscribed(database.owner, ASHA)).toBe(false)
  expect(await confirmSubscription(database.web, token)).toBe(true)
  expect(await confirmSubscription(database.web, token)).toBe(true)
  expect(await isSubscribed(database.owner, 'asha@MAIL.example')).toBe(true)
  const { leave_token } = await row()
  expect(await endSubscription(database.web, leave_token)).toBe(true)
  expect(await rows()).toEqual([])
  expect(await endSubscription(database.web, leave_token)).toBe(false)
  expect(await confirmSubscription(database.web, token)).toBe(false)
})

test('the token of a confirmation mail is not in the database', async () => {
  const token = await requestToken()
  const kept = JSON.stringify(
    Object.values(await row()).map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : value)),
  )
  expect(kept).not.toContain(token.toString('hex'))
  expect(kept).not.toContain(token.toString('base64url'))
})

test('an address gets one mail, however often it is entered and however its local part is written', async () => {
  await requestToken()
  await requestSubscription(database.web, ASHA)
  await requestSubscription(database.web, 'ASHA@mail.example')
  expect(await rows()).toHaveLength(1)
  expect(await claimDueConfirmation(database.owner, hashToken(randomBytes(32)))).toBeNull()
})

test('another mail is due after a quarter of an hour, after five once a day, and only the newest link works', async () => {
  const first = await requestToken()
  let newest = first
  for (let mail = 2; mail <= 5; mail++) {
    await ago('14 minutes')
    await requestSubscription(database.web, ASHA)
    expect(await claimDueConfirmation(database.owner, hashToken(randomBytes(32)))).toBeNull()
    await ago('16 minutes')
    newest = await requestToken()
  }
  await ago('16 minutes')
  await requestSubscription(database.web, ASHA)
  expect(await claimDueConfirmation(database.owner, hashToken(randomBytes(32)))).toBeNull()
  await ago('1 day')
  newest = await requestToken()
  expect(await confirmSubscription(database.web, first)).toBe(false)
  expect(await confirmSubscription(database.web, newest)).toBe(true)
})

test('a confirmed address gets no further confirmation mail', async () => {
  await confirmSubscription(database.web, await requestToken())
  await ago('1 hour')
  await requestSubscription(database.web, ASHA)
  expect((await row()).mail_after).toBeNull()
  expect(await isSubscribed(database.owner, ASHA)).toBe(true)
})

test('a link works for seven days, then the address is erased', async () => {
  const token = await requestToken()
  await ago('6 days 23 hours')
  expect(await eraseUnconfirmed(database.owner)).toBe(0)
  await ago('7 days 1 hour')
  expect(await confirmSubscription(database.web, token)).toBe(false)
  expect(await eraseUnconfirmed(database.owner)).toBe(1)
  expect(await rows()).toEqual([])
})

test('an address that could never be mailed is kept, however long', async () => {
  await requestSubscription(database.web, ASHA)
  await sql`update newsletter_subscribers set asked_at = now() - interval '1 year'`.execute(database.owner)
  expect(await eraseUnconfirmed(database.owner)).toBe(0)
  expect(await countSubscribers(database.owner)).toEqual({ confirmed: 0, asked: 0, waiting: 1 })
})

test('a postponed mail is due again later, five times at most; a dead address is erased', async () => {
  await requestToken()
  const { id } = await row()
  await postponeConfirmation(database.owner, id, 10)
  expect((await row()).mail_after?.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000)
  expect(await claimDueConfirmation(database.owner, hashToken(randomBytes(32)))).toBeNull()
  await sql`update newsletter_subscribers set mails = 5`.execute(database.owner)
  await postponeConfirmation(database.owner, id, 10)
  expect((await row()).mail_after).toBeNull()
  await eraseUnreachable(database.owner, id)
  expect(await rows()).toEqual([])
})

test('a verified address is subscribed at once, and erased by its name', async () => {
  await addConfirmedSubscriber(database.owner, ASHA)
  await addConfirmedSubscriber(database.owner, ASHA)
  expect(await countSubscribers(database.owner)).toEqual({ confirmed: 1, asked: 0, waiting: 0 })
  expect(await eraseAddress(database.owner, 'asha@mail.example')).toBe(true)
  expect(await eraseAddress(database.owner, ASHA)).toBe(false)
})

test.each(['asha', 'asha@localhost', '@mail.example', `${'a'.repeat(250)}@mail.example`])(
  'the database itself refuses %s',
  async (address) => {
    await expect(requestSubscription(database.web, address)).rejects.toThrow(/check constraint/)
  },
)
