import { expect, test } from 'vitest'
import { withSkills } from '#core/content/row-skills.ts'
import { CONTENT_TABLES, type ContentRow } from '#core/content/tables.ts'
import { SKILLS } from '#core/skills/skills.ts'
import { readShippedRows } from './shipped-content.ts'
import texts from './skills.json' with { type: 'json' }

const NAMES = new Set(SKILLS.map(({ name }) => name))

async function shipped(table: string): Promise<ContentRow[]> {
  const found = CONTENT_TABLES.find((one) => one.table === table)
  return found ? readShippedRows(found) : []
}

/** The skills that the rows of a table teach. */
async function taughtBy(table: string): Promise<string[]> {
  return (await shipped(table))
    .flatMap(({ skills, step_skills: steps }) => [skills ?? steps].flat(2))
    .map(String)
}

test.each([
  'learn_courses',
  'tools_courses',
  'prep_zone_resources',
  'interview_prep_resources',
  'career_paths',
])('every skill that rows of %s teach is in the dictionary and described', async (table) => {
  const taught = new Set(await taughtBy(table))
  expect([...taught].filter((name) => !NAMES.has(name))).toEqual([])
  expect([...taught].filter((name) => !texts.some((text) => text.name === name))).toEqual([])
  expect(taught.size).toBeGreaterThan(4)
})

test('most courses teach a skill, and the common ones have a free course and a step', async () => {
  const courses = await shipped('learn_courses')
  const teach = courses.filter(({ skills }) => Array.isArray(skills) && skills.length > 0)
  expect(teach.length / courses.length).toBeGreaterThan(0.75)
  const free = new Set(courses.filter(({ is_free: isFree }) => isFree).flatMap(({ skills }) => skills))
  const steps = new Set(await taughtBy('career_paths'))
  for (const name of [
    'Java',
    'Python',
    'JavaScript',
    'SQL',
    'React',
    'Selenium',
    'Linux',
    'Docker',
    'AWS',
    'Git',
  ]) {
    expect(free, name).toContain(name)
    expect(steps, name).toContain(name)
  }
})

test('words are read unless the row says what it teaches', () => {
  const table = { table: 'learn_courses' }
  const row = { name: 'Web security with SQL injection', tags: ['Go'] }
  expect(withSkills(table, row)).toMatchObject({ skills: ['Go', 'SQL'] })
  expect(withSkills(table, { ...row, skills: [] })).toMatchObject({ skills: [] })
  expect(withSkills({ table: 'events_hackathons' }, row)).toEqual(row)
})

test('the steps of a roadmap are read again when their number changes', () => {
  const step = (title: string) => ({ title, description: 'Daily.', duration: '1 week' })
  const path = { roadmap: [step('Core Java'), step('Docker')], step_skills: [['OOP'], []] }
  expect(withSkills({ table: 'career_paths' }, path)).toEqual(path)
  const longer = { ...path, roadmap: [...path.roadmap, step('SQL')] }
  expect(withSkills({ table: 'career_paths' }, longer)).toMatchObject({
    step_skills: [['Java'], ['Docker'], ['SQL']],
  })
})
