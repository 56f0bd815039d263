import { expect, inject } from 'vitest'
import { test } from '../journey.ts'
import { addressOfRoute, seededSample } from '../route-address.ts'
import {
  fetchedScripts,
  KB,
  LATE_SCRIPT_BYTES,
  SCRIPT_BYTES,
  SCRIPT_FILES,
  weighPage,
} from '../page-weight.ts'
import { ADDED_ROUTES, SPECIFIED_PLACEHOLDERS, SPECIFIED_ROUTES } from '../specified-routes.ts'

/*
 * What a page may cost a phone: bytes on the wire, files and elements, which are the same on every machine. A change that
 * needs more has to say why it is worth it to a visitor who waits for it (docs/decisions/0044). smoke.test.ts counts the
 * scripts that a page fetches once it runs.
 */

const ELEMENTS = 1500

/** The page and its scripts. */
const TOTAL_KB = 169
/** The page itself, its style included, beside its scripts. */
const HTML_KB = 30
/** The reference of the data API lists every field of every call. */
const LONGER: Record<string, number> = { '/api': 1950 }

const [placeholder] = SPECIFIED_PLACEHOLDERS
const built = SPECIFIED_ROUTES.filter((path) => !SPECIFIED_PLACEHOLDERS.includes(path))
const KINDS = [
  ...built,
  placeholder ?? '',
  ...ADDED_ROUTES,
  '/jobs?search=java',
  '/jobs?job=…',
  '/no-such-page',
]

test.for(KINDS)('%s is as light as it was', async (kind) => {
  const path = kind === '/jobs?job=…' ? `/jobs?job=${(await seededSample()).id}` : await addressOfRoute(kind)
  const url = inject('site').url + path
  // The first client gets a page that was compressed quickly; it is smaller when a second one has asked.
  const weigh = async () => {
    const { bytes, scriptBytes } = await weighPage(url)
    return {
      inAll: bytes <= TOTAL_KB * KB || bytes,
      page: bytes - scriptBytes <= HTML_KB * KB || bytes - scriptBytes,
    }
  }
  await expect.poll(weigh, { message: 'bytes, or true' }).toEqual({ inAll: true, page: true })
  const { scriptBytes, scripts, elements } = await weighPage(url)
  expect(scriptBytes, 'bytes of script').toBeLessThanOrEqual(SCRIPT_BYTES)
  expect(scripts, 'scripts').toBeGreaterThan(2)
  expect(scripts, 'scripts').toBeLessThanOrEqual(SCRIPT_FILES)
  expect(elements, 'elements').toBeLessThanOrEqual(LONGER[kind] ?? ELEMENTS)
})

/** It has the script of the list too, for the way back, and then that of a posting and of the skills that it asks for. */
test('an opened posting on /jobs stays within the budget with what it fetches once it runs', async ({
  newPage,
}) => {
  const page = await newPage({ at: `/jobs?job=${(await seededSample()).id}` })
  await page.getByText('Tick the skills you have').waitFor()
  const { scripts, scriptBytes } = await fetchedScripts(page)
  expect(scripts).toBeLessThanOrEqual(SCRIPT_FILES)
  expect(scriptBytes).toBeLessThanOrEqual(147 * KB + LATE_SCRIPT_BYTES)
})
