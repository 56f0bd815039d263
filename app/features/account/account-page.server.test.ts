import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { expect, test } from 'vitest'
import type { SignInScope } from '#app/page/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { readAccountPage } from './account-page.server.ts'
import { AUTH_NOTICES } from './auth-notices.ts'

const ACCOUNT = { email: 'asha@mail.example', name: 'Asha', user_type: 'founder', created_at: new Date(0) }
const SIGNED_IN = { signedIn: true, accountId: 'a' }

function read(path: string, signIn?: SignInScope) {
  const siteUrl = 'https://pravesh.example'
  const db = fakeDatabase(({ sql }) => (sql.includes('set_config') ? [] : [ACCOUNT]))
  const logError = (error: unknown) => {
    throw error
  }
  return readAccountPage(
    { db, finder: createSqlFinder(db), siteUrl, now: new Date(0), logError, signIn },
    new URL(path, siteUrl),
  )
}

test.each(['/dashboard', '/dashboard/delete', '/user-type-selection', '/auth/signed-out'])(
  '%s does not exist if sign-in is not configured',
  async (path) => {
    expect(await read(path)).toBeNull()
  },
)

test.each(['/dashboards', '/dashboard/other', '/auth/other', '/no-such-page'])(
  '%s is no account page, even with sign-in',
  async (path) => {
    expect(await read(path, SIGNED_IN)).toBeNull()
  },
)

test('a private page is not cached', async () => {
  expect(await read('/dashboard/delete', SIGNED_IN)).toMatchObject({
    data: { kind: 'delete', page: { email: 'asha@mail.example' } },
    init: { status: 200, headers: { 'Cache-Control': 'private, no-store' } },
  })
  expect((await read('/user-type-selection?return_to=%2Fjobs', SIGNED_IN))?.data).toEqual({
    kind: 'user-type',
    page: { chosen: 'founder', returnTo: '/jobs' },
  })
})

test('a notice is shown at any URL, with its status', async () => {
  const signIn: SignInScope = { signedIn: false, accountId: null, notice: 'expired' }
  expect(await read('/auth/callback', signIn)).toMatchObject({
    data: { kind: 'notice', page: { notice: 'expired', signedIn: false, providerSignOut: null } },
    init: { status: AUTH_NOTICES.expired },
  })
})
