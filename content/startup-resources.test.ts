import { expect, test } from 'vitest'
import { STARTUP_CATEGORIES, startupResourceSchema } from '#core/content/startup-resources.ts'
import { readContentFile } from './read-content.ts'

const file = new URL('startup-resources.json', import.meta.url)
const resources = await readContentFile(file, startupResourceSchema, ['title'])

test('there are enough resources, free ones first and some paid', () => {
  expect(resources.length).toBeGreaterThanOrEqual(16)
  const free = resources.map((row) => row.is_free)
  expect(free).toEqual([...free].sort((a, b) => Number(b) - Number(a)))
  expect(free).toContain(false)
})

test.each(STARTUP_CATEGORIES)('%s has at least three', (category) => {
  expect(resources.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(3)
})

test.each([
  'www.startupindia.gov.in',
  'seedfund.startupindia.gov.in',
  'udyamregistration.gov.in',
  'www.sidbi.in',
  'aim.gov.in',
  'nidhi.dst.gov.in',
  'www.mudra.org.in',
  'www.standupmitra.in',
  'gem.gov.in',
  'ipindia.gov.in',
])('the official site %s is among them', (host) => {
  expect(resources.map((row) => new URL(row.url ?? '').hostname)).toContain(host)
})

test('a government scheme is free and links to a government site', () => {
  for (const { title, category, is_free, url } of resources) {
    if (category !== 'Government scheme') continue
    expect(is_free, title).toBe(true)
    // NIDHI-PRAYAS and Tamil Nadu's startup mission are not hosted under gov.in.
    expect(new URL(url ?? '').hostname, title).toMatch(
      /\.(gov|nic)\.in$|^(www\.nidhi-prayas\.org|startuptn\.in)$/,
    )
  }
})

test('each resource has a description and its own link', () => {
  for (const { title, description } of resources) expect(description, title).not.toBeNull()
  expect(new Set(resources.map((row) => row.url)).size).toBe(resources.length)
})
