import { expect, test } from 'vitest'
import { CAREER_CATEGORIES } from '#core/content-options.ts'
import { careerPathSchema } from '#core/content/career-paths.ts'
import { seniorityLabel } from '#core/seniority.ts'
import { readContentFile } from './read-content.ts'

const file = new URL('career-paths.json', import.meta.url)
const paths = await readContentFile(file, careerPathSchema, ['name'])

test('there are enough paths to load more of them twice', () => {
  expect(paths.length).toBeGreaterThanOrEqual(10)
})

test('there are paths for testers, support, security analysts, and from data entry into analytics', () => {
  expect(paths.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'QA and Test Automation Engineer',
      'IT Support Engineer',
      'Cyber Security Analyst',
      'Data Entry to Data Analytics',
    ]),
  )
})

test.each(CAREER_CATEGORIES)('%s has at least two paths', (category) => {
  expect(paths.filter((path) => path.category === category).length).toBeGreaterThanOrEqual(2)
})

test('averages are early-career pay, in whole lakhs as on the page, and every seniority label occurs', () => {
  for (const { name, average_salary } of paths) {
    expect(average_salary, name).toBeGreaterThanOrEqual(300_000)
    expect(average_salary, name).toBeLessThanOrEqual(1_000_000)
    expect((average_salary ?? 1) % 100_000, name).toBe(0)
  }
  const labels = paths.map((path) => seniorityLabel(path.average_salary))
  expect(new Set(labels)).toEqual(new Set(['High', 'Medium', 'Steady']))
})

test('a roadmap takes between four months and a year of part-time study', () => {
  for (const { name, roadmap } of paths) {
    const weeks = roadmap.map(
      ({ duration }) => Number.parseInt(duration, 10) * (/month/.test(duration) ? 4 : 1),
    )
    const total = weeks.reduce((sum, each) => sum + each, 0)
    expect(total, name).toBeGreaterThanOrEqual(17)
    expect(total, name).toBeLessThanOrEqual(52)
  }
})

test('no step is copied from another path', () => {
  const descriptions = paths.flatMap(({ roadmap }) => roadmap.map(({ description }) => description))
  expect(new Set(descriptions).size).toBe(descriptions.length)
})
