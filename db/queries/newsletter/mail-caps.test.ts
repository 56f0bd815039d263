import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { mailboxOf } from '#core/email-address.ts'
import { testDatabase } from '#test/database.ts'
import { claimAlertConfirmation, hasDueAlertConfirmations } from './alert-confirmations.ts'
import { requestAlert } from './alert-requests.ts'
import { claimDueConfirmation, hasDueConfirmations } from './confirmations.ts'
import { hashToken, requestSubscription } from './subscribers.ts'

const database = testDatabase()
afterEach(() => database.empty())

/** Whether a mail of the newsletter, and one of an alert, may go out now: asked before the mail server is. */
const due = async () => [
  await hasDueConfirmations(database.owner),
  await hasDueAlertConfirmations(database.owner),
]

let claims = 0
const hash = () => hashToken(Buffer.from(`token ${(claims += 1)}`))

/** Claims due mails until none may be sent. */
async function mailed(): Promise<number> {
  let count = 0
  while ((await claimDueConfirmation(database.owner, hash())) !== null) count += 1
  return count
}

test.each([
  ['victim+1@mail.example', 'victim@mail.example'],
  ['Victim@Mail.example', 'victim@mail.example'],
  ['v.ictim+a+b@gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['v.ictim@mail.example', 'v.ictim@mail.example'],
  ['+x@mail.example', '+x@mail.example'],
])('the mailbox of %s is %s, in the database too', async (address, mailbox) => {
  const { rows } = await sql<{ box: string }>`select mailbox_of(${address}) as box`.execute(database.owner)
  expect([mailboxOf(address), rows[0]?.box]).toEqual([mailbox, mailbox])
})

test('a mailbox gets five unanswered mails a day, whatever is behind the plus', async () => {
  for (let n = 1; n <= 9; n++) await requestSubscription(database.web, `victim+${n}@mail.example`)
  await requestSubscription(database.web, 'asha@mail.example')
  expect(await due()).toEqual([true, false])
  expect(await mailed()).toBe(6)
  await requestAlert(database.web, {
    address: 'victim+a@mail.example',
    query: '',
    name: 'All jobs',
    frequency: 'daily',
  })
  expect(await claimAlertConfirmation(database.owner, hash())).toBeNull()
  expect(await due()).toEqual([false, false])
  await sql`update newsletter_subscribers set mailed_at = mailed_at - interval '25 hours'`.execute(
    database.owner,
  )
  expect(await due()).toEqual([true, true])
  expect(await claimAlertConfirmation(database.owner, hash())).toMatchObject({
    address: 'victim+a@mail.example',
  })
  expect(await mailed()).toBe(4)
})

test('the site sends two hundred unanswered mails an hour; the rest waits, and what is confirmed does not count', async () => {
  await sql`insert into newsletter_subscribers (address)
    select 'reader' || n || '@mail.example' from generate_series(1, 230) as n`.execute(database.owner)
  await sql`update newsletter_subscribers set mailed_at = now(), mail_after = null
    where id in (select id from newsletter_subscribers limit 195)`.execute(database.owner)
  expect(await mailed()).toBe(5)
  await requestAlert(database.web, {
    address: 'asha@mail.example',
    query: '',
    name: 'All jobs',
    frequency: 'daily',
  })
  expect(await due()).toEqual([false, false])
  await sql`update newsletter_subscribers set confirmed_at = now()
    where id in (select id from newsletter_subscribers where mailed_at is not null limit 10)`.execute(
    database.owner,
  )
  expect(await mailed()).toBe(10)
})
