import { beforeEach, expect, test } from 'vitest'
import { adminSite, cookieOf, newToken, OWN, signedIn } from '#test/admin-site.ts'
import { testDatabase } from '#test/database.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
const JSON_BODY = { 'content-type': 'application/json' }
const EMAILS = ['asha@pravesh.example']
const MEGABYTE = 1024 * 1024

const ADMIN_PAGES = [
  '/admin/reports',
  '/admin/boards',
  '/admin/postings',
  '/admin/postings/0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10',
  '/admin/content/courses',
  '/admin/companies',
  '/admin/messages',
  '/admin/leave',
]

/** Every route that accepts POST: of visitors and accounts, the entry of operators, and an operator's own pages. */
async function everyPost() {
  const withAccounts = adminSite(database, { emails: EMAILS })
  const withLinks = adminSite(database)
  const operator = cookieOf(await withLinks.post('/admin/enter', { token: await newToken(database.owner) }))
  const { cookie } = await signedIn(database.web, { email: 'ravi@pravesh.example' })
  type Site = Pick<typeof withLinks, 'ask'>
  const all: { path: string; site: Site; headers: Record<string, string>; isImport?: boolean }[] = [
    ...withAccounts.posts.map((path) => ({ path, site: withAccounts, headers: { ...OWN, cookie } })),
    { path: '/admin/enter', site: withLinks, headers: OWN },
    ...ADMIN_PAGES.map((path) => ({
      path,
      site: withLinks,
      headers: { ...OWN, ...operator },
      isImport: path.startsWith('/admin/content'),
    })),
  ]
  expect(withAccounts.posts.length).toBeGreaterThan(20)
  return all
}

/** A body in pieces, without a length, that counts what is read of it. */
function chunked(bytes: number, chunk = 64 * 1024) {
  let read = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read >= bytes) controller.close()
        else controller.enqueue(new TextEncoder().encode('a'.repeat(chunk)))
        read += chunk
      },
    },
    { highWaterMark: 0 },
  )
  return { body, read: () => read }
}

test('every POST refuses a body that is too large, and reads no more of it than it must', async () => {
  for (const { path, site, headers, isImport } of await everyPost()) {
    const size = isImport ? 5 * MEGABYTE : MEGABYTE
    const types = path.endsWith('click-tracking') ? JSON_BODY : FORM
    const length = { ...headers, ...types, 'content-length': String(size) }
    const named = chunked(size)
    const init = { method: 'POST', duplex: 'half' } as const
    expect((await site.ask(path, { ...init, body: named.body, headers: length })).status, path).toBe(413)
    expect(named.read(), path).toBe(0)
    const unnamed = chunked(size)
    const sent = await site.ask(path, { ...init, body: unnamed.body, headers: { ...headers, ...types } })
    expect(sent.status, path).toBe(413)
    const limit = isImport ? 4 * MEGABYTE : 64 * 1024
    expect(unnamed.read(), path).toBeLessThanOrEqual(limit + 64 * 1024)
    // A length that is too small is not believed.
    const lying = chunked(size)
    const small = { ...headers, ...types, 'content-length': '10' }
    expect((await site.ask(path, { ...init, body: lying.body, headers: small })).status, path).toBe(413)
  }
})

test('every POST refuses a malformed body with a sentence, and a type that it does not read', async () => {
  const malformed: [Record<string, string>, BodyInit][] = [
    [FORM, 'email=%E0%A4%A'],
    [FORM, new Uint8Array([0x61, 0x3d, 0xff, 0xfe])],
    [MULTIPART, 'no parts'],
    [MULTIPART, '--x\r\nnonsense'],
    [JSON_BODY, '{"item_type":'],
    [{ 'content-type': 'text/xml' }, '<a/>'],
    [{ 'content-type': 'multipart/form-data' }, 'x'],
    [{ 'content-type': '' }, new Uint8Array(3)],
  ]
  for (const { path, site, headers } of await everyPost())
    for (const [type, body] of malformed) {
      const response = await site.ask(path, { method: 'POST', body, headers: { ...headers, ...type } })
      expect([400, 415], `${path} ${JSON.stringify(type)}`).toContain(response.status)
      expect(await response.text(), path).toMatch(/\w{3}.*\./)
    }
})

test('a page of another site can post only what a token of a mail, or of a link, allows', async () => {
  const accepted: string[] = []
  for (const { path, site, headers } of await everyPost()) {
    const foreign = {
      ...headers,
      ...FORM,
      'sec-fetch-site': 'cross-site',
      origin: 'https://elsewhere.example',
    }
    const response = await site.ask(path, { method: 'POST', body: '', headers: foreign })
    if (response.status !== 403) accepted.push(path)
  }
  expect(accepted).toEqual([
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/alerts/confirm',
    '/alerts/unsubscribe',
    '/alerts/manage',
    '/admin/enter',
  ])
})

test('a body that breaks off is no error of ours', async () => {
  for (const { path, site, headers } of await everyPost()) {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    const types = path.endsWith('click-tracking') ? JSON_BODY : FORM
    const init = { method: 'POST', body, duplex: 'half', headers: { ...headers, ...types } } as const
    expect((await site.ask(path, init)).status, path).toBe(400)
  }
})

test('every POST is limited for a /48 whose addresses are all of another /64', async () => {
  for (const { path, site, headers } of await everyPost()) {
    // It ends the session that the others need.
    if (path === '/admin/leave') continue
    const statuses = new Map<number, number>()
    let retryAfter: string | null = null
    for (let net = 0; net < 200; net++) {
      const address = `2001:db8:7:${net.toString(16)}::1`
      const type = path.endsWith('click-tracking') ? JSON_BODY : FORM
      const body = path.endsWith('click-tracking') ? '{}' : ''
      const response = await site.ask(
        path,
        { method: 'POST', body, headers: { ...headers, ...type } },
        address,
      )
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status === 429) retryAfter = response.headers.get('retry-after')
    }
    expect(statuses.get(429), path).toBeGreaterThan(0)
    expect(Number(retryAfter), path).toBeGreaterThan(0)
    expect(
      [...statuses.keys()].filter((status) => status >= 500),
      path,
    ).toEqual([])
  }
})

test('what is no POST route reads no body', async () => {
  const { ask } = adminSite(database)
  for (const path of [
    '/jobs',
    '/contact.data',
    '/wp-login.php',
    '/api/v1/jobs',
    '/admin/boards',
    '/Contact',
  ]) {
    const { body, read } = chunked(MEGABYTE)
    const init = { method: 'POST', body, duplex: 'half', headers: { ...OWN, ...FORM } } as const
    expect([404, 405], path).toContain((await ask(path, init)).status)
    expect(read(), path).toBe(0)
  }
})
