import { NOTHING_SAID } from '#core/about-me.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUserType, asAccount } from '#db/queries/accounts/accounts.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createApp } from '../create-app.ts'
import { createLog } from '../log.ts'
import type { PageHandler } from '#server/pages/render-page.ts'
import { createSealedCookies } from './sealed-cookies.ts'
import { createSessions } from './sessions.ts'

const SITE = 'https://pravesh.example'
const SECRET = 'secret'
const database = testDatabase()
beforeEach(() => database.empty())

const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }
const OWN = { 'sec-fetch-site': 'same-origin' }
const identity = { issuer: 'https://id.example', subject: 's', email: null, emailVerified: false, name: null }

/** Stands in for the pages: responds with the sign-in state that it was given. */
const handle = vi.fn<PageHandler>(
  async (_request, { signIn }) =>
    new Response(JSON.stringify(signIn), { headers: { 'cache-control': 'public, max-age=60' } }),
)

/** The site, by default on the real database, and a signed-in visitor. */
async function site({ db = database.web } = {}) {
  handle.mockClear()
  const lines: string[] = []
  const app = createApp({
    db,
    finder: createSqlFinder(db),
    health: { ask: async () => {}, isAway: () => false },
    siteUrl: SITE,
    version: '1',
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    handle,
    pagePaths: async () => [],
    files: new Map(),
    confirmations: { canMail: async () => false, wake: () => {} },
    signIn: { issuer: 'https://id.example', clientId: 'pravesh', clientSecret: SECRET },
  })
  const sessions = createSessions(database.web, createSealedCookies(SECRET, true)('pravesh-session'))
  const { account, cookie } = await sessions.begin(new Headers(), identity)
  const [job = ''] = await insertJobs(database.owner, [jobRow('1')])
  const withCookie = { cookie: cookie.slice(0, cookie.indexOf(';')) }
  const ask = async (path: string, init: RequestInit = {}) => app.fetch(new Request(SITE + path, init), env)
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...OWN, ...headers } })
  const saved = () => database.owner.selectFrom('saved_jobs').select('job_id').execute()
  const accountPosts = app.posts.filter((path) => /^\/(?:account|auth)\//.test(path))
  return { accountId: account.accountId, withCookie, job, ask, post, saved, lines, accountPosts }
}

const AS_JSON = { accept: 'application/json' }

test('rejects every form that comes from another site', async () => {
  const { withCookie, job, ask, saved, accountPosts } = await site()
  expect(accountPosts).toHaveLength(11)
  const fields = { at: `/jobs?job=${job}`, job, confirm: 'delete', user_type: 'founder' }
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    {},
  ]
  for (const path of accountPosts)
    for (const from of elsewhere) {
      const headers = { ...withCookie, ...from }
      const answer = await ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })
      expect(answer.status, path).toBe(403)
    }
  expect(await saved()).toEqual([])
  expect(await database.owner.selectFrom('accounts').select('user_type').execute()).toEqual([
    { user_type: null },
  ])
  expect(await database.owner.selectFrom('account_sessions').select('account_id').execute()).toHaveLength(1)
})

test('saves and removes a job, by form and by script', async () => {
  const { withCookie, job, post, ask, saved } = await site()
  const at = `/jobs?job=${job}`
  const form = await post('/account/save', { at }, withCookie)
  expect(form.status).toBe(303)
  expect(form.headers.get('location')).toBe(`${at}&saved=saved#save`)
  expect(await saved()).toEqual([{ job_id: job }])
  const question = `/account/saved?${new URLSearchParams({ at })}`
  expect(await (await ask(question, { headers: withCookie })).json()).toEqual({ saved: true })
  expect(await (await ask(question)).json()).toEqual({ saved: false })
  const script = await post('/account/save', { at, remove: '1' }, { ...withCookie, ...AS_JSON })
  expect(await script.json()).toEqual({ outcome: 'removed' })
  expect(script.headers.get('cache-control')).toBe('private, no-store')
  expect(await saved()).toEqual([])
  const dashboard = await post('/account/save', { at, remove: '1', from: 'dashboard' }, withCookie)
  expect(dashboard.headers.get('location')).toBe('/dashboard')
})

test('tracks a job and hides a company, for this account only', async () => {
  const { withCookie, job, post, ask } = await site()
  const own = { ...withCookie, ...AS_JSON }
  const track = await post('/account/track', { job, stage: 'offer', note: 'Call\0 back' }, own)
  expect(await track.json()).toEqual({ outcome: 'done' })
  expect(track.headers.get('cache-control')).toBe('private, no-store')
  for (const company of ['Kaveri', 'Narmada']) await post('/account/hide', { company }, own)
  expect((await post('/account/hide', { company: 'KAVERI', remove: '1' }, withCookie)).status).toBe(303)
  const answer = await ask('/account/saved', { headers: withCookie })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toMatchObject({
    tracker: {
      jobs: [{ id: job, title: 'Software Engineer', stage: 'offer', note: 'Call back' }],
      hidden_companies: [{ company: 'Narmada' }],
    },
  })
  expect(await (await ask('/account/saved')).json()).toEqual({ tracker: null })
  for (const [path, fields] of [
    ['/account/track', { job }],
    ['/account/hide', { company: 'Kaveri' }],
  ] as const) {
    const refused = await post(path, fields, AS_JSON)
    expect([refused.status, await refused.json()]).toEqual([401, { outcome: 'sign-in' }])
  }
})

