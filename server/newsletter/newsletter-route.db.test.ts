import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { OUTCOME_TEXTS } from '#app/features/site/newsletter/outcome-texts.ts'
import { claimDueConfirmation } from '#db/queries/newsletter/confirmations.ts'
import { hashToken } from '#db/queries/newsletter/subscribers.ts'
import { isSubscribed, addConfirmedSubscriber } from '#test/newsletter-subscribers.ts'
import { testDatabase } from '#test/database.ts'
import { brokenDatabase, mailFormsSite, wholeResponse } from '#test/mail-forms-site.ts'
import type { MailFormsOptions } from './mail-forms.ts'
import { newsletterRoute } from './newsletter-route.ts'

const ASHA = 'asha@mail.example'
const database = testDatabase()
beforeEach(() => database.empty())

function site(options: Partial<MailFormsOptions> = {}) {
  const { submit, ...rest } = mailFormsSite(newsletterRoute, { db: database.web, ...options })
  const subscribe = (email: string, more: Record<string, string> = {}, headers = {}, address?: string) =>
    submit('/newsletter/subscribe', { email, ...more }, headers, address)
  return { ...rest, subscribe }
}

const stored = () => database.owner.selectFrom('newsletter_subscribers').selectAll().execute()
const addresses = async () => (await stored()).map(({ address }) => address)

const asJson = { accept: 'application/json' }

test('stores an address as unconfirmed and triggers its mail', async () => {
  const { subscribe, confirmations } = site()
  const response = await subscribe('  Asha@MAIL.example ')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/newsletter?outcome=sent')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await stored()).toMatchObject([{ address: 'Asha@mail.example', confirmed_at: null, mails: 0 }])
  expect(confirmations.wake).toHaveBeenCalledOnce()
})

test('responds the same to new, unconfirmed and confirmed addresses, with and without script', async () => {
  const { subscribe } = site({ mayRequest: () => true })
  for (const headers of [{}, asJson]) {
    await database.empty()
    const fresh = await wholeResponse(await subscribe(ASHA, {}, headers))
    const waiting = await wholeResponse(await subscribe(ASHA, {}, headers))
    await addConfirmedSubscriber(database.owner, ASHA)
    const confirmed = await wholeResponse(await subscribe(ASHA, {}, headers))
    expect(waiting).toEqual(fresh)
    expect(confirmed).toEqual(fresh)
  }
  expect(await stored()).toHaveLength(1)
})

test('tells the visitor when mail cannot be sent', async () => {
  const { subscribe } = site({ confirmations: { canMail: async () => false, wake: () => {} } })
  expect((await subscribe(ASHA)).headers.get('location')).toBe('/newsletter?outcome=noted')
  expect(await addresses()).toEqual([ASHA])
})

test('a bot that fills the hidden field gets the usual response, but is not stored', async () => {
  const { subscribe } = site()
  const trapped = await wholeResponse(await subscribe(ASHA, { homepage: 'https://spam.example' }))
  expect(await stored()).toEqual([])
  expect(trapped).toEqual(await wholeResponse(await subscribe(ASHA, { homepage: '' })))
})

test.each(['', 'asha', 'asha@localhost', 'a@b.example, c@d.example', `${'a'.repeat(300)}@mail.example`])(
  'rejects the invalid address %j without repeating it',
  async (email) => {
    const { subscribe } = site()
    const response = await subscribe(email, {}, asJson)
    expect([response.status, await response.json()]).toEqual([400, { outcome: 'invalid' }])
    expect((await subscribe(email)).headers.get('location')).toBe('/newsletter?outcome=invalid')
    expect(await stored()).toEqual([])
  },
)

test('one client can subscribe ten addresses and must then wait', async () => {
  const { subscribe } = site()
  for (let number = 0; number < 10; number++)
    expect((await subscribe(`reader-${number}@mail.example`, {}, asJson)).status).toBe(200)
  const response = await subscribe(ASHA, {}, asJson)
  expect([response.status, await response.json()]).toEqual([429, { outcome: 'later' }])
  expect(response.headers.get('retry-after')).toBe('120')
  expect(await stored()).toHaveLength(10)
})

test('logs a database error and tells the visitor', async () => {
  const { subscribe, post, logError } = site({ db: brokenDatabase })
  const response = await subscribe(ASHA, {}, asJson)
  expect([response.status, await response.json()]).toEqual([503, { outcome: 'failed' }])
  const token = randomBytes(32).toString('base64url')
  const pressed = await post(`/newsletter/confirm?token=${token}`)
  expect(pressed.headers.get('location')).toBe('/newsletter?outcome=failed')
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  expect((await post(`/newsletter/unsubscribe?token=${token}`, oneClick)).status).toBe(503)
  expect(logError).toHaveBeenCalledTimes(3)
  expect(JSON.stringify(logError.mock.calls)).not.toMatch(/mail\.example|token=/)
})

