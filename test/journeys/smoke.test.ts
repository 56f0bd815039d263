import { expect } from 'vitest'
import { CATALOGUES } from '#app/catalogues.ts'
import { test } from '../journey.ts'
import { expectToFit, TWO_LOOKS, untilHydrated, type Look } from '../page-checks.ts'
import { addressOfRoute } from '../route-address.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '../specified-routes.ts'

const UNKNOWN = '/no-such-page'
const CATALOGUE_LOOKS: Look[] = [...TWO_LOOKS, [360, 'light']]
const isCatalogue = (path: string) => CATALOGUES.some((catalogue) => catalogue.path === path)

test.for([...SPECIFIED_ROUTES, ...ADDED_ROUTES, UNKNOWN])(
  '%s is a complete and accessible page, wide and light, narrow and dark',
  async (path, { newPage }) => {
    const page = await newPage({ tolerate: path === UNKNOWN ? [/status of 404/] : [] })
    const response = await page.goto(await addressOfRoute(path))

    expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200)
    await untilHydrated(page)
    expect(await page.locator('h1').count()).toBe(1)
    await expectToFit(page, isCatalogue(path) ? CATALOGUE_LOOKS : TWO_LOOKS)
  },
)