test('keeps what the visitor says of herself, for this account only', async () => {
  const { withCookie, post, ask } = await site()
  const own = { ...withCookie, ...AS_JSON }
  const about = { ...NOTHING_SAID, years: 0, cities: ['Pune'] }
  const said = { about: JSON.stringify({ ...about, phone: '98', batch: 'soon' }) }
  expect(await (await post('/account/say', said, own)).json()).toEqual({ outcome: 'done' })
  expect(await (await ask('/account/about', { headers: withCookie })).json()).toEqual({ about })
  expect(await (await ask('/account/about')).json()).toEqual({ about: null })
  expect((await post('/account/say', said, AS_JSON)).status).toBe(401)
  for (const wrong of ['', '{', '[]'])
    expect((await post('/account/say', { about: wrong }, own)).status).toBe(400)
})

test('ticks skills and steps, for this account only', async () => {
  const { withCookie, post, ask } = await site()
  const own = { ...withCookie, ...AS_JSON }
  const fields = { skills: 'SQL\n C#\0 \n\n', steps: 'p1#2\n' }
  const added = await post('/account/skills', fields, own)
  expect([await added.json(), added.headers.get('cache-control')]).toEqual([
    { outcome: 'done' },
    'private, no-store',
  ])
  expect((await post('/account/skills', { skills: 'sql', remove: '1' }, withCookie)).status).toBe(303)
  const answer = await ask('/account/ticks', { headers: withCookie })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toEqual({ ticks: { skills: ['C#'], steps: ['p1#2'] } })
  expect(await (await ask('/account/ticks')).json()).toEqual({ ticks: null })
  const refused = await post('/account/skills', fields, AS_JSON)
  expect([refused.status, await refused.json()]).toEqual([401, { outcome: 'sign-in' }])
  expect((await post('/account/skills', { skills: 'x'.repeat(101) }, own)).status).toBe(400)
})

test('saves a search once, however its address is spelled', async () => {
  const { withCookie, post } = await site()
  await post('/account/save', { at: '/jobs?type=remote&utm_source=x&show=18&search=go' }, withCookie)
  await post('/account/save', { at: '/jobs?search=go&type=remote' }, withCookie)
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
  ['/account/track', { job: '7', stage: 'test' }],
  ['/account/track', { job: crypto.randomUUID(), stage: 'hired' }],
  ['/account/track', { job: crypto.randomUUID(), note: 'x'.repeat(201) }],
  ['/account/track', { job: crypto.randomUUID(), saved_at: 'yesterday' }],
  ['/account/hide', { company: ' ' }],
  ['/account/hide', { company: 'x'.repeat(301) }],
  ['/account/user-type', { user_type: 'job-provider' }],
  ['/account/delete', {}],
] as const)('%s rejects %o', async (path, fields) => {
  const { withCookie, post } = await site()
  expect((await post(path, fields, withCookie)).status).toBe(400)
  expect(await database.owner.selectFrom('accounts').select('user_type').execute()).toEqual([
    { user_type: null },
  ])
})

test('rejects a large form, and GET on paths that accept only POST', async () => {
  const { withCookie, post, ask, accountPosts } = await site()
  expect((await post('/account/save', { at: 'x'.repeat(9000) }, withCookie)).status).toBe(413)
  for (const path of accountPosts) expect((await ask(path)).status, path).toBe(405)
})

test('without a session, saves nothing, says so, and deletes the cookie', async () => {
  const { withCookie, job, post, saved } = await site()
  await database.owner.deleteFrom('account_sessions').execute()
  const at = `/jobs?job=${job}`
  const form = await post('/account/save', { at }, withCookie)
  expect(form.headers.get('location')).toBe(`${at}&saved=sign-in#save`)
  expect(form.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-pravesh-session=; Max-Age=0;/)])
  const script = await post('/account/save', { at }, { ...withCookie, ...AS_JSON })
  expect(script.status).toBe(401)
  expect((await post('/account/opened', { job }, withCookie)).status).toBe(204)
  expect(await saved()).toEqual([])
})

