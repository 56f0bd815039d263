import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { addAlert, readersOf } from '#test/job-alerts.ts'
import { addConfirmedSubscriber, isSubscribed } from '#test/newsletter-subscribers.ts'
import {
  claimAlertConfirmation,
  eraseUnconfirmedAlerts,
  postponeAlertConfirmation,
} from './alert-confirmations.ts'
import { changeAlert, confirmAlert, leaveAlerts, listAlerts, requestAlert } from './alert-requests.ts'
import { claimDueConfirmation } from './confirmations.ts'
import {
  confirmSubscription,
  countSubscribers,
  endSubscription,
  eraseAddress,
  eraseUnconfirmed,
  hashToken,
  requestSubscription,
} from './subscribers.ts'

const database = testDatabase()
afterEach(() => database.empty())

const ASHA = 'Asha@mail.example'
const alert = (query: string, frequency: 'daily' | 'weekly' = 'daily') => ({
  address: ASHA,
  query,
  name: `List ${query}`,
  frequency,
})

/** Claims the due mails. @returns Their tokens. */
async function mailAll(): Promise<Buffer[]> {
  const tokens: Buffer[] = []
  for (;;) {
    const token = randomBytes(32)
    if (!(await claimAlertConfirmation(database.owner, hashToken(token)))) return tokens
    tokens.push(token)
  }
}

const ago = (interval: string) =>
  sql`update job_alerts set mailed_at = mailed_at - ${interval}::interval where mailed_at is not null`.execute(
    database.owner,
  )
const leaveToken = async () =>
  (await database.owner.selectFrom('newsletter_subscribers').select('leave_token').executeTakeFirstOrThrow())
    .leave_token

test('an alert is asked for, confirmed by its mail, listed, changed and deleted, and the address with it', async () => {
  await requestAlert(database.web, alert('search=react'))
  const [token = randomBytes(32)] = await mailAll()
  const manage = (await confirmAlert(database.web, token)) ?? randomBytes(32)
  expect(await confirmAlert(database.web, token)).toEqual(manage)
  const [listed] = await listAlerts(database.web, manage)
  expect(listed).toMatchObject({ query: 'search=react', name: 'List search=react', is_confirmed: true })
  const id = listed?.id ?? ''
  expect(await changeAlert(database.web, manage, id, 'weekly')).toBe(true)
  expect(await listAlerts(database.web, manage)).toMatchObject([{ frequency: 'weekly' }])
  expect(await isSubscribed(database.owner, ASHA)).toBe(false)
  expect(await changeAlert(database.web, manage, id, null)).toBe(true)
  expect(await changeAlert(database.web, manage, id, null)).toBe(false)
  expect(await readersOf(database.owner)).toEqual([])
})

test('a token of another reader, or none, changes nothing', async () => {
  const own = await addAlert(database.owner, { address: ASHA })
  const other = await addAlert(database.owner, { address: 'ravi@mail.example' })
  const [{ id } = { id: '' }] = await listAlerts(database.web, own)
  for (const token of [other, randomBytes(32), randomBytes(3)]) {
    expect(await changeAlert(database.web, token, id, null)).toBe(false)
    expect(await changeAlert(database.web, token, id, 'weekly')).toBe(false)
  }
  expect(await listAlerts(database.web, randomBytes(32))).toEqual([])
  expect(await leaveAlerts(database.web, randomBytes(32))).toBe(false)
  expect(await confirmAlert(database.web, randomBytes(32))).toBeNull()
  expect(await listAlerts(database.web, own)).toHaveLength(1)
})

test('a stranger can cause five mails a day at most, and ten alerts', async () => {
  for (let number = 0; number < 12; number++) await requestAlert(database.web, alert(`search=${number}`))
  expect(await mailAll()).toHaveLength(5)
  await ago('16 minutes')
  for (let number = 0; number < 12; number++) await requestAlert(database.web, alert(`search=${number}`))
  expect(await mailAll()).toEqual([])
  await ago('1 day')
  for (let number = 5; number < 20; number++) await requestAlert(database.web, alert(`search=${number}`))
  expect(await mailAll()).toHaveLength(5)
  await ago('1 day')
  for (let number = 20; number < 30; number++) await requestAlert(database.web, alert(`search=${number}`))
  // What was asked for again on the first day.
  expect(await mailAll()).toHaveLength(5)
  await ago('1 day')
  expect(await mailAll()).toEqual([])
  expect(await database.owner.selectFrom('job_alerts').select('id').execute()).toHaveLength(10)
})

test('the same alert is mailed again after a quarter of an hour, twice in all, and only the newest link works', async () => {
  await requestAlert(database.web, alert(''))
  const [first = randomBytes(32)] = await mailAll()
  await requestAlert(database.web, alert(''))
  expect(await mailAll()).toEqual([])
  await ago('16 minutes')
  await requestAlert(database.web, { ...alert('', 'weekly'), address: ASHA.toUpperCase() })
  const [second = randomBytes(32)] = await mailAll()
  await ago('16 minutes')
  await requestAlert(database.web, alert(''))
  expect(await mailAll()).toEqual([])
  expect(await confirmAlert(database.web, first)).toBeNull()
  const manage = (await confirmAlert(database.web, second)) ?? randomBytes(32)
  expect(await listAlerts(database.web, manage)).toMatchObject([{ frequency: 'weekly' }])
})

