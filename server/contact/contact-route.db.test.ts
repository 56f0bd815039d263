import { beforeEach, expect, test, vi } from 'vitest'
import { LONGEST_MESSAGE, type ContactDraft } from '#core/contact-message.ts'
import { listMessages } from '#db/queries/messages/messages.ts'
import type { ContactMessage } from '#mail/contact-mail.ts'
import { testDatabase } from '#test/database.ts'
import { brokenDatabase } from '#test/mail-forms-site.ts'
import { guarded } from '#test/guarded.ts'
import { CONTACT_POSTS, contactRoute, type ContactRouteOptions } from './contact-route.ts'

const ASHA = 'asha@mail.example'
const ASKED = { message: 'A link is dead.', email: ASHA }
const asJson = { accept: 'application/json' }
const database = testDatabase()
beforeEach(() => database.empty())

function site(options: Partial<ContactRouteOptions> = {}) {
  const logError = vi.fn()
  const drafts: ContactDraft[] = []
  const mailed: ContactMessage[] = []
  const route = contactRoute({
    db: database.web,
    mail: async (message) => void mailed.push(message),
    logError,
    pageWith: async (c, draft) => {
      drafts.push(draft)
      return c.html('the page')
    },
    ...options,
  })
  const app = guarded(route, CONTACT_POSTS)
  const send = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = '203.0.113.7',
  ) =>
    app.request(
      '/contact',
      {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
      },
      { incoming: { socket: { remoteAddress, remotePort: 4000, remoteFamily: 'IPv4' } } },
    )
  return { send, mailed, drafts, logError }
}

const stored = async () =>
  (await listMessages(database.owner)).map(({ reply_to, body }) => ({ reply_to, body }))

test('a message goes to the operator by mail, and is not stored', async () => {
  const { send, mailed } = site()
  const response = await send({ message: ' A link\r\nis dead. ', email: ' Asha@MAIL.example ' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?outcome=sent'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(mailed).toEqual([{ replyTo: 'Asha@mail.example', body: 'A link\nis dead.' }])
  expect(await stored()).toEqual([])
})

test('without mail, or if mail fails, it is stored; the log has neither text nor address', async () => {
  const refuse = async () => {
    throw new Error('The mail server refused a mail.')
  }
  for (const mail of [null, refuse]) {
    await database.empty()
    const { send, logError } = site({ mail })
    expect(await (await send(ASKED, asJson)).json()).toEqual({ outcome: 'sent' })
    expect(await stored()).toEqual([{ reply_to: ASHA, body: 'A link is dead.' }])
    expect(logError).toHaveBeenCalledTimes(mail ? 1 : 0)
    expect(String(logError.mock.calls)).not.toMatch(/mail\.example|dead/)
  }
})

test('no address is needed', async () => {
  const { send } = site({ mail: null })
  await send({ message: 'Thank you.', email: '' })
  expect(await stored()).toEqual([{ reply_to: null, body: 'Thank you.' }])
})

test.for([
  ['empty', { message: '  ', email: ASHA }],
  ['long', { message: 'न'.repeat(LONGEST_MESSAGE + 1), email: '' }],
  ['address', { message: 'A link is dead.', email: 'asha@localhost' }],
] as const)('a form that is wrong (%s) comes back with what was typed', async ([outcome, fields]) => {
  const { send, mailed, drafts } = site()
  const plain = await send(fields)
  expect([plain.status, await plain.text()]).toEqual([400, 'the page'])
  expect(drafts).toEqual([{ outcome, email: fields.email, message: fields.message.trim() }])
  const json = await send(fields, asJson)
  expect([json.status, await json.json()]).toEqual([400, { outcome }])
  expect([mailed, await stored()]).toEqual([[], []])
})

test('a client sends five messages in a row; the next comes back with its text', async () => {
  const { send, mailed, drafts } = site()
  for (let number = 0; number < 5; number++) await send(ASKED)
  expect((await send(ASKED)).status).toBe(429)
  expect(mailed).toHaveLength(5)
  expect(drafts).toEqual([{ outcome: 'later', ...ASKED }])
})

test('everybody together sends sixty messages in a row, of which one network has few', async () => {
  const { send } = site({ mayWrite: () => true })
  const sent = async (addresses: string[]) => {
    let accepted = 0
    for (const address of addresses) if ((await send(ASKED, asJson, address)).status === 200) accepted++
    return accepted
  }
  const host = Array.from({ length: 100 }, (_, net) => `2001:db8:1:${net.toString(16)}::1`)
  const ofHost = await sent(host)
  expect(ofHost).toBeLessThan(15)
  const others = Array.from({ length: 70 }, (_, visitor) => `198.51.${visitor}.7`)
  expect(await sent(others)).toBe(60 - ofHost)
})

test('a bot that fills the hidden field is told the same, and nothing is sent', async () => {
  const { send, mailed } = site()
  const response = await send({ ...ASKED, homepage: 'https://spam.example' })
  expect(response.headers.get('location')).toBe('/contact?outcome=sent')
  expect([mailed, await stored()]).toEqual([[], []])
})

test('if it can be neither mailed nor stored, it comes back, and the log has neither text nor address', async () => {
  const { send, drafts, logError } = site({ db: brokenDatabase, mail: null })
  expect((await send(ASKED)).status).toBe(503)
  expect(drafts).toEqual([{ outcome: 'failed', ...ASKED }])
  expect(logError).toHaveBeenCalledOnce()
  expect(String(logError.mock.calls)).not.toMatch(/mail\.example|dead/)
})
