import type { Insertable } from 'kysely'
import { expect, inject } from 'vitest'
import { paths } from '#app/paths.ts'
import type { JobsTable } from '#db/schema.ts'
import { askSite } from '../ask-site.ts'
import { brokenGoogleRules } from '../google-job-posting.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { postingsOnSite } from '../postings-on-site.ts'
import { jobPostingsIn, lettersOf } from '../json-ld.ts'
import { siteDatabase } from '../site-database.ts'
import { sitemapAddresses } from '../sitemap-addresses.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const seen = (days: number) => ({
  first_seen_at: daysAgo(days),
  last_seen_at: daysAgo(days),
  verified_at: daysAgo(days),
})

/** Old enough not to be on the lists of other journeys. */
function posting(name: string, overrides: Partial<Insertable<JobsTable>>) {
  return jobRow(name, {
    id: crypto.randomUUID(),
    age: 600,
    description: `<p>Build the <strong>${name}</strong> service &amp; its tests.</p><ul><li>R&amp;D &lt;own&gt;</li></ul>`,
    ...seen(1),
    ...overrides,
  })
}

const MARKED = [
  posting('plain', {}),
  posting('whole', {
    title: 'URGENT! Data Engineer </script> - Pune (Remote)',
    location: 'Pune, Bengaluru',
    locations: ['Pune', 'Bengaluru'],
    work_mode: 'hybrid',
    job_type: 'Full-time',
    salary_min: 800_000,
    salary_max: 1_400_000,
    experience_level: 'Experienced',
    experience_min: 2,
    experience_max: 4,
    application_deadline: new Date(Date.now() + 9 * DAY_MS),
  }),
  posting('remote', { location: 'Remote, India', locations: [], work_mode: 'remote', salary_min: 500_000 }),
  posting('internship', {
    job_type: 'Internship',
    salary_min: 20_000,
    salary_max: 20_000,
    salary_period: 'month',
    experience_level: 'Fresher',
    experience_min: 0,
    experience_max: 0,
  }),
]
const UNMARKED = [
  posting('closed', { is_active: false, closed_at: daysAgo(0) }),
  posting('not-confirmed-for-two-weeks', seen(15)),
  posting('past-its-deadline', { application_deadline: daysAgo(1) }),
  posting('without-a-text', { description: '' }),
  posting('without-a-link', { application_url: '#' }),
]

postingsOnSite('journey-markup', [...MARKED, ...UNMARKED])

/** The path of the posting's own page. */
const pathOf = ({ id = '', title = '', company = '', location = '' }: Partial<Insertable<JobsTable>> = {}) =>
  paths.posting({ id, title, company, location })
const served = async (path: string) => (await askSite(path)).text()

test.for(MARKED.map(({ external_id }, index) => [external_id, index] as const))(
  'the served page of "%s" has markup that follows every rule of Google for Jobs',
  async ([, index], { newPage }) => {
    const path = pathOf(MARKED[index])
    const [data, ...more] = jobPostingsIn(await served(path))
    expect(more).toEqual([])
    expect(jobPostingsIn(await served(`/jobs?job=${MARKED[index]?.id}`))).toEqual([data])
    expect(brokenGoogleRules(data, new Date())).toEqual([])
    expect(data?.url).toBe(inject('site').url + path)

    // Everything in the markup is also visible.
    const page = await newPage()
    await page.goto(path)
    const article = lettersOf(await page.getByRole('article').textContent())
    const text = await page.getByRole('article').locator('.posting-text').innerHTML()
    expect(lettersOf(text)).toBe(lettersOf(data?.description))
    expect(article).toContain(lettersOf(data?.title))
    for (const [, city] of JSON.stringify(data).matchAll(/"addressLocality":"([^"]+)"/g))
      expect(article).toContain(lettersOf(city))
  },
)

test('only stated facts are in the markup', async () => {
  const [plain, whole, remote, internship] = await Promise.all(
    MARKED.map(async (job) => jobPostingsIn(await served(pathOf(job)))[0]),
  )
  const absent = ['validThrough', 'employmentType', 'baseSalary', 'experienceRequirements', 'jobLocationType']
  for (const name of absent) expect(plain).not.toHaveProperty(name)
  expect(whole).toMatchObject({
    title: 'Data Engineer </script>',
    employmentType: 'FULL_TIME',
    validThrough: expect.any(String),
    baseSalary: { value: { minValue: 800_000, maxValue: 1_400_000, unitText: 'YEAR' } },
    experienceRequirements: { monthsOfExperience: 24 },
  })
  expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(remote).not.toHaveProperty('baseSalary')
  expect(internship).toMatchObject({
    employmentType: 'INTERN',
    baseSalary: { value: { value: 20_000, unitText: 'MONTH' } },
    experienceRequirements: 'no requirements',
  })
})

test.for(UNMARKED.map((job) => [job.external_id, job] as const))(
  'a posting %s has no markup',
  async ([, job]) => {
    expect(await served(pathOf(job))).not.toContain('JobPosting')
    expect(await served(`/jobs?job=${job.id}`)).not.toContain('JobPosting')
  },
)

test('no sample has markup', async () => {
  await using database = await siteDatabase()
  const samples = await database.owner
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'location'])
    .where('is_sample', '=', true)
    .limit(5)
    .execute()
  expect(samples).toHaveLength(5)
  for (const sample of samples) expect(await served(pathOf(sample))).not.toContain('JobPosting')
})

test.for([
  '/',
  '/jobs',
  '/jobs?search=tarangini',
  '/jobs?type=remote',
  '/mnc-hiring',
  '/career-paths',
  '/api',
])('the list %s has no JobPosting data', async (path) => {
  expect(jobPostingsIn(await served(path))).toEqual([])
})

test('an expired posting is in no sitemap, even before it is closed', async () => {
  const has = (addresses: string[], job: Partial<Insertable<JobsTable>>) =>
    addresses.includes(inject('site').url + pathOf(job))
  const sitemap = () => sitemapAddresses(inject('site').url)
  // The site caches a sitemap for half a minute at most.
  const lists = async () => {
    const addresses = await sitemap()
    return MARKED.filter((job) => has(addresses, job)).length
  }
  await expect.poll(lists, { timeout: 45_000, interval: 500 }).toBe(MARKED.length)
  const addresses = await sitemap()
  const [closed, unconfirmed, past] = UNMARKED
  for (const job of [closed, unconfirmed, past]) expect(has(addresses, job ?? {})).toBe(false)
})
