import { beforeAll, expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { seedShipped } from '#cli/site/seed-shipped.ts'
import { API_BASE, READ_CALLS } from '#core/api/calls.ts'
import type { ReadCall } from '#core/api/read-call.ts'
import { apiContract } from '#test/api-contract.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { apiRoute } from './api-route.ts'

const SITE = 'https://pravesh.example'
const NOBODY = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }

const database = testDatabase()
const contract = apiContract(SITE)
const calls: [string, ReadCall][] = Object.entries(READ_CALLS)
const ids: Record<string, string> = {}
let closed = ''

beforeAll(async () => {
  await seedShipped(database.owner, new Date('2026-11-20T06:30:00Z'))
  const day = new Date('2026-11-19T00:00:00Z')
  const [, gone = ''] = await insertJobs(database.owner, [
    jobRow('real', {
      verified_at: day,
      last_seen_at: day,
      first_seen_at: day,
      application_deadline: day,
      salary_max: 900_000,
    }),
    jobRow('gone', { is_active: false, closed_at: day }),
  ])
  closed = gone
  const path = await database.owner.selectFrom('career_paths').select('id').executeTakeFirstOrThrow()
  const job = await database.owner
    .selectFrom('jobs')
    .select('id')
    .where('external_id', '=', 'real')
    .executeTakeFirstOrThrow()
  Object.assign(ids, { getJob: job.id, getCareerPath: path.id })
}, 60_000)

function api() {
  const app = apiRoute({
    finder: createSqlFinder(database.web),
    db: database.web,
    siteUrl: SITE,
    cache: createPageCache(),
    logError: vi.fn<(error: unknown) => void>((error) => {
      throw error
    }),
    countClick: vi.fn(),
  })
  return (path: string, init?: RequestInit) => app.request(API_BASE + path, init, env)
}

interface Page {
  data: { id: string }[]
  total: number
  next: string | null
}

test.for(calls)('%s matches its schema, row by row', async ([name, call]) => {
  const path = call.path.replace('{id}', ids[name] ?? '')
  const { status, body } = await contract.read(await api()(path), call.path)
  expect(status).toBe(200)
  if (call.answers === 'one') expect(body).toHaveProperty('id', ids[name])
  else expect((body as Page).data.length).toBeGreaterThan(0)
})

test('a job has the address of its page, in every call', async () => {
  const ask = api()
  const id = ids.getJob ?? ''
  const url = `${SITE}/jobs/software-engineer-tarangini-systems-pune-${id.replaceAll('-', '').slice(0, 12)}`
  expect((await contract.read(await ask(`/jobs/${id}`), '/jobs/{id}')).body).toMatchObject({ id, url })
  for (const path of ['/jobs?company=tarangini-systems', '/jobs?search=Tarangini']) {
    const { data } = (await (await ask(path)).json()) as Page
    expect(data, path).toContainEqual(expect.objectContaining({ id, url }))
  }
  const { data } = (await (await ask('/jobs/featured')).json()) as { data: { url: string }[] }
  for (const { url: featured } of data)
    expect(featured).toMatch(/^https:\/\/pravesh\.example\/jobs\/[\w-]+-[0-9a-f]{12}$/)
})

test.for(calls.filter(([, { answers }]) => answers === 'page'))(
  '%s returns every row once, page by page',
  async ([, call]) => {
    const ask = api()
    const seen: string[] = []
    let total = 0
    let next: string | null = `${SITE}${API_BASE}${call.path}?limit=7`
    while (next !== null) {
      const response = await ask(next.slice(`${SITE}${API_BASE}`.length))
      const link = response.headers.get('link')
      const page = (await contract.read(response, call.path)).body as Page
      expect(link).toBe(page.next && `<${page.next}>; rel="next"`)
      seen.push(...page.data.map(({ id }) => id))
      total = page.total
      next = page.next
    }
    const whole = (await contract.read(await ask(`${call.path}?limit=100`), call.path)).body as Page
    expect(seen.slice(0, 100)).toEqual(whole.data.map(({ id }) => id))
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(total)
    expect(whole.total).toBe(total)
  },
)

test.for(calls)('%s rejects an unknown parameter by name', async ([, call]) => {
  const path = call.path.replace('{id}', NOBODY)
  const { status, body } = await contract.read(await api()(`${path}?colour=red`), call.path)
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ parameter: 'colour', allowed: Object.keys(call.query.shape) }] })
})

test.for(calls.filter(([, { answers }]) => answers !== 'one'))(
  '%s rejects each parameter’s invalid values and says what is valid',
  async ([, call]) => {
    for (const parameter of Object.keys(call.query.shape)) {
      const wrong = parameter === 'limit' ? '0' : 'x'.repeat(101)
      const { status, body } = await contract.read(
        await api()(`${call.path}?${parameter}=${wrong}`),
        call.path,
      )
      expect(status, parameter).toBe(400)
      expect(body).toMatchObject({
        errors: [{ parameter, detail: expect.stringMatching(/^Expected .+\.$/) }],
      })
    }
  },
)

test('the contract check notices a response that does not match its schema', async () => {
  for (const body of [
    { data: [{ id: NOBODY }], total: 1, next: null },
    { data: [], total: 0 },
  ])
    await expect(contract.read(Response.json(body), '/jobs')).rejects.toThrow(/GET \/api\/v1\/jobs 200/)
  await expect(contract.read(Response.json({}, { status: 418 }), '/jobs')).rejects.toThrow(/answers 418/)
})

test('a closed job is 410, an unknown one 404', async () => {
  const gone = await contract.read(await api()(`/jobs/${closed}`), '/jobs/{id}')
  expect(gone.status).toBe(410)
  expect(gone.body).toMatchObject({
    type: `${SITE}/api#gone`,
    status: 410,
    detail: 'This job closed on 2026-11-19T00:00:00.000Z.',
  })
  for (const id of [NOBODY, 'seven', "1'%20or%20'1"]) {
    const missing = await contract.read(await api()(`/jobs/${id}`), '/jobs/{id}')
    expect(missing.status, id).toBe(404)
    const path = await contract.read(await api()(`/career-paths/${id}`), '/career-paths/{id}')
    expect(path.status, id).toBe(404)
  }
})

test('a premium idea has no description and no monetization model', async () => {
  const { body } = await contract.read(await api()('/business-ideas?limit=50'), '/business-ideas')
  const { data, total } = body as { data: Record<string, unknown>[]; total: number }
  expect(data).toHaveLength(total)
  const premium = data.filter(({ is_premium }) => is_premium)
  expect(premium.length).toBeGreaterThan(0)
  for (const idea of premium) expect(idea).toMatchObject({ description: null, monetization_model: null })
  const free = data.filter(({ is_premium }) => !is_premium)
  for (const { description } of free) expect(description).toMatch(/\S/)
})

test('returns six business ideas, premium first and a free one last, and six featured jobs', async () => {
  const ideas = (await contract.read(await api()('/business-ideas'), '/business-ideas')).body as {
    data: { is_premium: boolean }[]
  }
  expect(ideas.data.map(({ is_premium }) => is_premium)).toEqual([true, true, true, true, true, false])
  const featured = (await contract.read(await api()('/jobs/featured'), '/jobs/featured')).body as {
    data: { is_featured: boolean; is_active: boolean }[]
  }
  expect(featured.data).toHaveLength(6)
  for (const job of featured.data) expect(job).toMatchObject({ is_featured: true, is_active: true })
})
