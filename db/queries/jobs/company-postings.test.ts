import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { listCompanyPostings } from './company-postings.ts'

const database = testDatabase()
afterEach(() => database.empty())

const now = new Date('2026-11-20T06:30:00Z')
const verified_at = new Date('2026-11-19T06:30:00Z')
const first_seen_at = new Date('2026-11-01T06:30:00Z')
const seen = { verified_at, first_seen_at, last_seen_at: verified_at }

async function found(companies: string[], more: { search?: string; limit?: number } = {}) {
  const { postings, total } = await listCompanyPostings(database.web, companies, { now, limit: 10, ...more })
  return { titles: postings.map(({ title }) => title), total }
}

test('postings of the companies, however their name is written, newest first', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { ...seen, title: 'Oldest', company: 'Kaveri Global', age: 9 }),
    jobRow('2', { ...seen, title: 'Newest', company: 'KAVERI GLOBAL India Pvt. Ltd.', age: 1 }),
    jobRow('3', { ...seen, title: 'Middle', company: 'Tapti Software', age: 5 }),
    jobRow('4', { ...seen, title: 'Other', company: 'Kaveri Global Foods', age: 2 }),
    jobRow('5', { ...seen, title: 'Other', company: 'Kaveri', age: 2 }),
  ])
  expect(await found(['Kaveri Global', 'Tapti Software'])).toEqual({
    titles: ['Newest', 'Middle', 'Oldest'],
    total: 3,
  })
  expect(await found(['Tapti Software'])).toEqual({ titles: ['Middle'], total: 1 })
  expect(await found(['Narmada Global'])).toEqual({ titles: [], total: 0 })
  expect(await found([])).toEqual({ titles: [], total: 0 })
})

test('an employer is found by its other names too', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { ...seen, title: 'Trainee', company: 'TCS' }),
    jobRow('2', { ...seen, title: 'Designer', company: 'Tata Elxsi' }),
  ])
  expect(await found(['Tata Consultancy Services'])).toEqual({ titles: ['Trainee'], total: 1 })
})

test('no samples, nothing closed, nothing unconfirmed for two weeks, nothing past its deadline', async () => {
  const company = 'Kaveri Global'
  const old = new Date('2026-11-05T06:30:00Z')
  const yesterday = new Date('2026-11-19T06:30:00Z')
  await insertJobs(database.owner, [
    jobRow('1', { ...seen, company, title: 'Verified' }),
    jobRow('2', { company, title: 'Listed', age: 2, first_seen_at: new Date('2026-11-10T06:30:00Z') }),
    jobRow('3', { company, title: 'Sample', is_sample: true, first_seen_at }),
    jobRow('4', { ...seen, company, title: 'Closed', is_active: false, closed_at: now }),
    jobRow('5', { ...seen, company, title: 'Unconfirmed', verified_at: old, last_seen_at: old }),
    jobRow('6', { ...seen, company, title: 'Over', application_deadline: yesterday }),
  ])
  expect(await found([company])).toEqual({ titles: ['Verified', 'Listed'], total: 2 })
})

test('the search is for part of the title or of the company, and the total counts what is not shown', async () => {
  const company = 'Kaveri Global'
  await insertJobs(
    database.owner,
    ['QA Engineer', 'Data Engineer', 'Analyst'].map((title, age) =>
      jobRow(title, { ...seen, title, company, age }),
    ),
  )
  expect(await found([company], { search: 'ENGINEER' })).toEqual({
    titles: ['QA Engineer', 'Data Engineer'],
    total: 2,
  })
  expect(await found([company], { search: 'kaveri', limit: 1 })).toEqual({
    titles: ['QA Engineer'],
    total: 3,
  })
  expect(await found([company], { search: '%' })).toEqual({ titles: [], total: 0 })
})
