import { expect } from 'vitest'
import { test } from '../journey.ts'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  toNextDocument,
  untilHydrated,
} from '../page-checks.ts'
import { heading, pathOf } from '../shell-places.ts'
import { sayNameAtProvider, sharedSignInSite } from '../sign-in-site.ts'

const here = sharedSignInSite()

test('signing up leads through the user type selection to the dashboard; signing in leads there directly', async ({
  newPage,
}) => {
  const page = await newPage(here().visit)
  await page.goto('/auth/sign-up')
  expect(await heading(page)).toBe('Make an account')
  await sayNameAtProvider(page, 'asha')
  expect(pathOf(page)).toBe('/user-type-selection')
  await untilHydrated(page)
  expect(await page.getByRole('radio', { name: 'Job provider' }).isDisabled()).toBe(true)
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: 'Job seeker' }).press('Space')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.waitForURL('/dashboard')
  await page.getByText('asha@mail.example').waitFor()
  await expectNoAxeViolations(page)

  // The browser's cached copy of a shared page is not shown after signing out.
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/auth/signed-out')
  await expectNoAxeViolations(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  // The provider still has a session.
  await page.waitForURL('/dashboard')
  await page.getByText('asha@mail.example').waitFor()
  await expectNoHorizontalScroll(page)
})

test('signing out is offered at the provider too, which then asks for the name again', async ({
  newPage,
}) => {
  const page = await newPage({ ...here().visit, width: 360 })
  await page.goto('/auth/sign-in')
  await sayNameAtProvider(page, 'borrowed')
  await page.getByRole('link', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'sign out there too' }).click()
  await page.getByRole('button', { name: /^Yes/ }).click()
  await page.waitForURL('/auth/signed-out')
  await toNextDocument(page, () => page.getByRole('link', { name: 'Sign in again' }).click())
  expect(await heading(page)).toBe('Who are you?')
})

test('the dashboard without a session leads to the provider, and from there back to it', async ({
  newPage,
}) => {
  const page = await newPage(here().visit)
  await page.goto('/dashboard/delete')
  await sayNameAtProvider(page, 'direct')
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect.poll(() => pathOf(page)).toBe('/dashboard/delete')
})

test('the keyboard alone is enough to get from the header to the dashboard', async ({ newPage }) => {
  const page = await newPage({ ...here().visit, at: '/forums' })
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).press('Enter')
  await page.getByLabel('Name').fill('keys')
  await page.keyboard.press('Enter')
  await page.waitForURL('/user-type-selection')
  await untilHydrated(page)
  await page.getByRole('radio', { name: 'Job seeker' }).focus()
  // The third option is disabled: the arrow keys move between the other two.
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('radio', { name: 'Aspiring founder' }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('/dashboard')
  await page.getByRole('link', { name: 'Open the Entrepreneur Hub' }).waitFor()
})
