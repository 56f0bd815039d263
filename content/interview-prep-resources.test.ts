import { expect, test } from 'vitest'
import {
  INTERVIEW_CATEGORIES,
  INTERVIEW_DIFFICULTIES,
  INTERVIEW_RESOURCE_TYPES,
} from '#core/content-options.ts'
import { interviewPrepResourceSchema } from '#core/content/interview-prep-resources.ts'
import { readContentFile } from './read-content.ts'

const resources = await readContentFile(
  new URL('interview-prep-resources.json', import.meta.url),
  interviewPrepResourceSchema,
  ['category', 'topic_name'],
)

test('there are enough resources, each with its own link', () => {
  expect(resources.length).toBeGreaterThanOrEqual(40)
  const links = resources.map(({ link }) => link)
  expect(links).not.toContain(null)
  expect(new Set(links).size).toBe(links.length)
})

test.each(INTERVIEW_CATEGORIES)(
  '%s has enough resources, of every difficulty, not only websites',
  (category) => {
    const tab = resources.filter((resource) => resource.category === category)
    expect(tab.length).toBeGreaterThanOrEqual(8)
    expect(new Set(tab.map(({ difficulty }) => difficulty))).toEqual(new Set(INTERVIEW_DIFFICULTIES))
    expect(new Set(tab.map(({ resource_type }) => resource_type)).size).toBeGreaterThanOrEqual(2)
  },
)

test.each(INTERVIEW_RESOURCE_TYPES)('several resources are of type %s', (type) => {
  expect(resources.filter(({ resource_type }) => resource_type === type).length).toBeGreaterThanOrEqual(4)
})

test('PDF resources link to PDF files, and no others do', () => {
  const odd = resources.filter(
    ({ resource_type, link }) => (resource_type === 'PDF') !== (link ?? '').endsWith('.pdf'),
  )
  expect(odd).toEqual([])
})
