import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { renewIssueLease, beginIssue, getIssue, listIssues, releaseIssue, claimIssue } from './issues.ts'
import {
  claimRecipients,
  countDeliveries,
  handOver,
  listRuns,
  markFailed,
  markSent,
  resendInDoubt,
  revertHandOver,
  requeueUnreleased,
} from './deliveries.ts'
import { addConfirmedSubscriber } from '#test/newsletter-subscribers.ts'

const database = testDatabase()
const issue = '2026-W47'
const [first, second] = [randomUUID(), randomUUID()]

beforeEach(async () => {
  await database.empty()
  for (const [minute, name] of ['a', 'b', 'c'].entries())
    await addConfirmedSubscriber(
      database.owner,
      `${name}@mail.example`,
      new Date(Date.UTC(2026, 10, 1, 6, minute)),
    )
  await beginIssue(database.owner, issue, { jobs: [] })
})

const claim = (run: string, limit = 10) => claimRecipients(database.owner, { issue, run }, limit)
const counts = () => countDeliveries(database.owner, issue)

test('an issue keeps the content that it started with', async () => {
  expect(await beginIssue(database.owner, issue, { jobs: ['later'] })).toMatchObject({
    content: { jobs: [] },
    finished_at: null,
  })
  expect((await listIssues(database.owner, 5)).map(({ id }) => id)).toEqual([issue])
  expect(await getIssue(database.owner, '2026-W48')).toBeNull()
})

test('a run claims every recipient once, in the order of confirmation', async () => {
  const addresses = async (run: string, limit: number) =>
    (await claim(run, limit)).map(({ address }) => address).toSorted()
  expect(await addresses(first, 2)).toEqual(['a@mail.example', 'b@mail.example'])
  expect(await addresses(first, 2)).toEqual(['c@mail.example'])
  expect(await addresses(first, 2)).toEqual([])
})

test('who confirms after an issue began, and before its week ends, gets it too; an unconfirmed address gets none', async () => {
  expect(await claim(first)).toHaveLength(3)
  await addConfirmedSubscriber(database.owner, 'late@mail.example')
  await database.owner
    .insertInto('newsletter_subscribers')
    .values({ address: 'asked@mail.example' })
    .execute()
  expect(await counts()).toEqual({ recipients: 4, sent: 0, failed: 0, in_doubt: 0 })
  expect((await claim(first)).map(({ address }) => address)).toEqual(['late@mail.example'])
  expect(await claim(first)).toEqual([])
})

test('when its week is over, an issue is for those who had confirmed by then', async () => {
  await sql`update newsletter_issues set begun_at = begun_at - interval '8 days'`.execute(database.owner)
  await sql`update newsletter_subscribers set confirmed_at = begun_at from newsletter_issues`.execute(
    database.owner,
  )
  await addConfirmedSubscriber(database.owner, 'late@mail.example')
  expect(await counts()).toMatchObject({ recipients: 3 })
  expect(await claim(first)).toHaveLength(3)
  // One had confirmed when the last send was done; nobody sends it to the others any more.
  await sql`update newsletter_subscribers set confirmed_at = confirmed_at - interval '1 hour'
    where address = 'a@mail.example'`.execute(database.owner)
  await sql`update newsletter_issues set finished_at = begun_at`.execute(database.owner)
  expect(await counts()).toMatchObject({ recipients: 1 })
})

test('a week ends with its Sunday in India', async () => {
  const readers = async (begun: string, confirmed: string) => {
    await sql`update newsletter_issues set begun_at = ${begun}::timestamptz`.execute(database.owner)
    await sql`update newsletter_subscribers set confirmed_at = ${confirmed}::timestamptz`.execute(
      database.owner,
    )
    return (await counts()).recipients
  }
  const monday = '2020-01-06T00:00:00+05:30'
  for (const begun of [monday, '2020-01-12T23:59:59+05:30']) {
    expect(await readers(begun, '2020-01-12T23:59:59+05:30'), begun).toBe(3)
    expect(await readers(begun, '2020-01-13T00:00:00+05:30'), begun).toBe(0)
  }
})

