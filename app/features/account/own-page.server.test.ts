import { expect, test, vi } from 'vitest'
import type { SignInScope } from '#app/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { readAccountPage } from './account-page.server.ts'
import { readOwnPage, type AccountScope } from './own-page.server.ts'

const ACCOUNT = { email: null, name: 'Asha', user_type: null, created_at: new Date(0) }

function scopeOf(signIn: SignInScope, answer: () => unknown[] = () => [ACCOUNT]) {
  const logError = vi.fn()
  const scope: AccountScope = {
    db: fakeDatabase(({ sql }) => (sql.includes('act_as_account') ? [] : answer())),
    siteUrl: 'https://pravesh.example',
    now: new Date(0),
    logError,
    signIn,
  }
  return { scope, logError }
}

const read = (scope: AccountScope) => readOwnPage(scope, '/dashboard', async () => 'own')
const SIGNED_IN = { signedIn: true, accountId: 'a' }

test('who is signed in gets their page', async () => {
  expect(await read(scopeOf(SIGNED_IN).scope)).toEqual({ account: ACCOUNT, own: 'own' })
})

test.each([
  ['who is not signed in', { signedIn: false, accountId: null }, [ACCOUNT]],
  ['whose account was deleted meanwhile', SIGNED_IN, []],
])('%s is sent to sign in, and comes back', async (_, signIn, rows) => {
  const thrown: unknown = await read(scopeOf(signIn, () => rows).scope).catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('That is no redirect')
  expect([thrown.status, thrown.headers.get('location')]).toEqual([
    303,
    '/auth/sign-in?return_to=%2Fdashboard',
  ])
})

test('while accounts cannot be asked the page is not there, and nobody is sent away', async () => {
  expect(await read(scopeOf({ signedIn: true, accountId: null, unavailable: true }).scope)).toBeNull()
  const { scope, logError } = scopeOf(SIGNED_IN, () => {
    throw new Error('gone')
  })
  const page = await read(scope)
  expect(page).toBeNull()
  expect(logError).toHaveBeenCalledOnce()
  expect((await readAccountPage(scope, new URL('/dashboard', scope.siteUrl)))?.init).toEqual({
    status: 503,
    headers: { 'Cache-Control': 'private, no-store' },
  })
})
