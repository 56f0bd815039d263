import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { matchSkills } from '#core/skills/match-skills.ts'
import { learningFor } from './skill-learning.ts'

const database = testDatabase()
afterEach(() => database.empty())

interface CourseRow {
  /** Its name's words that are skills, if not given. */
  skills?: string[]
  difficulty?: 'Beginner' | 'Advanced'
  is_free?: boolean
  rating?: number
  link?: string | null
}

async function insertCourses(courses: Record<string, CourseRow>) {
  const link = 'https://courses.example/1'
  const rows = Object.entries(courses).map(([name, row]) => ({
    name,
    platform: 'Example Academy',
    role_category: 'Backend Dev',
    difficulty: row.difficulty ?? ('Beginner' as const),
    rating: row.rating ?? null,
    is_free: row.is_free ?? true,
    tags: [],
    skills: row.skills ?? matchSkills({ texts: [name], labels: [] }),
    link: row.link === undefined ? link : row.link,
  }))
  await database.owner.insertInto('learn_courses').values(rows).execute()
}

async function insertPath(name: string, steps: string[]) {
  const roadmap = steps.map((title) => ({ title, description: 'Where you go next.', duration: '1 week' }))
  await database.owner
    .insertInto('career_paths')
    .values({
      name,
      description: 'A path.',
      category: 'Backend',
      average_salary: null,
      required_skills: [],
      tools: [],
      roadmap: JSON.stringify(roadmap),
      step_skills: JSON.stringify(
        steps.map((title) => matchSkills({ texts: [], labels: title.split(' and ') })),
      ),
    })
    .execute()
}

const courses = async (...skills: string[]) =>
  (await learningFor(database.web, skills)).courses.map((course) => [course.name].concat(course.skills))
const paths = async (...skills: string[]) => (await learningFor(database.web, skills)).paths

test('courses teach the skills that are stored with them: free ones first, then most skills, then best rating', async () => {
  await insertCourses({
    'Paid Java': { is_free: false, skills: ['Java', 'SQL', 'Spring Boot'], rating: 4.9 },
    'Free Java': { rating: 4.1 },
    'Better Java': { rating: 4.7 },
    Databases: { skills: ['SQL', 'Java'] },
    Painting: { skills: [] },
    'Java without a page': { link: null },
  })
  expect(await courses('Java', 'SQL')).toEqual([
    ['Databases', 'Java', 'SQL'],
    ['Better Java', 'Java'],
    ['Free Java', 'Java'],
  ])
  expect(await courses('Spring Boot')).toEqual([['Paid Java', 'Spring Boot']])
  expect(await courses('Rust')).toEqual([])
  expect(await learningFor(database.web, [])).toEqual({ courses: [], paths: [], help: [] })
})

test('each course teaches another skill, if there is one', async () => {
  await insertCourses({
    'Java and SQL': { rating: 4.8 },
    'SQL and Java': { rating: 4.7 },
    'Java with SQL': { rating: 4.6 },
    'Paid Docker': { is_free: false },
    Git: {},
  })
  expect((await courses('Java', 'SQL', 'Docker', 'Git')).map(([name]) => name)).toEqual([
    'Java and SQL',
    'Git',
    'Paid Docker',
  ])
  expect(await courses('Java', 'SQL')).toHaveLength(3)
})

test('the first skills of a posting come before its others, even if one course teaches several of those', async () => {
  await insertCourses({
    'Java alone': {},
    'Git, Docker and Linux': {},
    'Git and Bash': {},
    'Linux, by hand': {},
  })
  expect((await courses('Java', 'Git', 'Docker', 'Linux', 'Bash')).map(([name]) => name)).toEqual([
    'Java alone',
    'Git, Docker and Linux',
    'Git and Bash',
  ])
})

test('a posting may name a skill in its own way', async () => {
  await insertCourses({ 'Node.js, step by step': {} })
  expect(await courses('nodejs', "SQL' or 1=1")).toEqual([['Node.js, step by step', 'nodejs']])
})

test('paths teach a skill, those with the most first, with the steps that do', async () => {
  await insertPath('Data Engineer', ['Python', 'Kafka', 'SQL'])
  await insertPath('Backend Developer', ['HTML', 'Java and Go', 'SQL'])
  await insertPath('Analyst', ['SQL'])
  const found = await paths('Go', 'SQL', 'Java')
  expect(found).toMatchObject([
    {
      name: 'Backend Developer',
      skills: ['Go', 'SQL', 'Java'],
      steps: [
        { number: 2, title: 'Java and Go' },
        { number: 3, title: 'SQL' },
      ],
    },
    { name: 'Analyst', skills: ['SQL'], steps: [{ number: 1, title: 'SQL' }] },
  ])
})

test('each skill has an easy free course and a step, or none', async () => {
  await insertCourses({
    'Java and all of SQL': {},
    'Java, paid': { is_free: false },
    'Java, hard': { difficulty: 'Advanced' },
    'Java, alone': {},
    'Java and others': { skills: ['Java', 'HTML', 'CSS'] },
  })
  await insertPath('A path', ['Java and SQL and Git'])
  await insertPath('Backend Developer', ['HTML', 'Java'])
  const { help } = await learningFor(database.web, ['Java', 'SQL', 'Rust'])
  expect(help).toMatchObject([
    {
      skill: 'Java',
      course: { name: 'Java, alone' },
      step: { number: 2, path: { name: 'Backend Developer' } },
    },
    { skill: 'SQL', course: { name: 'Java and all of SQL' }, step: { number: 1, path: { name: 'A path' } } },
    { skill: 'Rust', course: null, step: null },
  ])
})
