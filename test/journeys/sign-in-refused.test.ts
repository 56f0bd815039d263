import { expect } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { createSealedCookies } from '#server/auth/sealed-cookies.ts'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../page-checks.ts'
import { heading, pathOf } from '../shell-places.ts'
import { sayNameAtProvider, startSignInSite, sharedSignInSite } from '../sign-in-site.ts'

const here = sharedSignInSite()
const visit = (status: number) => {
  const { siteUrl, tolerate } = here().visit
  return { siteUrl, tolerate: [...tolerate, new RegExp(`status of ${status}`)] }
}

const ATTEMPT = 'pravesh-sign-in'
const SESSION = 'pravesh-session'
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies(here().site.url)).find((cookie) => cookie.name === name)

/** Signs in up to the provider's response, which is held back. @returns The callback address. */
async function untilCallback(page: Page, name: string, { provider } = here()): Promise<URL> {
  provider.holds(true)
  await page.goto('/auth/sign-in')
  await sayNameAtProvider(page, name)
  const address = await page.getByRole('link', { name: 'Back to the site' }).getAttribute('href')
  provider.holds(false)
  return new URL(address ?? '')
}

/** The page says so, is neither cached nor indexed, creates no session, and offers to sign in again. */
async function expectRefused(page: Page, address: URL, title: string): Promise<void> {
  const response = await page.goto(address.pathname + address.search)
  expect(response?.status()).toBe(400)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  expect(await heading(page)).toBe(title)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/auth/sign-in')
  expect(await cookie(page.context(), SESSION)).toBeUndefined()
}

test('a changed state is refused, and so is the correct response after it', async ({ newPage }) => {
  const page = await newPage(visit(400))
  const address = await untilCallback(page, 'asha')
  const changed = new URL(address)
  changed.searchParams.set('state', 'another')
  await expectRefused(page, changed, 'This sign-in does not match')
  await expectNoAxeViolations(page)
  await expectRefused(page, address, 'This sign-in was already used')
})

test('a changed issuer is refused without a request to the provider', async ({ newPage }) => {
  const page = await newPage(visit(400))
  const address = await untilCallback(page, 'asha')
  const asked = here().provider.tokenRequests()
  address.searchParams.set('iss', 'https://elsewhere.example')
  await expectRefused(page, address, 'This sign-in does not match')
  expect(here().provider.tokenRequests()).toBe(asked)
})

test('a changed code is refused by the provider', async ({ newPage }) => {
  const page = await newPage(visit(400))
  const address = await untilCallback(page, 'asha')
  address.searchParams.set('code', 'made-up')
  await expectRefused(page, address, 'The provider rejected this sign-in')
})

test('a response in another browser, or with a changed cookie, is refused', async ({ newPage }) => {
  const page = await newPage(visit(400))
  const address = await untilCallback(page, 'asha')
  const elsewhere = await newPage({ ...visit(400), width: 360 })
  await expectRefused(elsewhere, address, 'This sign-in was not started in this browser')
  await expectNoHorizontalScroll(elsewhere)

  const attempt = await cookie(page.context(), ATTEMPT)
  if (!attempt) throw new Error('There is no cookie of the attempt.')
  expect(attempt).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  // In the middle, because the last letter of base64 has unused bits.
  const at = Math.floor(attempt.value.length / 2)
  const other = attempt.value.charAt(at) === 'A' ? 'B' : 'A'
  const changed = `${attempt.value.slice(0, at)}${other}${attempt.value.slice(at + 1)}`
  await page.context().addCookies([{ ...attempt, value: changed }])
  await expectRefused(page, address, 'This sign-in was not started in this browser')
})

test('a repeated callback is refused as used; with the first cookie again, the provider refuses its code', async ({
  newPage,
}) => {
  const page = await newPage(visit(400))
  const address = await untilCallback(page, 'vikram')
  const attempt = await cookie(page.context(), ATTEMPT)
  await page.goto(address.pathname + address.search)
  expect(pathOf(page)).toBe('/user-type-selection')

  const again = await page.goto(address.pathname + address.search)
  expect(again?.status()).toBe(400)
  expect(await heading(page)).toBe('This sign-in was already used')
  // They are signed in, and see how to continue.
  expect(await page.getByRole('link', { name: 'Go to your dashboard' }).isVisible()).toBe(true)

  const thief = await newPage(visit(400))
  if (attempt) await thief.context().addCookies([attempt])
  await expectRefused(thief, address, 'The provider rejected this sign-in')
})

test('a visitor who refuses at the provider is told that nothing happened', async ({ newPage }) => {
  const page = await newPage(visit(400))
  await page.goto('/auth/sign-in')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect.poll(() => heading(page)).toBe('You were not signed in')
  expect(await cookie(page.context(), SESSION)).toBeUndefined()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await sayNameAtProvider(page, 'meera')
  await expect.poll(() => pathOf(page)).toBe('/user-type-selection')
})

test('a response after more than ten minutes is refused as timed out', async ({ newPage }) => {
  const page = await newPage(visit(400))
  const address = await untilCallback(page, 'asha')
  const cookies = createSealedCookies(here().provider.settings.OIDC_CLIENT_SECRET, false)
  const attempt = cookies(ATTEMPT)
  const brought = await cookie(page.context(), ATTEMPT)
  const content = await attempt.read(new Headers({ cookie: `${ATTEMPT}=${brought?.value}` }))
  const late = await attempt.write({ ...content, begunAt: Date.now() - 11 * 60_000 }, 60)
  const value = late.slice(late.indexOf('=') + 1, late.indexOf(';'))
  if (brought) await page.context().addCookies([{ ...brought, value }])
  await expectRefused(page, address, 'Your sign-in timed out')
  await expectNoAxeViolations(page)
})

test('while the provider is down nobody can sign in, and everything else works', async ({ newPage }) => {
  await using away = await startSignInSite()
  away.provider.answers(false)
  const { siteUrl, tolerate } = away.visit
  const page = await newPage({ siteUrl, tolerate: [...tolerate, /status of 503/], width: 360 })
  const response = await page.goto('/auth/sign-in?return_to=/jobs')
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/)
  expect(await heading(page)).toBe('Sign-in is not available right now')
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('link', { name: 'Browse Jobs' }).click()
  await page.waitForURL('/jobs')

  away.provider.answers(true)
  const address = await untilCallback(page, 'asha', away)
  away.provider.answers(false)
  expect((await page.goto(address.pathname + address.search))?.status()).toBe(503)
  expect(await heading(page)).toBe('Sign-in is not available right now')
  expect(away.site.output()).not.toMatch(/asha|code=|"stack":[^}]*state/)
})
