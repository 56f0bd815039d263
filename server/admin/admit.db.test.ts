import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { adminSite, cookieOf, newToken, signedIn } from '#test/admin-site.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const EMAILS = ['asha@pravesh.example']
const PATHS = [
  '/admin',
  '/admin/reports',
  '/admin/boards',
  '/admin/postings',
  '/admin/content',
  '/admin/companies',
  '/admin/messages',
  '/admin/mail',
  '/admin/log',
]

/** Status, body and headers, without the request's own id. */
async function answer(response: Response) {
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  delete headers.etag
  delete headers['content-length']
  return { status: response.status, headers, body: await response.text() }
}

test('to everybody else the pages look like addresses that do not exist', async () => {
  for (const emails of [[], EMAILS]) {
    const { ask, post } = adminSite(database, { emails })
    const stranger = emails.length > 0 ? await signedIn(database.web, { email: 'ravi@pravesh.example' }) : {}
    for (const path of [...PATHS, '/admin/enter', '/admin/enter?token=x', '/admin/leave', '/admin/no-such']) {
      const missing = await answer(await ask('/nothing-here', { headers: stranger }))
      const page = await answer(await ask(path, { headers: stranger }))
      const [pathname = ''] = path.split('?')
      expect(page, path).toEqual({ ...missing, body: missing.body.replace('/nothing-here', pathname) })
      expect(await answer(await post(path, { act: 'close' }, stranger)), path).toEqual(
        await answer(await post('/nothing-here', { act: 'close' }, stranger)),
      )
    }
  }
})

test('an account is let in by an address that its provider has verified, in any spelling', async () => {
  const { ask } = adminSite(database, { emails: EMAILS })
  const unverified = await signedIn(database.web, { email: 'asha@pravesh.example', emailVerified: false })
  expect((await ask('/admin', { headers: unverified })).status).toBe(404)
  const asha = await signedIn(database.web, { email: 'Asha@pravesh.example', subject: 'other' })
  const response = await ask('/admin', { headers: asha })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Asha@pravesh.example')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self';.*style-src 'self' 'sha256-/,
  )
  expect((await ask('/admin/no-such', { headers: asha })).status).toBe(404)

  await sql`update account_sessions set signed_in_at = now() - interval '13 hours'`.execute(database.owner)
  const stale = await ask('/admin', { headers: asha })
  expect(stale.headers.get('location')).toMatch(/^\/auth\/sign-in-again\?return_to=%2Fadmin/)
})

test('with accounts, no link is good', async () => {
  const { ask, post } = adminSite(database, { emails: EMAILS })
  const token = await newToken(database.owner)
  expect((await ask(`/admin/enter?token=${token}`)).status).toBe(404)
  expect((await post('/admin/enter', { token })).status).toBe(405)
})

test('a link shows a button, which opens one session; signing out ends it', async () => {
  const { ask, post } = adminSite(database)
  const token = await newToken(database.owner)
  const page = await ask(`/admin/enter?token=${token}`)
  expect(await page.text()).toContain(`value="${token}"`)
  // A mail program or chat that looks at the link does not use it up.
  const entered = await post('/admin/enter', { token })
  expect(entered.headers.get('location')).toBe('/admin')
  expect(entered.headers.get('set-cookie')).toMatch(
    /^__Host-pravesh-admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect((await post('/admin/enter', { token })).status).toBe(405)
  const cookie = cookieOf(entered)
  for (const path of PATHS) expect((await ask(path, { headers: cookie })).status, path).toBe(200)
  const left = await post('/admin/leave', {}, cookie)
  expect(left.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await ask('/admin', { headers: cookie })).status).toBe(404)
})

test('links and their sessions end', async () => {
  const { ask, post } = adminSite(database)
  const late = await newToken(database.owner)
  const token = await newToken(database.owner)
  const cookie = cookieOf(await post('/admin/enter', { token }))
  await sql`update admin_sessions set expires_at = now()`.execute(database.owner)
  expect((await ask(`/admin/enter?token=${late}`)).status).toBe(404)
  expect((await post('/admin/enter', { token: late })).status).toBe(405)
  expect((await ask('/admin', { headers: cookie })).status).toBe(404)
})

test.for([
  ['this machine', 'http://localhost:3000', '127.0.0.1', 200],
  ['another machine', 'http://localhost:3000', '203.0.113.7', 404],
  ['this machine, for a site without TLS', 'http://jobs.example', '127.0.0.1', 404],
  ['another machine, over TLS', 'https://jobs.example', '203.0.113.7', 200],
] as const)('a link opened from %s', async ([, siteUrl, address, status]) => {
  const { ask } = adminSite(database, { siteUrl, address })
  const path = `/admin/enter?token=${await newToken(database.owner)}`
  expect((await ask(path)).status).toBe(status)
  if (siteUrl !== 'http://localhost:3000') return
  // A name of another site that leads to this machine, and a visitor behind a proxy on it.
  expect((await ask(path, { headers: { host: 'elsewhere.example' } })).status).toBe(404)
  expect((await ask(path, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
})

test('a form of another site changes nothing', async () => {
  const { post } = adminSite(database)
  const cookie = cookieOf(await post('/admin/enter', { token: await newToken(database.owner) }))
  for (const from of ['cross-site', 'same-site', 'none'])
    for (const path of [
      '/admin/boards',
      '/admin/reports',
      '/admin/postings',
      '/admin/content/courses',
      '/admin/leave',
    ])
      expect((await post(path, {}, { ...cookie, 'sec-fetch-site': from })).status, path).toBe(403)
})

test('a client that shows many tokens and cookies that are nothing is told to wait, and costs no more queries', async () => {
  const { ask, post } = adminSite(database)
  const cookie = cookieOf(await post('/admin/enter', { token: await newToken(database.owner) }))
  const wrong = { cookie: `${cookie.cookie.slice(0, -3)}abc` }
  const stranger = '2001:db8:1:1::1'
  const tries = [
    () => ask('/admin', { headers: wrong }, stranger),
    () => ask(`/admin/enter?token=${'a'.repeat(43)}`, {}, stranger),
  ]
  const statuses: number[] = []
  for (let n = 0; n < 200; n++) statuses.push((await tries[n % 2]?.())?.status ?? 0)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  const refused = await ask('/admin', { headers: wrong }, stranger)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // Whoever is let in is not counted.
  for (let n = 0; n < 100; n++) expect((await ask('/admin', { headers: cookie })).status).toBe(200)
})

test('only an error of the database says that it did not answer', async () => {
  const failing = (error: Error) => ({
    web: database.web,
    owner: fakeDatabase(() => {
      throw error
    }),
  })
  const answer = async (error: Error) => {
    const response = await adminSite(failing(error)).ask(`/admin/enter?token=${'a'.repeat(43)}`)
    return [response.status, (await response.text()).includes('database did not answer')]
  }
  const withCode = (code: string) => Object.assign(new Error('of the server'), { code })
  for (const code of ['ECONNREFUSED', '57014', '57P01', '08006', '53300'])
    expect(await answer(withCode(code)), code).toEqual([503, true])
  expect(await answer(new Error('Connection terminated unexpectedly'))).toEqual([503, true])
  for (const error of [new TypeError('a bug'), withCode('23505'), withCode('22P05')])
    expect(await answer(error)).toEqual([500, false])
})
