import { expect, test } from 'vitest'
import { fitText, skillFit } from './skill-fit.ts'
import { MAX_SKILLS, MAX_STEPS } from '#core/my-skills.ts'
import { inParts } from './skill-account-store.ts'
import {
  applySkills,
  countTicks,
  missingFrom,
  NO_SKILLS,
  parseRecord,
  skillTick,
  stepKey,
  stepTick,
  type SkillChange,
  type SkillRecord,
} from './skill-record.ts'

/** The record after changes; fails if it is full. */
function after(record: SkillRecord, ...changes: SkillChange[]): SkillRecord {
  return changes.reduce((known, change) => {
    const changed = applySkills(known, change)
    expect(changed).not.toBeNull()
    return changed ?? known
  }, record)
}

test('a skill is ticked once and can be taken off', () => {
  const twice = after(NO_SKILLS, skillTick('Java', true), skillTick('JAVA', true))
  expect(twice.skills).toEqual(['Java'])
  expect(after(twice, skillTick('java', false))).toEqual(NO_SKILLS)
})

test('a step that is done adds what it teaches; undone, the skills stay', () => {
  const step = stepKey('p1', 2)
  const done = after(
    NO_SKILLS,
    skillTick('SQL', true),
    stepTick(step, { done: true, teaches: ['Java', 'SQL', 'java'] }),
  )
  expect(done).toEqual({ skills: ['SQL', 'Java'], steps: ['p1#2'] })
  expect(after(done, stepTick(step, { done: false, teaches: ['Java'] }))).toEqual({ ...done, steps: [] })
})

test('a full list takes nothing more, and what is there can be ticked again', () => {
  const full = { skills: Array.from({ length: MAX_SKILLS }, (_, index) => `Skill ${index}`), steps: [] }
  expect(applySkills(full, skillTick('One more', true))).toBeNull()
  expect(after(full, skillTick('skill 7', true))).toEqual(full)
})

test('what one record has and another lacks is counted in words', () => {
  const rest = missingFrom({ skills: ['SQL'], steps: [] }, { skills: ['sql', 'Git', 'Go'], steps: ['p1#1'] })
  expect(rest).toEqual({ skills: ['Git', 'Go'], steps: ['p1#1'] })
  expect(countTicks(rest)).toBe('2 skills and 1 finished step')
  expect(countTicks({ skills: ['Git'], steps: [] })).toBe('1 skill')
  expect(countTicks(NO_SKILLS)).toBe('')
})

test('a long list is sent in parts that the server takes, and nothing is lost', () => {
  const skills = Array.from({ length: MAX_SKILLS }, (_, index) => `${index} ${'कौशल '.repeat(15)}`)
  const steps = Array.from({ length: MAX_STEPS }, (_, index) => stepKey(crypto.randomUUID(), index))
  const parts = inParts({ skills, steps })
  expect(parts.flatMap((part) => part.skills)).toEqual(skills)
  expect(parts.flatMap((part) => part.steps)).toEqual(steps)
  for (const part of parts) {
    const form = new URLSearchParams({ skills: part.skills.join('\n'), steps: part.steps.join('\n') })
    expect(form.toString().length).toBeLessThan(8192)
  }
  expect(inParts({ skills: ['SQL'], steps: ['p1#1'] })).toEqual([
    { kind: 'add', skills: ['SQL'], steps: ['p1#1'] },
  ])
  expect(inParts(NO_SKILLS)).toEqual([])
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
  ).toHaveLength(MAX_SKILLS)
})

test('a posting says how many of its skills the visitor has', () => {
  const fit = skillFit(['Java', 'SQL', 'Git'], ['SQL', 'Java', 'Go'])
  expect(fit && fitText(fit)).toBe('You have 2 of 3 skills')
  expect(fitText({ have: 0, of: 1 })).toBe('You have 0 of 1 skill')
  expect(skillFit(['Manual Testing'], ['Manual testing'])).toEqual({ have: 1, of: 1 })
  expect(skillFit(['Java'], [])).toBeNull()
  expect(skillFit([], ['Java'])).toBeNull()
})
