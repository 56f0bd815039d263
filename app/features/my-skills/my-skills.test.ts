import { expect, test } from 'vitest'
import { fitText, orderByFit, skillFit } from './skill-fit.ts'
import { NO_SKILLS, parseRecord, stepKey, withSkill, withStep } from './skill-record.ts'

test('a skill is ticked once and can be taken off', () => {
  const twice = withSkill(withSkill(NO_SKILLS, 'Java', true), 'Java', true)
  expect(twice.skills).toEqual(['Java'])
  expect(withSkill(twice, 'Java', false)).toEqual(NO_SKILLS)
})

test('a step that is done adds what it teaches; undone, the skills stay', () => {
  const step = stepKey('p1', 2)
  const done = withStep(withSkill(NO_SKILLS, 'SQL', true), step, { done: true, teaches: ['Java', 'SQL'] })
  expect(done).toEqual({ skills: ['Java', 'SQL'], steps: ['p1#2'] })
  expect(withStep(done, step, { done: false, teaches: ['Java'] })).toEqual({ ...done, steps: [] })
})

test.each([null, '', '{', '7', 'null', '[]', '{"skills":"Java","steps":{}}'])('%j is no record', (stored) => {
  expect(parseRecord(stored)).toEqual(NO_SKILLS)
})

test('what is not valid in a record is left out', () => {
  const stored = { skills: ['Java', 7, null, 'Java', 'x'.repeat(101)], steps: ['p1#1', []] }
  expect(parseRecord(JSON.stringify(stored))).toEqual({ skills: ['Java'], steps: ['p1#1'] })
  expect(
    parseRecord(JSON.stringify({ skills: Array.from({ length: 999 }, (_, index) => `Skill ${index}`) }))
      .skills,
  ).toHaveLength(300)
})

test('a posting says how many of its skills the visitor has', () => {
  const fit = skillFit(['Java', 'SQL', 'Git'], ['SQL', 'Java', 'Go'])
  expect(fit && fitText(fit)).toBe('You have 2 of 3 skills')
  expect(fitText({ have: 0, of: 1 })).toBe('You have 0 of 1 skill')
  expect(skillFit(['Manual Testing'], ['Manual testing'])).toEqual({ have: 1, of: 1 })
  expect(skillFit(['Java'], [])).toBeNull()
  expect(skillFit([], ['Java'])).toBeNull()
})

test('the best fit comes first: by share, then by number; equal ones keep their order', () => {
  const jobs = [
    { id: 'none', skills: [] },
    { id: 'half', skills: ['Java', 'Go'] },
    { id: 'one', skills: ['Java'] },
    { id: 'other half', skills: ['SQL', 'C'] },
    { id: 'two', skills: ['Java', 'SQL'] },
  ]
  const ordered = orderByFit(jobs, ['Java', 'SQL']).map(({ id }) => id)
  expect(ordered).toEqual(['two', 'one', 'half', 'other half', 'none'])
})
