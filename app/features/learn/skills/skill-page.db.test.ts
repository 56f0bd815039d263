import { afterEach, expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { readSkillPage } from './skill-page.server.ts'
import { readSkillPlan, yearsOf } from './skill-plan-page.server.ts'
import { readSkillsPage } from './skills-page.server.ts'

const database = testDatabase()
afterEach(() => database.empty())

const scope = (db = database.web) => ({
  db,
  finder: createSqlFinder(db),
  siteUrl: '',
  now: new Date('2026-11-22T06:30:00Z'),
  logError: vi.fn(),
})
const down = fakeDatabase(() => {
  throw new Error('away')
})

test('a skill has the jobs that ask for it, what else these ask for, and what teaches it', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { skills: ['Python', 'SQL', 'Attention to detail'], experience_level: 'Fresher' }),
    jobRow('2', { skills: ['Python', 'SQL'] }),
    jobRow('3', { skills: ['Java'] }),
  ])
  const link = 'https://learn.example/python'
  await database.owner
    .insertInto('prep_zone_resources')
    .values({
      name: 'Snakes',
      description: 'x',
      category: 'Programming',
      resource_type: 'Book',
      is_free: true,
      skills: ['Python'],
      link,
    })
    .execute()
  const { page, status } = await readSkillPage(scope(), 'python')
  expect(status).toBe(200)
  expect(page?.about).toContain('language')
  expect(page?.figures).toMatch(/^2 open jobs\. 1 for freshers\./)
  expect(page?.beside.map(({ name, count }) => [name, count])).toEqual([['SQL', 2]])
  expect(page?.prep).toMatchObject([{ name: 'Snakes', link, is_free: true }])
})

test.each([
  ['nodejs', 'node-js'],
  ['react-js', 'react'],
  ['C++', 'c-plus-plus'],
])('%s is another name of %s', async (name, slug) => {
  expect((await readSkillPage(scope(), name)).page?.slug).toBe(slug)
})

test('an unknown skill is not found; while the database is down, a known one is not', async () => {
  expect(await readSkillPage(scope(), 'juggling')).toEqual({ page: null, status: 404 })
  expect(await readSkillPage(scope(down), 'python')).toEqual({ page: null, status: 503 })
  expect((await readSkillsPage(scope(down))).degraded).toBe(true)
  expect((await readSkillPlan(scope(down))).degraded).toBe(true)
})

test('the plan has the skills of open postings only', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { skills: ['Java', 'SQL'] }),
    jobRow('2', { skills: ['SQL'] }),
    jobRow('3', { skills: [] }),
    jobRow('4', { skills: ['Go'], is_active: false, closed_at: new Date() }),
  ])
  const { page } = await readSkillPlan(scope())
  expect(page.wanted.names).toEqual(['SQL', 'Java'])
  expect(page.wanted.postings.split(' ')).toHaveLength(2)
})

test('the plan of a kind of work is by its fresher jobs, unless jobs of all levels are asked for', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { category: 'Backend', skills: ['SQL'], experience_level: 'Fresher' }),
    jobRow('2', { category: 'Backend', skills: ['Kafka'], experience_level: 'Experienced' }),
  ])
  const { page } = await readSkillPlan(scope(), 'Backend')
  expect(page).toMatchObject({ hasFreshers: true, forFreshers: true, wanted: { names: ['SQL'] } })
  const all = await readSkillPlan(scope(), 'Backend', { allLevels: true })
  expect(all.page).toMatchObject({
    hasFreshers: true,
    forFreshers: false,
    wanted: { names: ['Kafka', 'SQL'] },
  })
})

test('the plan of somebody with years counts the postings that fit them', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { category: 'Backend', skills: ['SQL'], experience_level: 'Fresher' }),
    jobRow('2', { category: 'Backend', skills: ['Java'], experience_min: 2, experience_max: 5 }),
    jobRow('3', { category: 'Backend', skills: ['Kafka'], experience_min: 3, experience_max: null }),
    jobRow('4', { category: 'Frontend', skills: ['React'], experience_min: 4, experience_max: 6 }),
    jobRow('5', { category: 'Backend', skills: ['Go'], experience_min: 5, experience_max: null }),
  ])
  const names = async (work: 'Backend' | null, years: number | null) => {
    const { page } = await readSkillPlan(scope(), work, { years })
    return page.wanted.names.toSorted()
  }
  expect(await names('Backend', 4)).toEqual(['Java', 'Kafka'])
  expect(await names(null, 4)).toEqual(['Java', 'Kafka', 'React'])
  expect(await names('Backend', 0)).toEqual(['SQL'])
  expect(await names('Backend', null)).toEqual(['SQL'])
})

test.each([
  ['years=4', 4],
  ['years=0', 0],
  ['years=30', 30],
  ['years=31', null],
  ['years=-1', null],
  ['years=3-5', null],
  ['years=many', null],
  ['', null],
])('the address %j says %j years', (query, years) => {
  expect(yearsOf(new URLSearchParams(query))).toBe(years)
})

test('the plan counts an opening in several cities once, as the job list does', async () => {
  const opening = crypto.randomUUID()
  await insertJobs(database.owner, [
    jobRow('1', { skills: ['SQL'], locations: ['Pune'], opening }),
    jobRow('2', { skills: ['SQL'], locations: ['Kochi'], opening }),
  ])
  const { page } = await readSkillPlan(scope())
  expect(page.wanted).toEqual({ names: ['SQL'], postings: '0' })
})
