import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { fillSkills } from './fill-skills.ts'

const database = testDatabase()
afterEach(() => database.empty())

test('rows from before are read once; what an operator set stays', async () => {
  const course = {
    platform: 'P',
    role_category: 'DevOps',
    difficulty: 'Beginner' as const,
    is_free: true,
    tags: ['Git'],
  }
  await database.owner
    .insertInto('learn_courses')
    .values([
      { ...course, name: 'Docker for all' },
      { ...course, name: 'Docker again', skills: [] },
    ])
    .execute()
  const step = { title: 'Core Java', description: 'Daily.', duration: '1 week' }
  await database.owner
    .insertInto('career_paths')
    .values({
      name: 'Path',
      description: 'A path.',
      category: 'Backend',
      required_skills: [],
      tools: [],
      roadmap: JSON.stringify([step]),
    })
    .execute()
  expect(await fillSkills(database.owner)).toBe(2)
  expect(await fillSkills(database.owner)).toBe(0)
  const courses = await database.web
    .selectFrom('learn_courses')
    .select(['name', 'skills'])
    .orderBy('name')
    .execute()
  expect(courses).toEqual([
    { name: 'Docker again', skills: [] },
    { name: 'Docker for all', skills: ['Docker', 'Git'] },
  ])
  expect(await database.web.selectFrom('career_paths').select('step_skills').execute()).toEqual([
    { step_skills: [['Java']] },
  ])
})
