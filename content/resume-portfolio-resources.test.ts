import { expect, test } from 'vitest'
import { RESUME_FORMATS, RESUME_RESOURCE_TYPES } from '#core/content-options.ts'
import { resumePortfolioResourceSchema } from '#core/content/resume-portfolio-resources.ts'
import { readContentFile } from './read-content.ts'

const file = new URL('resume-portfolio-resources.json', import.meta.url)
const resources = await readContentFile(file, resumePortfolioResourceSchema, ['platform', 'title'])

test('there are enough resources', () => {
  expect(resources.length).toBeGreaterThanOrEqual(24)
})

test.each(RESUME_RESOURCE_TYPES)(
  '%s has ten or more, in every format, free ones first and some paid',
  (type) => {
    const rows = resources.filter((row) => row.resource_type === type)
    expect(rows.length).toBeGreaterThanOrEqual(10)
    expect(new Set(rows.map((row) => row.format))).toEqual(new Set(RESUME_FORMATS))
    const free = rows.map((row) => row.is_free)
    expect(free).toEqual([...free].sort((a, b) => Number(b) - Number(a)))
    expect(new Set(free)).toEqual(new Set([true, false]))
  },
)

test('each resource has its own link', () => {
  const links = resources.map((row) => row.link)
  expect(links).not.toContain(null)
  expect(new Set(links).size).toBe(links.length)
})

test('a Figma or Notion file is on Figma or Notion', () => {
  for (const { title, format, link } of resources) {
    const host = new URL(link ?? '').hostname
    expect(host === 'www.figma.com', title).toBe(format === 'Figma')
    expect(host === 'www.notion.com', title).toBe(format === 'Notion')
  }
})