test('what its owner asks for after five mails of strangers is mailed the next day', async () => {
  for (let number = 0; number < 5; number++) await requestAlert(database.web, alert(`search=${number}`))
  expect(await mailAll()).toHaveLength(5)
  await requestAlert(database.web, alert('search=own'))
  expect(await mailAll()).toEqual([])
  await ago('1 day')
  const [token = randomBytes(32)] = await mailAll()
  const manage = (await confirmAlert(database.web, token)) ?? randomBytes(32)
  const confirmed = (await listAlerts(database.web, manage)).filter(({ is_confirmed }) => is_confirmed)
  expect(confirmed).toMatchObject([{ query: 'search=own' }])
})

test('an alert that strangers asked for twice is mailed again the next day', async () => {
  for (const wait of ['16 minutes', '16 minutes']) {
    await requestAlert(database.web, alert(''))
    expect(await mailAll()).toHaveLength(1)
    await ago(wait)
  }
  await requestAlert(database.web, alert(''))
  expect(await mailAll()).toEqual([])
  await ago('1 day')
  await requestAlert(database.web, alert(''))
  expect(await mailAll()).toHaveLength(1)
})

test('a stranger cannot change a confirmed alert', async () => {
  const manage = await addAlert(database.owner, { address: ASHA, query: 'search=go', frequency: 'weekly' })
  await requestAlert(database.web, alert('search=go', 'daily'))
  expect(await mailAll()).toEqual([])
  expect(await listAlerts(database.web, manage)).toMatchObject([{ frequency: 'weekly' }])
})

test('a link works for seven days, then the request is erased, and with the last one the address', async () => {
  await requestAlert(database.web, alert('search=go'))
  const [token = randomBytes(32)] = await mailAll()
  await ago('7 days 1 hour')
  expect(await confirmAlert(database.web, token)).toBeNull()
  await eraseUnconfirmedAlerts(database.owner)
  expect(await readersOf(database.owner)).toEqual([])
})

test('a temporary refusal is mailed once more', async () => {
  await requestAlert(database.web, alert('search=go'))
  await mailAll()
  const { id } = await database.owner.selectFrom('job_alerts').select('id').executeTakeFirstOrThrow()
  await postponeAlertConfirmation(database.owner, id, 0)
  expect(await mailAll()).toHaveLength(1)
  await postponeAlertConfirmation(database.owner, id, 0)
  expect(await mailAll()).toEqual([])
})

test('alerts do not subscribe to the newsletter, and a reader of alerts can subscribe', async () => {
  const manage = await addAlert(database.owner, { address: ASHA })
  expect(await claimDueConfirmation(database.owner, hashToken(randomBytes(32)))).toBeNull()
  expect(await countSubscribers(database.owner)).toEqual({ confirmed: 0, asked: 0, waiting: 0 })
  await requestSubscription(database.web, ASHA)
  const token = randomBytes(32)
  expect(await claimDueConfirmation(database.owner, hashToken(token))).toMatchObject({ address: ASHA })
  expect(await confirmSubscription(database.web, token)).toBe(true)
  expect(await isSubscribed(database.owner, ASHA)).toBe(true)
  expect(await leaveAlerts(database.web, manage)).toBe(true)
  expect(await isSubscribed(database.owner, ASHA)).toBe(true)
})

test('leaving the newsletter keeps the alerts, and the address goes with the last of both', async () => {
  const manage = await addAlert(database.owner, { address: ASHA })
  await addConfirmedSubscriber(database.owner, ASHA)
  const leave = await leaveToken()
  expect(await endSubscription(database.web, leave)).toBe(true)
  expect(await endSubscription(database.web, leave)).toBe(false)
  expect(await isSubscribed(database.owner, ASHA)).toBe(false)
  expect(await listAlerts(database.web, manage)).toHaveLength(1)
  expect(await leaveAlerts(database.web, manage)).toBe(true)
  expect(await readersOf(database.owner)).toEqual([])
})

test('a newsletter that was not confirmed in time is forgotten, the alerts are not', async () => {
  const manage = await addAlert(database.owner, { address: ASHA })
  await requestSubscription(database.web, ASHA)
  await claimDueConfirmation(database.owner, hashToken(randomBytes(32)))
  await sql`update newsletter_subscribers set mailed_at = now() - interval '8 days'`.execute(database.owner)
  expect(await eraseUnconfirmed(database.owner)).toBe(1)
  expect(await eraseUnconfirmed(database.owner)).toBe(0)
  expect(await listAlerts(database.web, manage)).toHaveLength(1)
  expect(await eraseAddress(database.owner, ASHA)).toBe(true)
  expect(await listAlerts(database.web, manage)).toEqual([])
})
