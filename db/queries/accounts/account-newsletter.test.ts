import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '#test/account-sign-in.ts'
import { testDatabase } from '#test/database.ts'
import { isSubscribed, addConfirmedSubscriber } from '#test/newsletter-subscribers.ts'
import { setAccountNewsletter, readAccountNewsletter } from './account-newsletter.ts'
import { deleteAccount, exportAccount } from './accounts.ts'
import { requestSubscription } from '#db/queries/newsletter/subscribers.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const ASHA = 'Asha@mail.example'
const RAVI = 'ravi@mail.example'

/** Signs somebody in; returns a function that runs work as their account. */
const signIn = async (subject: string, email: string | null, emailVerified = true) =>
  (await signInAs(database.web, subject, { email, emailVerified })).do

test('an account with a verified address can subscribe and unsubscribe it, and no other address', async () => {
  const asha = await signIn('asha', ASHA)
  await addConfirmedSubscriber(database.owner, RAVI)
  expect(await asha(readAccountNewsletter)).toBe(false)
  await asha((own) => setAccountNewsletter(own, true))
  await asha((own) => setAccountNewsletter(own, true))
  expect(await asha(readAccountNewsletter)).toBe(true)
  expect(await asha(exportAccount)).toMatchObject({ newsletter: { subscribed: true } })
  await asha((own) => setAccountNewsletter(own, false))
  expect(await isSubscribed(database.owner, ASHA)).toBe(false)
  expect(await isSubscribed(database.owner, RAVI)).toBe(true)
})

test('subscribing from the account confirms an address that waits for confirmation', async () => {
  const asha = await signIn('asha', ASHA)
  await requestSubscription(database.web, 'asha@MAIL.example')
  expect(await asha(readAccountNewsletter)).toBe(false)
  await asha((own) => setAccountNewsletter(own, true))
  expect(await isSubscribed(database.owner, ASHA)).toBe(true)
  const { rows } = await sql`select mail_after from newsletter_subscribers`.execute(database.owner)
  expect(rows).toEqual([{ mail_after: null }])
})

test.each([
  ['is not verified', RAVI, false],
  ['is missing', null, true],
  ['is not an address', 'ravi', true],
])('an address that %s cannot be changed: it may be another’s', async (_, email, verified) => {
  await addConfirmedSubscriber(database.owner, RAVI)
  const ravi = await signIn('ravi', email, verified)
  expect(await ravi(readAccountNewsletter)).toBeNull()
  await ravi((own) => setAccountNewsletter(own, false))
  await ravi((own) => setAccountNewsletter(own, true))
  const { rows } = await sql`select address from newsletter_subscribers`.execute(database.owner)
  expect(rows).toEqual([{ address: RAVI }])
})

test('without an account there is nothing to subscribe', async () => {
  await signIn('asha', ASHA)
  expect(await readAccountNewsletter(database.web)).toBeNull()
  await setAccountNewsletter(database.web, true)
  expect(await isSubscribed(database.owner, ASHA)).toBe(false)
  await expect(sql`select account_address()`.execute(database.web)).rejects.toThrow(/permission denied/)
})

test('deleting an account also unsubscribes its address', async () => {
  const asha = await signIn('asha', ASHA)
  await asha((own) => setAccountNewsletter(own, true))
  await asha(deleteAccount)
  expect(await isSubscribed(database.owner, ASHA)).toBe(false)
})
