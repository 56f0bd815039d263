import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedShipped } from '#cli/site/seed-shipped.ts'
import { startOfIndianDay } from '#core/dates.ts'
import { API_BASE } from '#core/api/calls.ts'
import { keepIndex, type IndexKeeper } from '#find/index-keeper.ts'
import { factColumns } from '#db/fact-columns.ts'
import { testDatabase } from '#test/database.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { apiRoute } from './api-route.ts'

const database = testDatabase()
let index: IndexKeeper

beforeAll(async () => {
  await seedShipped(database.owner, new Date())
  // The samples state neither.
  const { id } = await database.owner.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow()
  const states = factColumns({ degree: { names: ['Any graduate'], required: true }, branch: ['Any'] })
  await database.owner.updateTable('jobs').set(states).where('id', '=', id).execute()
  index = keepIndex({ db: database.web, logError: vi.fn() })
  await index.built
}, 60_000)
afterAll(() => index.stop())

type Row = Record<string, unknown>

function api() {
  return apiRoute({
    db: database.web,
    finder: index.finder,
    siteUrl: 'https://pravesh.example',
    cache: createPageCache(),
    logError: vi.fn(),
    countClick: vi.fn(),
  })
}

/** All rows of the call, over all pages. */
async function ask(path: string): Promise<Row[]> {
  const app = api()
  const site = 'https://pravesh.example'
  const found: Row[] = []
  let next: string | null = `${site}${API_BASE}${path}${path.includes('?') ? '&' : '?'}limit=100`
  while (next !== null) {
    const response = await app.request(next.slice(site.length))
    const page = (await response.json()) as { data: Row[]; total: number; next: string | null }
    found.push(...page.data)
    next = page.next
    if (next === null) expect(found).toHaveLength(page.total)
  }
  return found
}

test.for([
  ['/jobs', 'category', 'Backend'],
  ['/jobs', 'experience_level', 'Fresher'],
  ['/jobs', 'is_remote', 'true'],
  ['/jobs', 'is_remote', 'false'],
  ['/jobs', 'work_mode', 'hybrid'],
  ['/mnc-job-openings', 'category', 'Software Engineering'],
  ['/career-paths', 'category', 'DevOps'],
  ['/courses', 'role_category', 'Cloud & Security'],
  ['/events', 'event_type', 'Hackathon'],
  ['/prep-resources', 'category', 'Aptitude'],
  ['/prep-resources', 'resource_type', 'Book'],
  ['/prep-resources', 'is_free', 'true'],
  ['/tools', 'category', 'AI Tools'],
  ['/interview-resources', 'category', 'System Design'],
  ['/resume-resources', 'resource_type', 'Portfolio'],
] as const)('%s filters %s by %s exactly', async ([path, field, value]) => {
  const all = await ask(path)
  const narrowed = await ask(`${path}?${new URLSearchParams({ [field]: value })}`)
  const matching = all.filter((row) => String(row[field]) === value)
  expect(matching.length).toBeGreaterThan(0)
  expect(matching.length).toBeLessThan(all.length)
  expect(narrowed).toEqual(matching)
})

const DAY_MS = 86_400_000
const yearly = ({ salary_min, salary_max, salary_period }: Row) =>
  Number(salary_max ?? salary_min ?? 0) * (salary_period === 'month' ? 12 : 1)

test.for<[string, (job: Row) => boolean]>([
  ['city=bangalore,Pune', ({ locations }) => ['Bengaluru', 'Pune'].some((city) => holds(locations, city))],
  ['city=remote', ({ is_remote }) => is_remote === true],
  ['skill=sql,Python', ({ skills }) => holds(skills, 'SQL') || holds(skills, 'Python')],
  ['skill=sql,python&all_skills=true', ({ skills }) => holds(skills, 'SQL') && holds(skills, 'Python')],
  ['experience=unstated', (job) => yearsOf(job) === null],
  ['experience=1', (job) => (yearsOf(job) ?? 99) <= 1],
  ['min_salary=600000', (job) => yearly(job) >= 600_000],
  ['salary_stated=true', (job) => yearly(job) > 0],
  ['job_type=Internship', ({ job_type }) => job_type === 'Internship'],
  [
    'posted_within=7&work_mode=hybrid',
    ({ posted_at, work_mode }) => isRecent(posted_at) && work_mode === 'hybrid',
  ],
  [
    'search=engineer&city=Pune',
    (job) => /engineer/i.test(`${job.title} ${job.description}`) && holds(job.locations, 'Pune'),
  ],
])('/jobs?%s returns exactly these jobs', async ([query, matches]) => {
  const expected = (await ask('/jobs')).filter((job) => matches(job))
  expect(expected.length).toBeGreaterThan(0)
  expect(await ask(`/jobs?${query}`)).toEqual(expected)
})

function holds(values: unknown, value: string): boolean {
  return Array.isArray(values) && values.includes(value)
}

