import { expect, test } from 'vitest'
import { openNow, packPostings, planSkills } from './skill-plan.ts'

const POSTINGS = [
  ['Java', 'SQL'],
  ['Java', 'Spring Boot'],
  ['Java', 'Spring Boot', 'SQL'],
  ['Python', 'Git', 'Docker'],
  ['Git', 'Git'],
]

test('the skills that complete the most postings come first, then those asked for most', () => {
  const packed = packPostings(POSTINGS)
  expect(packed.names[0]).toBe('Java')
  expect(packed.postings.split(' ')).toHaveLength(POSTINGS.length)
  expect(planSkills(packed, ['Java', 'SQL'])).toEqual([
    { skill: 'Spring Boot', opens: 2, asked: 2 },
    { skill: 'Git', opens: 1, asked: 2 },
    { skill: 'Docker', opens: 0, asked: 1 },
    { skill: 'Python', opens: 0, asked: 1 },
  ])
  expect(openNow(packed, ['Java', 'SQL'])).toBe(1)
  expect(openNow(packed, ['Java', 'SQL', 'Spring Boot'])).toBe(3)
})

test('the same by hand, for every set of known skills', () => {
  const packed = packPostings(POSTINGS)
  for (let bits = 0; bits < 2 ** packed.names.length; bits += 1) {
    const known = packed.names.filter((_, place) => bits & (1 << place))
    const complete = (skills: string[]) =>
      POSTINGS.filter((all) => all.every((one) => skills.includes(one))).length
    expect(openNow(packed, known)).toBe(complete(known))
    for (const { skill, opens } of planSkills(packed, known))
      expect(opens, skill).toBe(complete([...known, skill]) - complete(known))
  }
})

test('no postings, no plan', () => {
  expect(planSkills(packPostings([]), ['Java'])).toEqual([])
})
