import { expect, test, vi } from 'vitest'
import type { AuthNotice } from '#app/features/account/auth-notices.ts'
import { RefusedCallbackError, type Provider } from './provider.ts'
import { createSealedCookies } from './sealed-cookies.ts'
import type { Sessions } from './sessions.ts'
import { signInRoute, type SignInRouteOptions } from './sign-in-route.ts'

const SITE = 'https://pravesh.example'
const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }
const identity = { issuer: 'https://id.example', subject: 's', email: null, emailVerified: false, name: null }

const provider: Provider = {
  begin: async (kind) => ({
    attempt: { state: 'the-state', nonce: 'n', verifier: 'v' },
    address: new URL(`https://id.example/authorize?kind=${kind}`),
  }),
  finish: async () => identity,
  signOutAddress: async () => null,
}

function site(options: Partial<SignInRouteOptions> = {}, userType: 'job-seeker' | null = 'job-seeker') {
  let at = 1_000_000
  const logError = vi.fn()
  const savePage = vi.fn(async (_: string, address: string) => `${address}&saved=saved#save`)
  const begin = vi.fn<Sessions['begin']>(async () => ({
    account: { accountId: 'a', userType, isNew: false },
    cookie: 'session=1; Path=/',
  }))
  const sessions: Sessions = {
    begin,
    hasCookie: async () => false,
    read: async () => null,
    end: async () => '',
    endOthers: async () => {},
    forget: () => '',
  }
  const app = signInRoute({
    provider,
    sessions,
    attemptCookie: createSealedCookies('secret', true)('sign-in'),
    siteUrl: SITE,
    savePage,
    notice: async (_, notice: AuthNotice) => new Response(notice, { status: 400 }),
    logError,
    now: () => at,
    ...options,
  })
  let jar = ''
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(SITE + path, { headers: { cookie: jar, ...headers } }, env)
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-sign-in='))
    if (set) jar = set.slice(0, set.indexOf(';'))
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  return { ask, begin, savePage, logError, advance: (minutes: number) => (at += minutes * 60_000) }
}

const CALLBACK = '/auth/callback?code=c&state=the-state'

test.each([
  ['/auth/sign-in', 'sign-in'],
  ['/auth/sign-up', 'sign-up'],
  ['/auth/sign-in-again', 'again'],
])('%s redirects to the provider', async (path, kind) => {
  const { ask } = site()
  const answer = await ask(path)
  expect(answer).toMatchObject({ status: 303, location: `https://id.example/authorize?kind=${kind}` })
})

test('the callback signs the visitor in and redirects to the dashboard or the page they came from', async () => {
  const { ask, begin } = site()
  await ask('/auth/sign-in')
  expect(await ask(CALLBACK)).toMatchObject({ status: 303, location: '/dashboard' })
  expect(begin).toHaveBeenCalledWith(expect.any(Headers), identity)
  await ask('/auth/sign-in?return_to=/jobs%3Fsearch%3Dgo')
  expect((await ask(CALLBACK)).location).toBe('/jobs?search=go')
  await ask('/auth/sign-in?return_to=//elsewhere.example')
  expect((await ask(CALLBACK)).location).toBe('/dashboard')
})

test('sign-in and sign-up ask a visitor without a user type for one, and then continue', async () => {
  const { ask } = site({}, null)
  await ask('/auth/sign-up')
  expect((await ask(CALLBACK)).location).toBe('/user-type-selection')
  await ask('/auth/sign-in?return_to=/jobs')
  expect((await ask(CALLBACK)).location).toBe('/user-type-selection?return_to=%2Fjobs')
})

test('saves the page if one of our own pages asked for it, but not for another site', async () => {
  const { ask, savePage } = site()
  const path = '/auth/sign-in?return_to=/jobs%3Fsearch%3Dgo&keep=1'
  await ask(path, { 'sec-fetch-site': 'same-origin' })
  expect((await ask(CALLBACK)).location).toBe('/jobs?search=go&saved=saved#save')
  expect(savePage).toHaveBeenCalledExactlyOnceWith('a', '/jobs?search=go')
  for (const from of ['cross-site', 'none', 'same-site']) {
    await ask(path, { 'sec-fetch-site': from })
    expect((await ask(CALLBACK)).location).toBe('/jobs?search=go')
  }
  expect(savePage).toHaveBeenCalledOnce()
})

test('a callback is accepted once, within ten minutes, in the same browser', async () => {
  const { ask, begin, advance } = site()
  expect((await ask(CALLBACK)).text).toBe('unasked')
  await ask('/auth/sign-in')
  advance(11)
  expect((await ask(CALLBACK)).text).toBe('expired')
  await ask('/auth/sign-in')
  advance(9)
  expect((await ask(CALLBACK)).status).toBe(303)
  expect((await ask(CALLBACK)).text).toBe('used')
  expect((await ask('/auth/callback?code=c&state=other')).text).toBe('unasked')
  expect(begin).toHaveBeenCalledOnce()
})

test.each(['tampered', 'declined', 'refused', 'provider-away'] as const)(
  'a callback that is %s signs nobody in and cannot be retried',
  async (refusal) => {
    const cause = new Error('cause')
    const finish = async () => {
      throw new RefusedCallbackError(refusal, cause)
    }
    const { ask, begin, logError } = site({ provider: { ...provider, finish } })
    await ask('/auth/sign-in')
    expect((await ask(CALLBACK)).text).toBe(refusal)
    expect((await ask(CALLBACK)).text).toBe('used')
    expect(begin).not.toHaveBeenCalled()
    expect(logError).toHaveBeenCalledTimes(refusal === 'provider-away' ? 1 : 0)
  },
)

test('a database error signs nobody in and shows a notice', async () => {
  const gone = async () => {
    throw new Error('gone')
  }
  const none = { hasCookie: async () => false, read: gone, end: gone, endOthers: gone, forget: () => '' }
  const { ask, logError } = site({ sessions: { ...none, begin: gone } })
  await ask('/auth/sign-in')
  expect((await ask(CALLBACK)).text).toBe('accounts-away')
  expect(logError).toHaveBeenCalledOnce()
})

test('shows a notice and logs if the provider does not respond', async () => {
  const begin = async () => {
    throw new Error('refused connection')
  }
  const { ask, logError } = site({ provider: { ...provider, begin } })
  expect((await ask('/auth/sign-in')).text).toBe('provider-away')
  expect(logError).toHaveBeenCalledOnce()
})

test('limits how often a client can start a sign-in', async () => {
  const { ask } = site({ mayStart: () => false })
  expect((await ask('/auth/sign-in')).status).toBe(429)
})
