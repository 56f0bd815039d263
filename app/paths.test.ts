import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('ids are escaped in the URL', () => {
  expect(paths.job('a&b=c d')).toBe('/jobs?job=a%26b%3Dc+d')
  expect(paths.careerPath('../jobs?x')).toBe('/career-paths/..%2Fjobs%3Fx')
})
