import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { getCareerPath, listCareerPaths } from './career-paths.ts'
import {
  COURSES,
  INTERVIEW_RESOURCES,
  listRows,
  PREP_RESOURCES,
  RESUME_RESOURCES,
  TOOLS,
} from './catalogue.ts'
import { listEvents } from './events.ts'
import { listMncCompanies, listMncJobOpenings } from './mnc.ts'

const database = testDatabase()
afterEach(() => database.empty())

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

test('MNC companies by name; their active openings newest first, by title, category and company', async () => {
  const { owner, web } = database
  const [narmada, kaveri] = await owner
    .insertInto('mnc_companies')
    .values([{ name: 'Narmada Global' }, { name: 'Kaveri Global', website_url: 'https://kaveri.example' }])
    .returning('id')
    .execute()
  if (!narmada || !kaveri) throw new Error('The companies were not stored.')
  const opening = { requirements: ['Git'], deadline: '2026-12-31', apply_url: 'https://kaveri.example/apply' }
  await owner
    .insertInto('mnc_job_openings')
    .values([
      {
        ...opening,
        title: 'Trainee',
        category: 'Engineering',
        company_id: kaveri.id,
        created_at: '2026-11-01',
      },
      { ...opening, title: 'Analyst', category: 'Data', company_id: narmada.id, created_at: '2026-11-02' },
      { ...opening, title: 'Over', category: 'Data', company_id: narmada.id, is_active: false },
    ])
    .execute()

  expect(names(await listMncCompanies(web))).toEqual(['Kaveri Global', 'Narmada Global'])
  expect(titles(await listMncJobOpenings(web))).toEqual(['Analyst', 'Trainee'])
  expect(titles(await listMncJobOpenings(web, { search: 'TRAIN' }))).toEqual(['Trainee'])
  expect(titles(await listMncJobOpenings(web, { search: 'narmada' }))).toEqual(['Analyst'])
  expect(titles(await listMncJobOpenings(web, { search: '%' }))).toEqual([])
  expect(titles(await listMncJobOpenings(web, { category: 'Data' }))).toEqual(['Analyst'])
  // The deadline is a calendar day: it must not shift with the server's time zone.
  expect(await listMncJobOpenings(web, { company_id: kaveri.id })).toMatchObject([
    {
      title: 'Trainee',
      deadline: '2026-12-31',
      company: {
        id: kaveri.id,
        name: 'Kaveri Global',
        logo_url: null,
        website_url: 'https://kaveri.example',
      },
    },
  ])
})

test('career paths by name, searched in name and description, and one by id', async () => {
  const path = { category: 'Frontend', average_salary: 700_000, required_skills: [], tools: [] }
  const roadmap = [{ title: 'HTML', description: 'Pages', duration: '2 weeks' }]
  const [first] = await database.owner
    .insertInto('career_paths')
    .values([
      { ...path, name: 'Web Developer', description: 'Builds pages', roadmap: JSON.stringify(roadmap) },
      {
        ...path,
        name: 'Data Analyst',
        description: 'Reads pages of data',
        category: 'Data Science',
        roadmap: '[]',
      },
    ])
    .returning('id')
    .execute()
  const { web } = database
  expect(names(await listCareerPaths(web))).toEqual(['Data Analyst', 'Web Developer'])
  expect(names(await listCareerPaths(web, { search: 'PAGES' }))).toHaveLength(2)
  expect(names(await listCareerPaths(web, { search: 'builds' }))).toEqual(['Web Developer'])
  expect(names(await listCareerPaths(web, { category: 'Data Science' }))).toEqual(['Data Analyst'])
  expect(await getCareerPath(web, first?.id ?? '')).toMatchObject({ name: 'Web Developer', roadmap })
  expect(await getCareerPath(web, 'nonsense')).toBeNull()
})

test('courses of a tab by name, by rating with the unrated last, by difficulty and not alphabetically', async () => {
  const course = { role_category: 'DevOps', is_free: true, tags: [], link: null }
  await database.owner
    .insertInto('learn_courses')
    .values([
      { ...course, name: 'docker', platform: 'NPTEL', difficulty: 'Intermediate', rating: 4.5 },
      { ...course, name: 'Ansible', platform: 'SWAYAM', difficulty: 'Advanced', rating: null },
      { ...course, name: 'Linux', platform: 'Coursera', difficulty: 'Beginner', rating: 4.8 },
      {
        ...course,
        name: 'React',
        platform: 'NPTEL',
        difficulty: 'Beginner',
        rating: 5,
        role_category: 'Frontend Dev',
      },
    ])
    .execute()
  const list = async (sort?: 'name' | 'rating' | 'difficulty', search?: string) =>
    names(await listRows(database.web, COURSES, { role_category: 'DevOps', search }, sort))
  // Lower case does not sort after Z.
  expect(await list()).toEqual(['Ansible', 'docker', 'Linux'])
  expect(await list('rating')).toEqual(['Linux', 'docker', 'Ansible'])
  expect(await list('difficulty')).toEqual(['Linux', 'docker', 'Ansible'])
  expect(await list('name', 'nptel')).toEqual(['docker'])
})

