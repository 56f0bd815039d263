import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { learningFor } from './skill-learning.ts'

const database = testDatabase()
afterEach(() => database.empty())

interface CourseRow {
  tags?: string[]
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
    difficulty: 'Beginner' as const,
    rating: row.rating ?? null,
    is_free: row.is_free ?? true,
    tags: row.tags ?? [],
    link: row.link === undefined ? link : row.link,
  }))
  await database.owner.insertInto('learn_courses').values(rows).execute()
}

async function insertPath(name: string, required_skills: string[], steps: string[] = []) {
  const roadmap = steps.map((title) => ({ title, description: 'Where you go next.', duration: '1 week' }))
  await database.owner
    .insertInto('career_paths')
    .values({
      name,
      description: 'A path.',
      category: 'Backend',
      average_salary: null,
      required_skills,
      tools: [],
      roadmap: JSON.stringify(roadmap),
    })
    .execute()
}

const courses = async (...skills: string[]) =>
  (await learningFor(database.web, skills)).courses.map((course) => [course.name].concat(course.skills))
const paths = async (...skills: string[]) => (await learningFor(database.web, skills)).paths

test('courses teach a skill by their name or tags: free ones first, then most skills, then best rating', async () => {
  await insertCourses({
    'Paid Java': { is_free: false, tags: ['SQL', 'Spring Boot'], rating: 4.9 },
    'Free Java': { rating: 4.1 },
    'Better Java': { rating: 4.7 },
    Databases: { tags: ['SQL', 'Java'] },
    Painting: { tags: ['Colour'] },
    'Java without a page': { link: null },
  })
  expect(await courses('Java', 'SQL')).toEqual([
    ['Databases', 'Java', 'SQL'],
    ['Better Java', 'Java'],
    ['Free Java', 'Java'],
  ])
  expect(await courses('Spring Boot')).toEqual([['Paid Java', 'Spring Boot']])
  expect(await courses('Rust')).toEqual([])
  expect(await learningFor(database.web, [])).toEqual({ courses: [], paths: [] })
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

test.each([
  ['Java', 'JavaScript for all', false],
  ['C', 'Learn C++', false],
  ['C++', 'Learn C++', true],
  ['node.js', 'Node.js, step by step', true],
  ['%', 'Full 100% course', false],
  ["SQL' or 1=1", 'SQL', false],
])('whether %j is a word of %j', async (skill, name, isFound) => {
  await insertCourses({ [name]: {} })
  expect(await courses(skill)).toEqual(isFound ? [[name, skill]] : [])
})

test('paths need a skill, those with the most first, with the steps that name one', async () => {
  await insertPath('Data Engineer', ['SQL', 'Python'], ['Python for data', 'Pipelines', 'SQL, further'])
  await insertPath('Backend Developer', ['Java', 'SQL', 'Go'], ['The web', 'Java and the JVM'])
  await insertPath('Analyst', ['SQL'])
  const found = await paths('Go', 'SQL', 'Java')
  expect(found).toMatchObject([
    {
      name: 'Backend Developer',
      skills: ['Go', 'SQL', 'Java'],
      steps: [{ number: 2, title: 'Java and the JVM' }],
    },
    { name: 'Analyst', skills: ['SQL'], steps: [] },
  ])
  expect((await paths('Python'))[0]).toMatchObject({ steps: [{ number: 1, title: 'Python for data' }] })
})
