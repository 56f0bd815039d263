import { expect, test } from 'vitest'
import { formatExperience, suitedTo } from './experience.ts'

test.each([
  ['Fresher', 0, 1, 'Fresher · 0–1 year'],
  ['Fresher', 0, 2, 'Fresher · 0–2 years'],
  ['Fresher', null, null, 'Fresher'],
  ['Fresher', 0, 0, 'Fresher'],
  ['Experienced', 3, 5, '3–5 years'],
  ['Experienced', 3, null, '3+ years'],
  ['Experienced', 4, 4, '4 years'],
  ['Experienced', null, 1, '1 year'],
  ['Experienced', null, null, 'Experienced'],
  [null, null, null, 'Experience not mentioned'],
] as const)('%s, %s to %s reads %s', (experience_level, experience_min, experience_max, text) => {
  expect(formatExperience({ experience_level, experience_min, experience_max })).toBe(text)
})

test('unknown experience is never labelled as suitable for freshers', () => {
  const text = suitedTo({ experience_level: null, experience_min: null, experience_max: null })
  expect(text).not.toMatch(/fresher/i)
  expect(text).toMatch(/does not mention/)
})
