import { expect } from 'vitest'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, untilHydrated } from '../page-checks.ts'
import { addressOfRoute } from '../route-address.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '../specified-routes.ts'

const UNKNOWN = '/no-such-page'

test.for([...SPECIFIED_ROUTES, ...ADDED_ROUTES, UNKNOWN])(
  '%s is a complete and accessible page, wide and light, narrow and dark',
  async (path, { newPage }) => {
    const page = await newPage({ tolerate: path === UNKNOWN ? [/status of 404/] : [] })
    const response = await page.goto(await addressOfRoute(path))

    expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200)
    await untilHydrated(page)
    expect(await page.locator('h1').count()).toBe(1)
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)

    // Neither the answer nor a script asks for width or colours: the page changes as a fresh one would be.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  },
)
