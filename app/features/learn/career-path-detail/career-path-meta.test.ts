import { expect, test } from 'vitest'
import { exampleCareerPath } from '#test/example-career-path.ts'
import { careerPathBreadcrumbs, careerPathMeta } from './career-path-meta.ts'

const metaOf = (overrides: Parameters<typeof exampleCareerPath>[0]) =>
  careerPathMeta({ path: exampleCareerPath(overrides), unavailable: false }, '/career-paths/ABC')

test('the description sums up a path in one line', () => {
  expect(metaOf({})).toEqual({
    title: 'Platform Engineer: Career Path',
    description: 'Platform Engineer roadmap for India: 3 steps in 7 weeks; 2 skills; average ₹6 LPA.',
    path: '/career-paths/7c1f4d52-3f0e-4a51-9a0b-5b5c2f4f8d10',
  })
})

test('unknown facts are left out', () => {
  const steps = [{ title: 'Linux', description: 'Shell.', duration: 'As long as it takes' }]
  const { description } = metaOf({ average_salary: null, roadmap: steps, required_skills: ['Linux'] })
  expect(description).toBe('Platform Engineer roadmap for India: 1 step; 1 skill.')
})

test('the description stays short enough for search engines with the longest name', () => {
  expect(metaOf({ name: 'N'.repeat(80) }).description.length).toBeLessThan(160)
})

test.for([
  ['no such path', { path: null, unavailable: false }, 'Career Path Not Found'],
  ['an absent database', { path: null, unavailable: true }, 'Career Path Unavailable'],
  ['a failed loader', undefined, 'Career Path Unavailable'],
] as const)('%s is noindex', ([, loaded, title]) => {
  expect(careerPathMeta(loaded, '/career-paths/x')).toMatchObject({ title, noindex: true })
})

test('the breadcrumbs are home, the list, the path', () => {
  const site = 'https://pravesh.example'
  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: site + path,
  })
  expect(careerPathBreadcrumbs(exampleCareerPath(), site)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, 'Pravesh', '/'),
      crumb(2, 'Career Paths', '/career-paths'),
      crumb(3, 'Platform Engineer', '/career-paths/7c1f4d52-3f0e-4a51-9a0b-5b5c2f4f8d10'),
    ],
  })
})
