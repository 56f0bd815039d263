import { expect, test } from 'vitest'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'

test(
  'the link to /admin is printed for this machine and for TLS, and nowhere else',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const admin = (settings: Record<string, string>) =>
      runInProcess('admin', [], { ...copy.settings, ...settings })
    const { stdout } = await admin({ SITE_URL: 'https://jobs.example' })
    expect(stdout).toMatch(/^https:\/\/jobs\.example\/admin\/enter\?token=[\w-]{43}\n/)
    expect(await admin({ SITE_URL: 'http://jobs.example' })).toMatchObject({ code: 2, stdout: '' })
    const signIn = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
    const named = { SITE_URL: 'https://jobs.example', ...signIn, ADMIN_EMAILS: 'asha@pravesh.example' }
    expect((await admin(named)).stdout).toBe(
      'Sign in with an account of ADMIN_EMAILS: https://jobs.example/auth/sign-in?return_to=%2Fadmin\n',
    )
    await using database = await copy.open()
    expect(await database.owner.selectFrom('admin_sessions').select(['kind']).execute()).toEqual([
      { kind: 'link' },
    ])
    const [link] = await database.owner.selectFrom('admin_sessions').select('token_hash').execute()
    expect(stdout).not.toContain(link?.token_hash.toString('base64url'))
  },
)
