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

test.each([
  ['Fresher', 0, 1, null, 'Freshers. It asks for 0–1 year of experience.'],
  ['Fresher', 0, 0, '2026 batch', 'Freshers, the 2026 batch. It asks for no experience.'],
  ['Fresher', null, null, null, 'Freshers.'],
  [null, null, null, '2025 or 2026 batch', 'The 2025 or 2026 batch.'],
  [null, 0, 0, null, 'People without experience.'],
  ['Experienced', 3, 5, null, 'People with 3–5 years of experience.'],
  ['Experienced', null, null, null, 'Experienced people. It doesn’t say how many years.'],
  [null, null, null, null, null],
] as const)('%s, %s to %s, %s suits: %s', (experience_level, experience_min, experience_max, batch, text) => {
  expect(suitedTo({ experience_level, experience_min, experience_max }, batch)).toBe(text)
})