test('the token from the mail confirms from any origin; a modified one does not', async () => {
  const { subscribe, post } = site()
  await subscribe(ASHA)
  const token = randomBytes(32)
  await claimDueConfirmation(database.owner, hashToken(token))
  const text = token.toString('base64url')
  const tampered = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
  for (const wrong of [tampered, text.slice(0, 42), `${text}A`, '', '%00'])
    expect((await post(`/newsletter/confirm?token=${wrong}`)).headers.get('location')).toBe(
      '/newsletter?outcome=unknown',
    )
  expect(await isSubscribed(database.owner, ASHA)).toBe(false)
  const pressed = await post(`/newsletter/confirm?token=${text}`, {}, { 'sec-fetch-site': 'cross-site' })
  expect(pressed.headers.get('location')).toBe('/newsletter?outcome=confirmed')
  expect(await isSubscribed(database.owner, ASHA)).toBe(true)
})

test('a mail program unsubscribes with one request, without a redirect', async () => {
  const { post } = site()
  await addConfirmedSubscriber(database.owner, ASHA)
  const [row] = await stored()
  const path = `/newsletter/unsubscribe?token=${row?.leave_token.toString('base64url')}`
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  const tampered = await post(`/newsletter/unsubscribe?token=${'A'.repeat(43)}`, oneClick)
  expect([tampered.status, await addresses()]).toEqual([200, [ASHA]])
  const done = await post(path, oneClick, { 'sec-fetch-site': 'cross-site', origin: 'null' })
  expect([done.status, await done.text()]).toEqual([200, 'Unsubscribed.'])
  expect(await stored()).toEqual([])
  const again = await post(path, oneClick)
  expect([again.status, await again.text()]).toEqual([200, 'This link has no subscription.'])
})

test('a mail program may send its request as multipart form data', async () => {
  await addConfirmedSubscriber(database.owner, ASHA)
  const [row] = await stored()
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  const path = `/newsletter/unsubscribe?token=${row?.leave_token.toString('base64url')}`
  expect((await site().post(path, body)).status).toBe(200)
  expect(await stored()).toEqual([])
})

test('a network asks five times for one mailbox, whatever is behind the plus, with the usual response', async () => {
  const { subscribe } = site({ mayRequest: () => true })
  const responses: Awaited<ReturnType<typeof wholeResponse>>[] = []
  for (let n = 1; n <= 12; n++)
    responses.push(await wholeResponse(await subscribe(`victim+${n}@mail.example`)))
  expect(responses).toEqual(responses.map(() => responses[0]))
  expect(await stored()).toHaveLength(5)
  await subscribe(ASHA)
  expect(await stored()).toHaveLength(6)
})

test('strangers who ask for a mailbox do not drop its owner’s own request', async () => {
  const { subscribe } = site()
  for (let n = 1; n <= 5; n++) await subscribe(`asha+${n}@mail.example`)
  for (let n = 1; n <= 5; n++) await subscribe(`asha+x${n}@mail.example`, {}, {}, `198.51.${n}.7`)
  await subscribe(ASHA, {}, {}, '192.0.2.7')
  expect(await addresses()).toContain(ASHA)
  expect(OUTCOME_TEXTS.sent).toContain('try again tomorrow')
})

test('the whole site takes a limited number of requests, of which one network has few', async () => {
  const { subscribe } = site({ mayRequest: () => true, db: brokenDatabase })
  const accepted = async (addresses: string[]) => {
    let count = 0
    for (const [n, address] of addresses.entries())
      if ((await subscribe(`reader${n}@mail.example`, { homepage: 'x' }, asJson, address)).status === 200)
        count++
    return count
  }
  const host = Array.from({ length: 150 }, (_, net) => `2001:db8:1:${net.toString(16)}::1`)
  const ofHost = await accepted(host)
  expect(ofHost).toBeLessThan(40)
  const others = Array.from({ length: 310 }, (_, n) => `${20 + (n % 100)}.${Math.floor(n / 100)}.0.7`)
  const ofOthers = await accepted(others)
  // On a slow machine a few more are allowed meanwhile.
  expect(ofHost + ofOthers).toBeGreaterThanOrEqual(300)
  expect(ofHost + ofOthers).toBeLessThan(310)
})
