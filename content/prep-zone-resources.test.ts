import { expect, test } from 'vitest'
import { PREP_CATEGORIES, PREP_RESOURCE_TYPES } from '#core/content-options.ts'
import { prepZoneResourceSchema } from '#core/content/prep-zone-resources.ts'
import { readContentFile } from './read-content.ts'

const file = new URL('prep-zone-resources.json', import.meta.url)
const resources = await readContentFile(file, prepZoneResourceSchema, ['category', 'name'])

test('there are enough resources', () => {
  expect(resources.length).toBeGreaterThanOrEqual(60)
})

test.each(PREP_CATEGORIES)(
  '%s has at least six, of at least four types, some paid but most free',
  (category) => {
    const rows = resources.filter((row) => row.category === category)
    expect(rows.length).toBeGreaterThanOrEqual(6)
    expect(new Set(rows.map((row) => row.resource_type)).size).toBeGreaterThanOrEqual(4)
    const free = rows.filter((row) => row.is_free).length
    expect(free).toBeLessThan(rows.length)
    expect(free).toBeGreaterThan(rows.length / 2)
  },
)

test.each(PREP_RESOURCE_TYPES)('%s occurs in most categories', (type) => {
  const categories = resources.filter((row) => row.resource_type === type).map((row) => row.category)
  expect(new Set(categories).size).toBeGreaterThanOrEqual(6)
})

test('in each category the free ones come first', () => {
  for (const category of PREP_CATEGORIES) {
    const free = resources.filter((row) => row.category === category).map((row) => row.is_free)
    expect(free, category).toEqual([...free].sort((a, b) => Number(b) - Number(a)))
  }
})

test('each resource has its own link and says for whom it is', () => {
  const links = resources.map((row) => row.link)
  expect(links).not.toContain(null)
  expect(new Set(links).size).toBe(links.length)
  for (const { name, best_for } of resources) expect(best_for, name).not.toBeNull()
})

test('a channel links to YouTube, an NPTEL course to NPTEL, and nothing else does', () => {
  for (const { name, resource_type, link } of resources) {
    const host = new URL(link ?? '').hostname
    expect(host === 'www.youtube.com', name).toBe(resource_type === 'YouTube Channel')
    expect(host === 'nptel.ac.in', name).toBe(name.includes('NPTEL'))
  }
})

test('no rating is shown without a source', () => {
  expect(resources.filter((row) => row.rating !== null)).toEqual([])
})