test('deletes an account only after a fresh sign-in, and asks for one otherwise', async () => {
  const { withCookie, post } = await site()
  const accounts = () => database.owner.selectFrom('accounts').select('id').execute()
  const signed_in_at = new Date(Date.now() - 11 * 60_000)
  await database.owner.updateTable('account_sessions').set({ signed_in_at }).execute()
  const refused = await post('/account/delete', { confirm: 'delete' }, withCookie)
  expect(refused.headers.get('location')).toBe('/auth/sign-in-again?return_to=%2Fdashboard%2Fdelete')
  expect(await accounts()).toHaveLength(1)
  await database.owner.updateTable('account_sessions').set({ signed_in_at: new Date() }).execute()
  const deleted = await post('/account/delete', { confirm: 'delete' }, withCookie)
  expect(deleted.headers.get('location')).toBe('/auth/deleted')
  expect(await accounts()).toEqual([])
})

test('a ping records the opened job', async () => {
  const { withCookie, job, ask } = await site()
  const headers = { ...OWN, ...withCookie, 'content-type': 'text/ping' }
  const answer = await ask(`/account/opened?job=${job}`, { method: 'POST', body: 'PING', headers })
  expect(answer.status).toBe(204)
  expect(await database.owner.selectFrom('opened_jobs').select('job_id').execute()).toEqual([{ job_id: job }])
})

test('stores the chosen user type and redirects', async () => {
  const { accountId, withCookie, post } = await site()
  const fields = { user_type: 'founder', return_to: '/jobs?search=go' }
  expect((await post('/account/user-type', fields, withCookie)).headers.get('location')).toBe(
    '/jobs?search=go',
  )
  const away = { ...fields, return_to: '//elsewhere.example' }
  expect((await post('/account/user-type', away, withCookie)).headers.get('location')).toBe('/dashboard')
  await asAccount(database.web, accountId, (accountDb) => setUserType(accountDb, 'job-seeker'))
})

test('private pages get the account and are not cached; shared pages get only whether somebody is signed in', async () => {
  const { accountId, withCookie, ask } = await site()
  const privatePage = await ask('/dashboard', { headers: withCookie })
  expect(await privatePage.json()).toEqual({ signedIn: true, accountId })
  expect(privatePage.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await ask('/dashboard')).json()).toEqual({ signedIn: false, accountId: null })

  for (let i = 0; i < 2; i++) {
    const shared = await ask('/jobs', { headers: withCookie })
    expect(await shared.json()).toEqual({ signedIn: true, accountId: null })
    expect(shared.headers.get('cache-control')).toBe('private, max-age=60')
    const anonymous = await ask('/jobs')
    expect(await anonymous.json()).toEqual({ signedIn: false, accountId: null })
    expect(anonymous.headers.get('cache-control')).toBe('public, max-age=60')
    for (const { headers } of [shared, anonymous]) expect(headers.get('vary')).toContain('cookie')
  }
  // Two private pages, and one render of each version of the shared page.
  expect(handle).toHaveBeenCalledTimes(4)
})

test('a forged cookie signs nobody in', async () => {
  const { ask } = await site()
  const forged = await createSealedCookies('other', true)('pravesh-session').write({ id: 'x'.repeat(43) }, 60)
  const headers = { cookie: forged.slice(0, forged.indexOf(';')) }
  expect(await (await ask('/jobs', { headers })).json()).toEqual({ signedIn: false, accountId: null })
})

test('while the database is down, shared pages work and private ones say so', async () => {
  const { withCookie, ...away } = await site({
    db: fakeDatabase(() => {
      throw new Error('gone')
    }),
  })
  expect((await away.ask('/jobs', { headers: withCookie })).status).toBe(200)
  const privatePage = await away.ask('/dashboard', { headers: withCookie })
  expect(await privatePage.json()).toEqual({ signedIn: true, accountId: null, unavailable: true })
  const form = await away.post('/account/save', { at: '/jobs?search=go' }, withCookie)
  expect(form.headers.get('location')).toBe('/auth/accounts-away')
  const script = await away.post('/account/save', { at: '/jobs?search=go' }, { ...withCookie, ...AS_JSON })
  expect([script.status, await script.json()]).toEqual([503, { outcome: 'failed' }])
  expect((await away.ask('/account/saved?at=/jobs', { headers: withCookie })).status).toBe(503)
  expect((await away.ask('/dashboard/export', { headers: withCookie })).headers.get('location')).toBe(
    '/auth/accounts-away',
  )
})

test('the log contains nothing about the visitor', async () => {
  const { withCookie, accountId, post, ask, lines } = await site()
  await post('/account/save', { at: '/jobs?search=go' }, withCookie)
  await ask('/auth/callback?code=the-code&state=the-state&error=the-error', { headers: withCookie })
  const log = lines.join('')
  expect(log).toContain('/auth/callback')
  for (const secret of ['the-code', 'the-state', 'the-error', accountId, withCookie.cookie, 'search=go'])
    expect(log).not.toContain(secret)
})
