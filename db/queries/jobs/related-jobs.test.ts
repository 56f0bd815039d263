import type { Insertable } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { JobsTable } from '#db/schema.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { listCompanyJobs, listSimilarJobs, type ComparedJob } from './related-jobs.ts'
import { listUrgentJobs } from './urgent-jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const NOW = new Date('2026-11-20T06:30:00Z')
const titles = (jobs: { title: string }[]) => jobs.map(({ title }) => title)

type Row = Partial<Insertable<JobsTable>> & { age?: number }

/** Rows named by their titles, each of a company of its own unless said. */
function insert(rows: Record<string, Row>) {
  const all = Object.entries(rows).map(([title, row]) =>
    jobRow(title, { title, company: `${title} Works`, ...row }),
  )
  return insertJobs(database.owner, all)
}

const OPENED: ComparedJob = {
  id: crypto.randomUUID(),
  company: 'Tarangini Systems',
  category: 'Backend',
  skills: ['Java', 'Spring Boot', 'SQL'],
  locations: ['Pune', 'Indore'],
  experience_level: 'Fresher',
}
const ALIKE: Row = { category: 'Backend', locations: ['Delhi'] }

test('similar are active postings of the category, those that share most first, then the newest', async () => {
  await insert({
    nothing: { ...ALIKE, age: 1 },
    level: { ...ALIKE, age: 9, experience_level: 'Fresher' },
    city: { ...ALIKE, age: 9, locations: ['Indore'] },
    skills: { ...ALIKE, age: 9, skills: ['SQL', 'Java'] },
    'skills, newer': { ...ALIKE, age: 8, skills: ['Java', 'SQL', 'Go'] },
    all: { ...ALIKE, age: 90, skills: ['Java'], locations: ['Pune'], experience_level: 'Fresher' },
    'another category': { category: 'Design', skills: ['Java', 'SQL', 'Spring Boot'] },
    closed: { ...ALIKE, skills: OPENED.skills, is_active: false, closed_at: NOW },
  })
  const similar = await listSimilarJobs(database.web, OPENED, { limit: 6 })
  expect(titles(similar)).toEqual(['all', 'skills, newer', 'skills', 'city', 'level', 'nothing'])
  expect(titles(await listSimilarJobs(database.web, OPENED, { limit: 2 }))).toEqual(['all', 'skills, newer'])
})

test('similar has one posting of each company, and not the posting itself or, if asked, its company', async () => {
  const [id = ''] = await insert({
    itself: { ...ALIKE, company: OPENED.company, skills: OPENED.skills },
    sibling: { ...ALIKE, company: OPENED.company, skills: ['Java'] },
    'one of two': { ...ALIKE, company: 'Vaigai Systems', skills: ['Java', 'SQL'] },
    'two of two': { ...ALIKE, company: 'Vaigai Systems', skills: ['Java'] },
  })
  const opened = { ...OPENED, id }
  expect(titles(await listSimilarJobs(database.web, opened))).toEqual(['one of two', 'sibling'])
  expect(titles(await listSimilarJobs(database.web, opened, { elsewhere: true }))).toEqual(['one of two'])
})

test('without a category, only postings that share a skill or a city are similar', async () => {
  await insert({ none: {}, skill: { category: 'Design', skills: ['Java'] }, city: { locations: ['Pune'] } })
  const opened = { ...OPENED, category: null, locations: ['Indore'] }
  expect(titles(await listSimilarJobs(database.web, opened))).toEqual(['skill'])
})

test('more of a company are its other active postings, newest first', async () => {
  const company = OPENED.company
  const [id = ''] = await insert({
    itself: { company },
    old: { company, age: 9 },
    new: { company, age: 2 },
    closed: { company, is_active: false, closed_at: NOW },
    other: { company: 'Tarangini' },
  })
  const opened = { id, company, is_sample: false }
  expect(titles(await listCompanyJobs(database.web, opened))).toEqual(['new', 'old'])
  expect(titles(await listCompanyJobs(database.web, opened, 1))).toEqual(['new'])
})

test('urgent are the nearest deadlines to come of postings that are not featured', async () => {
  const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
  await insert({
    newest: { age: 0 },
    'in five days': { age: 30, application_deadline: day(5) },
    'in two days': { age: 40, application_deadline: day(2) },
    passed: { age: 1, application_deadline: day(-1) },
    featured: { age: 1, application_deadline: day(1), is_featured: true },
    'in nine days': { age: 50, application_deadline: day(9) },
    'in a year': { age: 1, application_deadline: day(365) },
  })
  expect(titles(await listUrgentJobs(database.web, NOW, 4))).toEqual([
    'in two days',
    'in five days',
    'in nine days',
    'newest',
  ])
})

test('with fewer deadlines the newest postings follow, each once', async () => {
  await insert({
    featured: { age: 0, is_featured: true },
    new: { age: 1 },
    due: { age: 2, application_deadline: new Date('2026-12-01T00:00:00Z') },
    newer: { age: 0 },
    old: { age: 9 },
  })
  expect(titles(await listUrgentJobs(database.web, NOW))).toEqual(['due', 'newer', 'new'])
})

test('after deadlines come immediate joiners and walk-ins that are not over, then the newest', async () => {
  await insert({
    new: { age: 0 },
    'walk-in': { age: 3, is_walk_in: true, walk_in_until: '2099-01-01' },
    'past walk-in': { age: 1, is_walk_in: true, walk_in_until: '2020-01-01' },
    'at once': { age: 4, notice_days: 0 },
    'in 30 days': { age: 1, notice_days: 30 },
    'with a fee': { age: 1, notice_days: 0, fee_asked: true },
    due: { age: 9, application_deadline: new Date('2026-12-01T00:00:00Z') },
    'in a lifetime': { age: 1, application_deadline: new Date('2099-12-31T00:00:00Z') },
  })
  expect(titles(await listUrgentJobs(database.web, NOW, 4))).toEqual(['due', 'walk-in', 'at once', 'new'])
})
