import { expect, test } from 'vitest'
import { TOOL_CATEGORIES } from '#core/content-options.ts'
import { toolCourseSchema } from '#core/content/tools-courses.ts'
import { readContentFile } from './read-content.ts'

const tools = await readContentFile(new URL('tools-courses.json', import.meta.url), toolCourseSchema, [
  'category',
  'name',
])

test('there are enough tools and courses, each with its own link', () => {
  expect(tools.length).toBeGreaterThanOrEqual(40)
  const links = tools.map(({ website_url }) => website_url)
  expect(links).not.toContain(null)
  expect(new Set(links).size).toBe(links.length)
})

test.each(TOOL_CATEGORIES)('%s has enough rows, free ones first', (category) => {
  const tab = tools.filter((tool) => tool.category === category)
  expect(tab.length).toBeGreaterThanOrEqual(8)
  const free = tab.map(({ is_free }) => is_free)
  expect(free).toEqual([...free].sort((a, b) => Number(b) - Number(a)))
})

test('a card has its two tags, and some have more', () => {
  expect(tools.filter(({ tags }) => tags.length < 2)).toEqual([])
  expect(tools.some(({ tags }) => tags.length > 2)).toBe(true)
})

test('every price badge occurs: free, an amount, and ask', () => {
  expect(tools.some(({ is_free }) => is_free)).toBe(true)
  expect(tools.some(({ price }) => price !== null)).toBe(true)
  expect(tools.some(({ is_free, price }) => !is_free && price === null)).toBe(true)
})

test.each([
  'swayam.gov.in',
  'nptel.ac.in',
  'www.skillindiadigital.gov.in',
  'infyspringboard.onwingspan.com',
  'spoken-tutorial.org',
])('the Indian platform %s is among the free courses', (host) => {
  const free = tools.filter(({ category }) => category === 'Free Courses')
  expect(free.map(({ website_url }) => URL.parse(website_url ?? '')?.hostname)).toContain(host)
})

test('no logo is loaded from elsewhere', () => {
  expect(tools.filter(({ logo_url }) => logo_url !== null)).toEqual([])
})