test('deliveries claimed by a dead run are claimed again, handed-over ones are not', async () => {
  const [a, b, c] = await claim(first)
  const of = (recipient = a, run = first) => ({ issue, subscriber: recipient?.id ?? '', run })
  expect(await handOver(database.owner, of(a))).toBe(true)
  expect(await handOver(database.owner, of(b))).toBe(true)
  await markSent(database.owner, of(b))
  expect(await counts()).toEqual({ recipients: 3, sent: 1, failed: 0, in_doubt: 1 })
  expect((await claim(second)).map(({ id }) => id)).toEqual([c?.id])
  // If the dead run was only slow, it can no longer hand over what another run claimed.
  expect(await handOver(database.owner, of(c))).toBe(false)
  expect(await handOver(database.owner, of(c, second))).toBe(true)
})

test('deliveries in doubt are claimed again only on request', async () => {
  const [a] = await claim(first, 1)
  await handOver(database.owner, { issue, subscriber: a?.id ?? '', run: first })
  expect(await resendInDoubt(database.owner, issue)).toBe(1)
  expect((await claim(second)).map(({ id }) => id)).toContain(a?.id)
})

test('after a dead run, mails that never left are claimed again, those that left are in doubt', async () => {
  const [a, b] = await claim(first, 2)
  for (const one of [a, b]) await handOver(database.owner, { issue, subscriber: one?.id ?? '', run: first })
  expect(await listRuns(database.owner, issue)).toEqual([first])
  await requeueUnreleased(database.owner, { issue, run: second }, [])
  expect(await counts()).toMatchObject({ in_doubt: 2 })
  await requeueUnreleased(database.owner, { issue, run: first }, [a?.id ?? ''])
  expect(await counts()).toMatchObject({ in_doubt: 1 })
  const claimed = new Set((await claim(second)).map(({ id }) => id))
  expect([claimed.has(a?.id ?? ''), claimed.has(b?.id ?? '')]).toEqual([false, true])
})

test('a mail that was handed over and temporarily refused is left for the next run', async () => {
  const [a] = await claim(first, 1)
  const delivery = { issue, subscriber: a?.id ?? '', run: first }
  await handOver(database.owner, delivery)
  await revertHandOver(database.owner, delivery)
  expect((await claim(first)).map(({ id }) => id)).not.toContain(a?.id)
  expect((await claim(second)).map(({ id }) => id)).toContain(a?.id)
})

test('a subscriber who unsubscribes before the hand-over does not get the mail', async () => {
  const [a] = await claim(first, 1)
  await database.owner
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', a?.id ?? '')
    .execute()
  expect(await handOver(database.owner, { issue, subscriber: a?.id ?? '', run: first })).toBe(false)
})

test('an address refused by three issues in a row is erased; an accepted mail in between resets the count', async () => {
  const [a, b] = await claim(first)
  const of = (recipient = a) => ({ issue, subscriber: recipient?.id ?? '', run: first })
  expect(await markFailed(database.owner, of(a), 'reader')).toBe(false)
  expect(await markFailed(database.owner, of(a), 'reader')).toBe(false)
  expect(await markFailed(database.owner, of(b), 'reader')).toBe(false)
  await markSent(database.owner, of(b))
  expect(await markFailed(database.owner, of(a), 'reader')).toBe(true)
  expect(await markFailed(database.owner, of(b), 'message')).toBe(false)
  const left = await database.owner.selectFrom('newsletter_subscribers').select('refusals').execute()
  expect(left.map(({ refusals }) => refusals)).toEqual([0, 0])
})

test('one process at a time sends an issue; another takes over some seconds after it dies', async () => {
  expect(await claimIssue(database.owner, issue, first)).toBe(true)
  expect(await claimIssue(database.owner, issue, second)).toBe(false)
  expect(await renewIssueLease(database.owner, issue, first)).toBe(true)
  await sql`update newsletter_issues set beat_at = now() - interval '11 seconds'`.execute(database.owner)
  expect(await claimIssue(database.owner, issue, second)).toBe(true)
  expect(await renewIssueLease(database.owner, issue, first)).toBe(false)
  await releaseIssue(database.owner, issue, first, true)
  expect(await getIssue(database.owner, issue)).toMatchObject({ finished_at: null })
  await releaseIssue(database.owner, issue, second, true)
  expect(await getIssue(database.owner, issue)).toMatchObject({ finished_at: expect.any(Date) })
  expect(await claimIssue(database.owner, issue, first)).toBe(true)
})