test('events by date with the undated last, searched in three columns, by type and part of the place', async () => {
  const event = { entry_fee: 'Free', prize_pool: null, tags: [], registration_link: null }
  await database.owner
    .insertInto('events_hackathons')
    .values([
      {
        ...event,
        event_name: 'Later',
        organizer: 'IIT',
        description: 'x',
        event_type: 'Hackathon',
        event_date: '2027-02-01',
        location: 'Mumbai',
      },
      {
        ...event,
        event_name: 'Undated',
        organizer: 'GDG',
        description: 'x',
        event_type: 'Meetup',
        location: 'Online',
      },
      {
        ...event,
        event_name: 'Sooner',
        organizer: 'NIT',
        description: 'code',
        event_type: 'Hackathon',
        event_date: '2027-01-01',
        location: 'Navi Mumbai',
      },
    ])
    .execute()
  const list = async (filters?: Parameters<typeof listEvents>[1]) =>
    (await listEvents(database.web, filters)).map(({ event_name }) => event_name)
  expect(await list()).toEqual(['Sooner', 'Later', 'Undated'])
  expect(await list({ search: 'CODE' })).toEqual(['Sooner'])
  expect(await list({ search: 'gdg' })).toEqual(['Undated'])
  expect(await list({ event_type: 'Hackathon', location: 'navi' })).toEqual(['Sooner'])
  expect(await list({ location: 'Bombay' })).toEqual(['Sooner', 'Later'])
})

test('prep resources of a category, best first and unrated last, by type, free only', async () => {
  const resource = { category: 'Programming', best_for: null, link: null, price: null }
  await database.owner
    .insertInto('prep_zone_resources')
    .values([
      { ...resource, name: 'Unrated', description: 'x', resource_type: 'Book', is_free: true, rating: null },
      { ...resource, name: 'Good', description: 'x', resource_type: 'Book', is_free: false, rating: 4 },
      {
        ...resource,
        name: 'Best',
        description: 'arrays',
        resource_type: 'Course',
        is_free: true,
        rating: 4.9,
      },
      {
        ...resource,
        name: 'Other',
        description: 'x',
        resource_type: 'Book',
        is_free: true,
        rating: 5,
        category: 'DevOps',
      },
    ])
    .execute()
  const list = async (filters: object = {}) =>
    names(await listRows(database.web, PREP_RESOURCES, { category: 'Programming', ...filters }))
  expect(await list()).toEqual(['Best', 'Good', 'Unrated'])
  expect(await list({ resource_type: 'Book' })).toEqual(['Good', 'Unrated'])
  expect(await list({ is_free: true })).toEqual(['Best', 'Unrated'])
  expect(await list({ search: 'ARRAY' })).toEqual(['Best'])
})

test('tools of a tab by name, rating, or price with free first and unknown last', async () => {
  const tool = { category: 'AI Tools', logo_url: null, website_url: null, tags: [] }
  await database.owner
    .insertInto('tools_courses')
    .values([
      { ...tool, name: 'Ask', description: 'x', price: null, is_free: false, rating: 4 },
      { ...tool, name: 'Dear', description: 'x', price: 999, is_free: false, rating: 5 },
      { ...tool, name: 'Free', description: 'code', price: 0, is_free: true, rating: null },
      { ...tool, name: 'Cheap', description: 'x', price: 99, is_free: false, rating: 3 },
    ])
    .execute()
  const list = async (sort?: 'name' | 'rating' | 'price', search?: string) =>
    names(await listRows(database.web, TOOLS, { category: 'AI Tools', search }, sort))
  expect(await list()).toEqual(['Ask', 'Cheap', 'Dear', 'Free'])
  expect(await list('rating')).toEqual(['Dear', 'Ask', 'Cheap', 'Free'])
  expect(await list('price')).toEqual(['Free', 'Cheap', 'Dear', 'Ask'])
  expect(await list('name', 'CODE')).toEqual(['Free'])
})

test('interview resources of a tab by topic, difficulty or type', async () => {
  const resource = { category: 'DSA Practice', link: null, summary: 'x' }
  await database.owner
    .insertInto('interview_prep_resources')
    .values([
      { ...resource, topic_name: 'Trees', difficulty: 'Advanced', resource_type: 'PDF' },
      { ...resource, topic_name: 'Arrays', difficulty: 'Easy', resource_type: 'Website' },
      {
        ...resource,
        topic_name: 'Graphs',
        difficulty: 'Intermediate',
        resource_type: 'YouTube',
        summary: 'paths',
      },
    ])
    .execute()
  const list = async (sort?: 'topic' | 'difficulty' | 'type', search?: string) =>
    (await listRows(database.web, INTERVIEW_RESOURCES, { category: 'DSA Practice', search }, sort)).map(
      (row) => row.topic_name,
    )
  expect(await list()).toEqual(['Arrays', 'Graphs', 'Trees'])
  expect(await list('difficulty')).toEqual(['Arrays', 'Graphs', 'Trees'])
  expect(await list('type')).toEqual(['Trees', 'Arrays', 'Graphs'])
  expect(await list('topic', 'PATHS')).toEqual(['Graphs'])
})

test('résumé resources by title, platform or price', async () => {
  const resource = { resource_type: 'Resume', format: 'PDF', summary: 'x', link: null } as const
  await database.owner
    .insertInto('resume_portfolio_resources')
    .values([
      { ...resource, title: 'Classic', platform: 'Overleaf', is_free: false },
      { ...resource, title: 'Modern', platform: 'Canva', is_free: true, summary: 'ATS' },
      { ...resource, title: 'Gallery', platform: 'Behance', is_free: true, resource_type: 'Portfolio' },
    ])
    .execute()
  const list = async (sort?: 'title' | 'platform' | 'price', search?: string) =>
    titles(await listRows(database.web, RESUME_RESOURCES, { resource_type: 'Resume', search }, sort))
  expect(await list()).toEqual(['Classic', 'Modern'])
  expect(await list('platform')).toEqual(['Modern', 'Classic'])
  expect(await list('price')).toEqual(['Modern', 'Classic'])
  expect(await list('title', 'ats')).toEqual(['Modern'])
})
