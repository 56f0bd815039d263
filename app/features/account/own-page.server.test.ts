import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { expect, test, vi } from 'vitest'
import type { SignInScope } from '#app/page/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { readAccountPage } from './account-page.server.ts'
import { readOwnPage, type AccountScope } from './own-page.server.ts'

const ACCOUNT = { email: null, name: 'Asha', user_type: null, created_at: new Date(0) }

function scopeOf(signIn: SignInScope, rows: () => unknown[] = () => [ACCOUNT]) {
  const logError = vi.fn()
  const scope: AccountScope = {
    finder: createSqlFinder(fakeDatabase(() => [])),
    db: fakeDatabase(({ sql }) => (sql.includes('act_as_account') ? [] : rows())),
    siteUrl: 'https://pravesh.example',
    now: new Date(0),
    logError,
    signIn,
  }
  return { scope, logError }
}

const read = (scope: AccountScope) => readOwnPage(scope, '/dashboard', async () => 'own')
const SIGNED_IN = { signedIn: true, accountId: 'a' }

test('a signed-in visitor gets the page', async () => {
  expect(await read(scopeOf(SIGNED_IN).scope)).toEqual({ account: ACCOUNT, own: 'own' })
})

test.each([
  ['a visitor who is not signed in', { signedIn: false, accountId: null }, [ACCOUNT]],
  ['a visitor whose account was deleted', SIGNED_IN, []],
])('%s is redirected to sign-in with a return path', async (_, signIn, rows) => {
  const thrown: unknown = await read(scopeOf(signIn, () => rows).scope).catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('That is no redirect')
  expect([thrown.status, thrown.headers.get('location')]).toEqual([
    303,
    '/auth/sign-in?return_to=%2Fdashboard',
  ])
})

test('if the database is down the page is 503, without a redirect to sign-in', async () => {
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
