import { beforeEach, expect, test, vi } from 'vitest'
import { setUserType, asAccount } from '#db/queries/accounts/accounts.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createApp } from '../create-app.ts'
import { createLog } from '../log.ts'
import type { PageHandler } from '#server/pages/render-page.ts'
import { ACCOUNT_POSTS } from './account-route.ts'
import { createSealedCookies } from './sealed-cookies.ts'
import { createSessions } from './sessions.ts'

const SITE = 'https://pravesh.example'
const SECRET = 'secret'
const database = testDatabase()
beforeEach(() => database.empty())

const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }
const OWN = { 'sec-fetch-site': 'same-origin' }
const identity = { issuer: 'https://id.example', subject: 's', email: null, emailVerified: false, name: null }

/** What the pages are told of sign-in, in the place of pages. */
const told = vi.fn<PageHandler>(
  async (_request, { signIn }) =>
    new Response(JSON.stringify(signIn), { headers: { 'cache-control': 'public, max-age=60' } }),
)

/** The site, on the database unless said, and somebody who has signed in. */
async function site({ db = database.web } = {}) {
  told.mockClear()
  const lines: string[] = []
  const app = createApp({
    db,
    health: { ask: async () => {}, isAway: () => false },
    siteUrl: SITE,
    version: '1',
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    handle: told,
    pagePaths: async () => [],
    files: new Map(),
    confirmations: { canMail: async () => false, wake: () => {} },
    signIn: { issuer: 'https://id.example', clientId: 'pravesh', clientSecret: SECRET },
  })
  const sessions = createSessions(database.web, createSealedCookies(SECRET, true)('pravesh-session'))
  const { account, cookie } = await sessions.begin(new Headers(), identity)
  const [job = ''] = await insertJobs(database.owner, [jobRow('1')])
  const brings = { cookie: cookie.slice(0, cookie.indexOf(';')) }
  const ask = async (path: string, init: RequestInit = {}) => app.fetch(new Request(SITE + path, init), env)
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...OWN, ...headers } })
  const saved = () => database.owner.selectFrom('saved_jobs').select('job_id').execute()
  return { accountId: account.accountId, brings, job, ask, post, saved, lines }
}

const SAVE_REMOVED = { accept: 'application/json' }

test('another site’s forms change nothing, whichever it is', async () => {
  const { brings, job, ask, saved } = await site()
  const fields = { at: `/jobs?job=${job}`, job, confirm: 'delete', user_type: 'founder' }
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    {},
  ]
  for (const path of ACCOUNT_POSTS)
    for (const from of elsewhere) {
      const headers = { ...brings, ...from }
      const answer = await ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })
      expect(answer.status, path).toBe(403)
    }
  expect(await saved()).toEqual([])
  expect(await database.owner.selectFrom('accounts').select('user_type').execute()).toEqual([
    { user_type: null },
  ])
  expect(await database.owner.selectFrom('account_sessions').select('account_id').execute()).toHaveLength(1)
})

test('a job is saved and taken off, by form and by script', async () => {
  const { brings, job, post, ask, saved } = await site()
  const at = `/jobs?job=${job}`
  const form = await post('/account/save', { at }, brings)
  expect(form.status).toBe(303)
  expect(form.headers.get('location')).toBe(`${at}&saved=saved#save`)
  expect(await saved()).toEqual([{ job_id: job }])
  const question = `/account/saved?${new URLSearchParams({ at })}`
  expect(await (await ask(question, { headers: brings })).json()).toEqual({ saved: true })
  expect(await (await ask(question)).json()).toEqual({ saved: false })
  const script = await post('/account/save', { at, remove: '1' }, { ...brings, ...SAVE_REMOVED })
  expect(await script.json()).toEqual({ outcome: 'removed' })
  expect(script.headers.get('cache-control')).toBe('private, no-store')
  expect(await saved()).toEqual([])
  const dashboard = await post('/account/save', { at, remove: '1', from: 'dashboard' }, brings)
  expect(dashboard.headers.get('location')).toBe('/dashboard')
})

test('a search is saved by what narrows it, however its address was written', async () => {
  const { brings, post } = await site()
  await post('/account/save', { at: '/jobs?type=remote&utm_source=x&show=18&search=go' }, brings)
  await post('/account/save', { at: '/jobs?search=go&type=remote' }, brings)
  expect(await database.owner.selectFrom('saved_searches').select('query').execute()).toEqual([
    { query: 'search=go&type=remote' },
  ])
})

test.each([
  ['/account/save', { at: '/jobs' }],
  ['/account/save', { at: '/courses?search=go' }],
  ['/account/save', { at: 'https://elsewhere.example/jobs?search=go' }],
  ['/account/save', {}],
  ['/account/opened', { job: '7' }],
  ['/account/user-type', { user_type: 'job-provider' }],
  ['/account/delete', {}],
] as const)('%s refuses %o', async (path, fields) => {
  const { brings, post } = await site()
  expect((await post(path, fields, brings)).status).toBe(400)
  expect(await database.owner.selectFrom('accounts').select('user_type').execute()).toEqual([
    { user_type: null },
  ])
})

