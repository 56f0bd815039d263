import { expect, inject, test } from 'vitest'
import { addressOfRoute, seededSample } from '../route-address.ts'
import { weighPage } from '../page-weight.ts'
import { ADDED_ROUTES, SPECIFIED_PLACEHOLDERS, SPECIFIED_ROUTES } from '../specified-routes.ts'

/*
 * What a page may cost a phone: bytes on the wire, files and elements, which are the same on every machine. A change that
 * needs more has to say why it is worth it to a visitor who waits for it (docs/decisions/0022).
 */

const KB = 1000
const SCRIPTS = 6
const ELEMENTS = 1500

/** React, its router and what every page shows are 94 kB of it. */
const SCRIPT_KB = 106
/** Pages with cards of jobs, which can be saved and say how many of their skills the visitor has, or with lists of their own. */
const JOBS_SCRIPT_KB = 113
/** The list with all filters. */
const LIST_SCRIPT_KB = 115
const HEAVIER: Record<string, number> = {
  '/': JOBS_SCRIPT_KB,
  '/jobs': LIST_SCRIPT_KB,
  '/jobs?search=java': LIST_SCRIPT_KB,
  '/jobs?job=…': LIST_SCRIPT_KB,
  '/jobs/:slug': JOBS_SCRIPT_KB,
  '/jobs/in/:value': JOBS_SCRIPT_KB,
  '/jobs/for/:value': JOBS_SCRIPT_KB,
  '/jobs/as/:value': JOBS_SCRIPT_KB,
  '/remote-jobs': JOBS_SCRIPT_KB,
  '/freshers-zone': JOBS_SCRIPT_KB,
  '/companies/:slug': JOBS_SCRIPT_KB,
  '/mnc-hiring': JOBS_SCRIPT_KB,
  // It shows what we read of a posting.
  '/about': JOBS_SCRIPT_KB,
  '/alerts': JOBS_SCRIPT_KB,
  '/alerts/manage': JOBS_SCRIPT_KB,
  '/saved': JOBS_SCRIPT_KB,
}
/** The page itself, its style included, beside its scripts. */
const HTML_KB = 30
/** The reference of the data API lists every field of every call. */
const LONGER: Record<string, number> = { '/api': 1900 }

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
  const ownBytes = async () => {
    const { bytes, scriptBytes } = await weighPage(url)
    return bytes - scriptBytes
  }
  await expect.poll(ownBytes, { message: 'bytes of the page' }).toBeLessThanOrEqual(HTML_KB * KB)
  const { scriptBytes, scripts, elements } = await weighPage(url)
  const limit = HEAVIER[kind] ?? SCRIPT_KB
  expect(scriptBytes, 'bytes of script').toBeLessThanOrEqual(limit * KB)
  expect(scripts, 'scripts').toBeGreaterThan(2)
  expect(scripts, 'scripts').toBeLessThanOrEqual(SCRIPTS)
  expect(elements, 'elements').toBeLessThanOrEqual(LONGER[kind] ?? ELEMENTS)
})
