import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { guarded } from '#test/guarded.ts'
import { REPORT_POSTS, reportRoute, type ReportRouteOptions } from './report-route.ts'

const SITE = 'https://pravesh.example'
const database = testDatabase()
beforeEach(() => database.empty())

const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }

async function site(options: Partial<ReportRouteOptions> = {}) {
  const [job = ''] = await insertJobs(database.owner, [jobRow('1', {})])
  const logError = vi.fn()
  const app = guarded(reportRoute({ db: database.web, logError, ...options }), REPORT_POSTS)
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(
      '/report-job',
      {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
      },
      env,
    )
  const stored = () => database.owner.selectFrom('job_reports').selectAll().execute()
  return { job, post, stored, logError }
}

test('stores the posting and the reason, and nothing about the visitor', async () => {
  const { job, post, stored } = await site()
  const response = await post(
    { job, reason: 'scam', name: 'Asha' },
    { 'user-agent': 'Firefox', referer: `${SITE}/jobs` },
  )
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/jobs?job=${job}&reported=thanks#report`)
  expect(await stored()).toEqual([
    {
      id: expect.anything(),
      job_id: job,
      reason: 'scam',
      created_at: expect.any(Date),
      handled_at: null,
    },
  ])
})

test.each([
  ['no reason', { reason: '' }],
  ['a reason of their own', { reason: 'boring' }],
  ['no posting', { job: '7' }],
])('%s is rejected with a message', async (_, change) => {
  const { job, post, stored } = await site()
  const response = await post({ job, reason: 'closed', ...change })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/^The report is not valid/)
  expect(await stored()).toEqual([])
})

test.each([
  ['a sample', { is_sample: true, verified_at: null }],
  ['a closed posting', { is_active: false, closed_at: new Date() }],
])('a report of %s is accepted but not stored', async (_, state) => {
  const { post, stored } = await site()
  const [job = ''] = await insertJobs(database.owner, [jobRow('2', state)])
  expect((await post({ job, reason: 'closed' })).status).toBe(303)
  expect((await post({ job: crypto.randomUUID(), reason: 'closed' })).status).toBe(303)
  expect(await stored()).toEqual([])
})

test('limits the reports of a visitor', async () => {
  const { job, post, stored } = await site({ mayReport: () => false })
  const response = await post({ job, reason: 'closed' }, { accept: 'application/json' })
  expect(response.status).toBe(429)
  expect(await response.json()).toEqual({ outcome: 'later' })
  expect(await stored()).toEqual([])
})

test('limits the stored reports of a posting', async () => {
  const { job, post, stored } = await site({ mayReport: () => true })
  for (let i = 0; i < 8; i++) expect((await post({ job, reason: 'closed' })).status).toBe(303)
  expect(await stored()).toHaveLength(5)
})

test('logs a database error and tells the visitor', async () => {
  const { job, post, logError } = await site({
    db: fakeDatabase(() => {
      throw new Error('gone')
    }),
  })
  const response = await post({ job, reason: 'closed' })
  expect(response.headers.get('location')).toContain('reported=failed')
  expect(logError).toHaveBeenCalledOnce()
})