/** Null if the posting states none. */
function yearsOf({ experience_min, experience_max, experience_level }: Row): number | null {
  if (experience_min === null && experience_max === null && experience_level !== 'Fresher') return null
  return Number(experience_min ?? 0)
}

function isRecent(posted_at: unknown): boolean {
  const today = startOfIndianDay(new Date()).getTime()
  return Date.parse(String(posted_at)) >= today - 6 * DAY_MS
}

test('degree and branch take what somebody has, and refuse other values', async () => {
  const all = await ask('/jobs')
  const stating = all.filter(({ facts }) => JSON.stringify(facts).includes('Any graduate'))
  expect(stating).toHaveLength(1)
  for (const query of [
    'degree=BE/BTech',
    'degree=diploma,B.Sc',
    'branch=CSE',
    `search=${encodeURIComponent(String(stating[0]?.title))}&degree=mca&branch=it`,
  ])
    expect(await ask(`/jobs?${query}`), query).toEqual(stating)
  expect(await ask('/jobs?degree=diploma')).toEqual([])
  expect(await ask('/jobs?degree=diploma&unstated=degree')).toHaveLength(all.length - 1)
  const refused = await api().request(`${API_BASE}/jobs?degree=phd`)
  expect(refused.status).toBe(400)
})

test('the company filter takes whole names', async () => {
  const all = await ask('/jobs')
  const name = String(all[0]?.company)
  expect(await ask(`/jobs?company=${encodeURIComponent(name)}`)).toEqual(
    all.filter(({ company }) => company === name),
  )
  expect(await ask(`/jobs?company=${encodeURIComponent(name.slice(0, -1))}`)).toEqual([])
})

test.for([
  ['/jobs', 'search', ['title', 'company', 'description']],
  ['/jobs', 'location', ['location']],
  ['/mnc-job-openings', 'title', ['title']],
  ['/career-paths', 'search', ['name', 'description']],
  ['/courses', 'search', ['name', 'platform']],
  ['/events', 'search', ['event_name', 'organizer', 'description']],
  ['/events', 'location', ['location']],
  ['/prep-resources', 'search', ['name', 'description']],
  ['/tools', 'search', ['name', 'description']],
  ['/interview-resources', 'search', ['topic_name', 'summary']],
  ['/resume-resources', 'search', ['title', 'summary']],
] as const)('%s searches with %s in %s', async ([path, parameter, fields]) => {
  const all = await ask(path)
  for (const field of fields) {
    const text = String(all[0]?.[field]).replaceAll(/<[^>]*>/g, '')
    const part = (/[a-z]{4,}/i.exec(text)?.[0] ?? '').toUpperCase()
    const holds = (row: Row) =>
      fields.some((other) =>
        String(row[other])
          .replaceAll(/<[^>]*>/g, ' ')
          .toUpperCase()
          .includes(part),
      )
    const found = await ask(`${path}?${new URLSearchParams({ [parameter]: part })}`)
    expect(found, `${field}: ${part}`).toEqual(all.filter(holds))
  }
})

test('returns the openings of one company, each with its company', async () => {
  const [first] = await ask('/mnc-job-openings')
  const found = await ask(`/mnc-job-openings?company_id=${String(first?.company_id)}`)
  expect(found.length).toBeGreaterThan(0)
  for (const row of found) expect(row).toMatchObject({ company: { id: first?.company_id } })
  expect(await ask(`/mnc-job-openings?company_id=${crypto.randomUUID()}`)).toEqual([])
})

test.for([
  ['/courses?sort=rating', 'rating'],
  ['/tools?sort=rating', 'rating'],
  ['/prep-resources?', 'rating'],
] as const)('%s sorts the best rated first and the unrated last', async ([path, field]) => {
  const ratings = (await ask(path)).map((row) => Number(row[field] ?? 0))
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
})

test('without a sort parameter, uses the orders of the specification', async () => {
  const times = (await ask('/jobs')).map(({ posted_at }) => Date.parse(String(posted_at)))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const dates = (await ask('/events')).map(({ event_date }) => String(event_date ?? '9999'))
  expect(dates).toEqual(dates.toSorted())
  const free = (await ask('/startup-resources')).map(({ is_free }) => is_free)
  expect(free).toEqual(free.toSorted((a, b) => Number(b) - Number(a)))
  for (const path of ['/career-paths', '/courses', '/tools']) {
    const names = (await ask(path)).map(({ name }) => String(name).toLowerCase())
    expect(names[0], path).toBe(names.toSorted()[0])
  }
})

test('special characters of SQL and URLs are plain text', async () => {
  for (const text of ['%', '_', "' or 1=1 --", '\0', '\\', '🙂'])
    for (const path of ['/jobs?search=', '/jobs?location=', '/tools?search=', '/mnc-job-openings?title='])
      expect(Array.isArray(await ask(path + encodeURIComponent(text))), path + text).toBe(true)
})
