import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('an id cannot break out of its place in the address', () => {
  expect(paths.job('a&b=c d')).toBe('/jobs?job=a%26b%3Dc+d')
  expect(paths.careerPath('../jobs?x')).toBe('/career-paths/..%2Fjobs%3Fx')
})