test('a large form is refused, and what is only posted cannot be opened', async () => {
  const { brings, post, ask } = await site()
  expect((await post('/account/save', { at: 'x'.repeat(9000) }, brings)).status).toBe(413)
  for (const path of ACCOUNT_POSTS) expect((await ask(path)).status, path).toBe(405)
})

test('who is not signed in saves nothing, is told so, and loses the cookie that stands for nothing', async () => {
  const { brings, job, post, saved } = await site()
  await database.owner.deleteFrom('account_sessions').execute()
  const at = `/jobs?job=${job}`
  const form = await post('/account/save', { at }, brings)
  expect(form.headers.get('location')).toBe(`${at}&saved=sign-in#save`)
  expect(form.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-pravesh-session=; Max-Age=0;/)])
  const script = await post('/account/save', { at }, { ...brings, ...SAVE_REMOVED })
  expect(script.status).toBe(401)
  expect((await post('/account/opened', { job }, brings)).status).toBe(204)
  expect(await saved()).toEqual([])
})

test('a ping notes the opened job', async () => {
  const { brings, job, ask } = await site()
  const headers = { ...OWN, ...brings, 'content-type': 'text/ping' }
  const answer = await ask(`/account/opened?job=${job}`, { method: 'POST', body: 'PING', headers })
  expect(answer.status).toBe(204)
  expect(await database.owner.selectFrom('opened_jobs').select('job_id').execute()).toEqual([{ job_id: job }])
})

test('a chosen type is stored and leads on', async () => {
  const { accountId, brings, post } = await site()
  const fields = { user_type: 'founder', return_to: '/jobs?search=go' }
  expect((await post('/account/user-type', fields, brings)).headers.get('location')).toBe('/jobs?search=go')
  const away = { ...fields, return_to: '//elsewhere.example' }
  expect((await post('/account/user-type', away, brings)).headers.get('location')).toBe('/dashboard')
  await asAccount(database.web, accountId, (own) => setUserType(own, 'job-seeker'))
})

test('own pages are told whose they are and are kept nowhere; shared ones only that somebody is', async () => {
  const { accountId, brings, ask } = await site()
  const own = await ask('/dashboard', { headers: brings })
  expect(await own.json()).toEqual({ signedIn: true, accountId })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await ask('/dashboard')).json()).toEqual({ signedIn: false, accountId: null })

  for (let i = 0; i < 2; i++) {
    const shared = await ask('/jobs', { headers: brings })
    expect(await shared.json()).toEqual({ signedIn: true, accountId: null })
    expect(shared.headers.get('cache-control')).toBe('private, max-age=60')
    const anonymous = await ask('/jobs')
    expect(await anonymous.json()).toEqual({ signedIn: false, accountId: null })
    expect(anonymous.headers.get('cache-control')).toBe('public, max-age=60')
    for (const { headers } of [shared, anonymous]) expect(headers.get('vary')).toContain('cookie')
  }
  // Two own pages, and one of each kind of the shared one.
  expect(told).toHaveBeenCalledTimes(4)
})

test('a cookie that was made elsewhere signs nobody in', async () => {
  const { ask } = await site()
  const forged = await createSealedCookies('other', true)('pravesh-session').write({ id: 'x'.repeat(43) }, 60)
  const headers = { cookie: forged.slice(0, forged.indexOf(';')) }
  expect(await (await ask('/jobs', { headers })).json()).toEqual({ signedIn: false, accountId: null })
})

test('with the database away shared pages stand, and the rest says so', async () => {
  const { brings, ...away } = await site({
    db: fakeDatabase(() => {
      throw new Error('gone')
    }),
  })
  expect((await away.ask('/jobs', { headers: brings })).status).toBe(200)
  const own = await away.ask('/dashboard', { headers: brings })
  expect(await own.json()).toEqual({ signedIn: true, accountId: null, unavailable: true })
  const form = await away.post('/account/save', { at: '/jobs?search=go' }, brings)
  expect(form.headers.get('location')).toBe('/auth/accounts-away')
  const script = await away.post('/account/save', { at: '/jobs?search=go' }, { ...brings, ...SAVE_REMOVED })
  expect([script.status, await script.json()]).toEqual([503, { outcome: 'failed' }])
  expect((await away.ask('/account/saved?at=/jobs', { headers: brings })).status).toBe(503)
  expect((await away.ask('/dashboard/export', { headers: brings })).headers.get('location')).toBe(
    '/auth/accounts-away',
  )
})

test('the log holds nothing of who it was', async () => {
  const { brings, accountId, post, ask, lines } = await site()
  await post('/account/save', { at: '/jobs?search=go' }, brings)
  await ask('/auth/callback?code=the-code&state=the-state&error=the-error', { headers: brings })
  const log = lines.join('')
  expect(log).toContain('/auth/callback')
  for (const secret of ['the-code', 'the-state', 'the-error', accountId, brings.cookie, 'search=go'])
    expect(log).not.toContain(secret)
})
