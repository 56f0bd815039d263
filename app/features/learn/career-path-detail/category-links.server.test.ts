import { expect, test } from 'vitest'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import shippedCourses from '#content/learn-courses.json' with { type: 'json' }
import { CAREER_CATEGORIES, MORE_CAREER_CATEGORIES } from '#core/content-options.ts'
import { categoryLinks } from './category-links.server.ts'

const ALL = [...CAREER_CATEGORIES, ...MORE_CAREER_CATEGORIES]

test.for(ALL)('%s features free courses of the shipped content, each with its own link', (category) => {
  const { featured } = categoryLinks(category)
  const free = shippedCourses.filter(({ is_free }) => is_free)
  expect(featured.length).toBeGreaterThanOrEqual(3)
  for (const { name, platform, link } of featured)
    expect(free).toContainEqual(expect.objectContaining({ name, platform, link }))
  expect(new Set(featured.map(({ link }) => link)).size).toBe(featured.length)
})

test('each category links to its own jobs', () => {
  const jobs = ALL.map((category) => {
    const { searchParams } = new URL(categoryLinks(category).jobs.to, 'https://pravesh.example')
    return parseJobsUrl(searchParams).categories[0]
  })
  expect(jobs).toEqual(['Frontend', 'Backend', 'DevOps & Cloud', 'Data & AI', ...MORE_CAREER_CATEGORIES])
})

test('each category links to more courses, on the right tab', () => {
  expect(ALL.map((category) => categoryLinks(category).more.to)).toEqual([
    '/courses',
    '/courses?tab=backend-dev',
    '/courses?tab=devops',
    '/prep-zone?tab=machine-learning',
    '/courses?tab=devops&search=testing',
    '/courses?tab=cloud-security',
    '/courses?tab=cloud-security',
  ])
})

test.for(['Quantum', '', 'constructor'])(
  'the unknown category %j links to all jobs and courses',
  (category) => {
    const { jobs, featured, more } = categoryLinks(category)
    expect(featured).toEqual([])
    expect([jobs.to, more.to]).toEqual(['/jobs', '/courses'])
  },
)
