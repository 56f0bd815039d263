import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { claimDueConfirmation, postponeConfirmation } from './confirmations.ts'
import { beginIssue, claimIssue, renewIssueLease } from './issues.ts'

const database = testDatabase()
const ISSUE = '2026-W47'
beforeEach(() => database.empty())
afterEach(() => void vi.useRealTimers())

const hash = () => randomBytes(32)

test.each([
  ['a month ahead', 30 * 86_400_000],
  ['a month behind', -30 * 86_400_000],
])('a process with a clock %s takes no claim that is alive, and each that is not', async (_, byMs) => {
  const { owner } = database
  const [alive, other] = [randomUUID(), randomUUID()]
  await beginIssue(owner, ISSUE, { jobs: [] })
  expect(await claimIssue(owner, ISSUE, alive)).toBe(true)
  await owner
    .insertInto('newsletter_subscribers')
    .values({ address: 'a@mail.example', mail_after: sql<Date>`now()` })
    .execute()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
  expect(await claimIssue(owner, ISSUE, other)).toBe(false)
  expect(await renewIssueLease(owner, ISSUE, alive)).toBe(true)
  expect(await claimIssue(owner, ISSUE, other)).toBe(false)
  const due = await claimDueConfirmation(owner, hash())
  expect(due).toMatchObject({ address: 'a@mail.example' })
  await postponeConfirmation(owner, due?.id ?? '', 15)
  expect(await claimDueConfirmation(owner, hash())).toBeNull()

  await sql`update newsletter_issues set beat_at = beat_at - interval '1 hour'`.execute(owner)
  await sql`update newsletter_subscribers set mail_after = mail_after - interval '15 minutes',
    mailed_at = mailed_at - interval '2 days'`.execute(owner)
  expect(await claimIssue(owner, ISSUE, other)).toBe(true)
  expect(await renewIssueLease(owner, ISSUE, alive)).toBe(false)
  expect(await claimDueConfirmation(owner, hash())).toMatchObject({ address: 'a@mail.example' })
})
