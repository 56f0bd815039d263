import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { linkDatabase } from '../database-link.ts'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../page-checks.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { heading } from '../shell-places.ts'
import { sayNameAtProvider, startSignInSite } from '../sign-in-site.ts'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
}, 90_000)
afterAll(() => postgres?.stop(), 30_000)

const AWAY = 'We can’t show your account right now'

test(
  'while the database is down, a signed-in visitor is told, stays signed in, and finds everything again',
  { timeout: 180_000 },
  async ({ newPage }) => {
    if (!postgres) throw new Error('There is no PostgreSQL.')
    await using link = await linkDatabase(postgres.url, `pravesh_account_${randomBytes(4).toString('hex')}`)
    await using running = await startSignInSite(link.url)
    const { siteUrl, tolerate } = running.visit
    const page = await newPage({ siteUrl, tolerate: [...tolerate, /status of 503/], width: 360 })
    await page.goto('/auth/sign-up')
    await sayNameAtProvider(page, 'patient')
    await page.getByRole('link', { name: 'Not now' }).click()
    await expect.poll(() => page.getByText('patient@mail.example').isVisible()).toBe(true)

    await link.stop()
    const response = await page.goto('/dashboard')
    expect(response?.status()).toBe(503)
    expect(await page.getByRole('heading', { name: AWAY }).isVisible()).toBe(true)
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    await page.goto('/forums')
    await page.goto('/auth/sign-in')
    expect(await heading(page)).toBe('Accounts are not available right now')

    link.start()
    const shown = async () => {
      await page.goto('/dashboard')
      return page.getByText('patient@mail.example').isVisible()
    }
    await expect.poll(shown, { timeout: 20_000, interval: 500 }).toBe(true)
  },
)
