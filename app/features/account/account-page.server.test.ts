import { expect, test } from 'vitest'
import type { SignInScope } from '#app/context.ts'
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
  return readAccountPage({ db, siteUrl, now: new Date(0), logError, signIn }, new URL(path, siteUrl))
}

test.each(['/dashboard', '/dashboard/delete', '/user-type-selection', '/auth/signed-out'])(
  'without sign-in there is no page at %s',
  async (path) => {
    expect(await read(path)).toBeNull()
  },
)

test.each(['/dashboards', '/dashboard/other', '/auth/other', '/no-such-page'])(
  'with sign-in there is none at %s either',
  async (path) => {
    expect(await read(path, SIGNED_IN)).toBeNull()
  },
)

test('a page of the visitor’s own is kept by no cache', async () => {
  expect(await read('/dashboard/delete', SIGNED_IN)).toMatchObject({
    data: { kind: 'delete', page: { email: 'asha@mail.example' } },
    init: { status: 200, headers: { 'Cache-Control': 'private, no-store' } },
  })
  expect((await read('/user-type-selection?return_to=%2Fjobs', SIGNED_IN))?.data).toEqual({
    kind: 'user-type',
    page: { chosen: 'founder', returnTo: '/jobs' },
  })
})

test('a sign-in that led to no page gets its notice at whatever address, with its status', async () => {
  const signIn: SignInScope = { signedIn: false, accountId: null, notice: 'expired' }
  expect(await read('/auth/callback', signIn)).toMatchObject({
    data: { kind: 'notice', page: { notice: 'expired', signedIn: false, providerSignOut: null } },
    init: { status: AUTH_NOTICES.expired },
  })
})
