import { expect } from 'vitest'
import { CATALOGUES } from '#app/catalogue/catalogues.ts'
import { test } from '../journey.ts'
import { expectSpacedNames } from '../low-vision-checks.ts'
import { expectToFit, TWO_LOOKS, untilHydrated, type Look } from '../page-checks.ts'
import { fetchedScripts, KB, LATE_SCRIPT_BYTES, SCRIPT_BYTES, SCRIPT_FILES } from '../page-weight.ts'
import { addressOfRoute } from '../route-address.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '../specified-routes.ts'

const UNKNOWN = '/no-such-page'
const CATALOGUE_LOOKS: Look[] = [...TWO_LOOKS, [360, 'light']]
const isCatalogue = (path: string) => CATALOGUES.some((catalogue) => catalogue.path === path)

test.for([...SPECIFIED_ROUTES, ...ADDED_ROUTES, UNKNOWN])(
  '%s is a complete, accessible and light page, in a wide and light window and a narrow and dark one',
  async (path, { newPage }) => {
    const page = await newPage({ tolerate: path === UNKNOWN ? [/status of 404/] : [] })
    const response = await page.goto(await addressOfRoute(path))

    expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200)
    await untilHydrated(page)
    expect(await page.locator('h1').count()).toBe(1)
    await expectSpacedNames(page)
    await expectToFit(page, isCatalogue(path) ? CATALOGUE_LOOKS : TWO_LOOKS)

    // By now it has also fetched what it fetches late. page-budget.test.ts weighs the rest.
    const { scripts, scriptBytes } = await fetchedScripts(page)
    expect(scripts, 'scripts').toBeGreaterThan(2)
    expect(scripts, 'scripts').toBeLessThanOrEqual(SCRIPT_FILES)
    expect(scriptBytes, 'bytes of script').toBeGreaterThan(70 * KB)
    expect(scriptBytes, 'bytes of script').toBeLessThanOrEqual(SCRIPT_BYTES + LATE_SCRIPT_BYTES)
  },
)
