import { expect, test } from 'vitest'
import { sampleJobRow, sampleJobSchema } from './sample-job.ts'

const RIGHT = {
  external_id: 'acme-tester',
  title: 'Software Tester',
  company: 'Acme Samples',
  category: 'QA & Testing',
  cities: ['Pune', 'Navi Mumbai'],
  work_mode: 'hybrid',
  experience_level: 'Fresher',
  experience_min: 0,
  experience_max: 1,
  job_type: 'Full-time',
  salary_min: 300_000,
  salary_max: 400_000,
  salary_period: 'year',
  skills: ['SQL', 'Manual Testing'],
  description: ['<p>R&amp;D team.</p>', '<ul>', '<li>Test <strong>before</strong> release</li>', '</ul>'],
  posted_hours_ago: 36,
  is_featured: true,
  application_url: 'https://example.com/acme/tester',
}

/** Where and why a row is refused, e.g. `cities.0: …`. */
function problems(change: Record<string, unknown>): string[] {
  const parsed = sampleJobSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

test('a valid row is accepted, with its description as one text', () => {
  expect(problems({})).toEqual([])
  expect(sampleJobSchema.parse(RIGHT).description).toBe(
    '<p>R&amp;D team.</p><ul><li>Test <strong>before</strong> release</li></ul>',
  )
})

test.each([
  ['an unknown field', { salery_min: 1 }, /salery_min/],
  [
    'an external id that is no slug',
    { external_id: 'Acme Tester' },
    /^external_id: expected lower-case words/,
  ],
  ['an empty title', { title: '' }, /^title: expected text, not empty/],
  ['stray spaces', { company: 'Acme  Samples ' }, /^company: expected no double spaces/],
  ['an unknown category', { category: 'Testing' }, /^category: .*"QA & Testing"/],
  ['a city spelt otherwise', { cities: ['Bangalore'] }, /^cities\.0: .*"Bengaluru"/],
  ['a city twice', { cities: ['Pune', 'Pune'] }, /^cities: expected no duplicate cities/],
  ['no city for a job on site', { cities: [], work_mode: 'onsite' }, /^cities: expected a city, unless/],
  ['no city and an unknown mode', { cities: [], work_mode: null }, /^cities: expected a city, unless/],
  ['years in the wrong order', { experience_max: 0, experience_min: 1 }, /^experience_max: /],
  ['a fresher with years', { experience_min: 2, experience_max: 3 }, /^experience_min: expected 0 or null/],
  ['years without a level', { experience_level: null }, /^experience_level: expected a level/],
  ['an experienced beginner', { experience_level: 'Experienced' }, /^experience_min: expected 1 or more/],
  ['half a year', { experience_max: 1.5 }, /^experience_max: .*expected int/],
  ['half a salary', { salary_max: null }, /^salary_max: expected rupees, or null in all three/],
  ['a salary without a period', { salary_period: null }, /^salary_period: expected "year" or "month"/],
  [
    'a period without a salary',
    { salary_min: null, salary_max: null },
    /^salary_min: expected rupees, or null/,
  ],
  ['pay in the wrong order', { salary_max: 200_000 }, /^salary_max: expected salary_min or more/],
  ['pay in lakhs', { salary_min: 3, salary_max: 4 }, /^salary_min: expected whole rupees per year/],
  ['no skill', { skills: [] }, /^skills: expected at least one skill/],
  ['a skill twice', { skills: ['SQL', 'SQL'] }, /^skills: expected no duplicate skills/],
  ['a posting of the future', { posted_hours_ago: -1 }, /^posted_hours_ago: .*>0/],
  ['a link to a real company', { application_url: 'https://acme.com/jobs' }, /^application_url: expected ""/],
  [
    'a look-alike of example.com',
    { application_url: 'https://notexample.com/' },
    /^application_url: expected ""/,
  ],
  ['a link with a space', { application_url: 'https://example.com/a b' }, /^application_url: expected ""/],
  ['a link without slashes', { application_url: 'https:example.com' }, /^application_url: expected ""/],
  ['a link without https', { application_url: 'http://example.com/' }, /^application_url: expected ""/],
])('%s is refused', (_, change, message) => {
  const messages = problems(change)
  expect(messages.join('\n')).toMatch(message)
  expect(new Set(messages).size).toBe(messages.length)
})

test.each([
  [['<p>Fine.</p>', '<script>x()</script>'], '<script>x()</script>'],
  [['<p onclick="x()">Hello</p>'], '<p onclick='],
  [['<p><a href="https://example.com">here</a></p>'], '<p><a href='],
  [['<p>Open'], '<p>Open'],
  [['Bare words'], 'Bare words'],
  [['<p>R&D</p>'], '<p>R&D</p>'],
  [['<ul></ul>'], '<ul></ul>'],
  [['<h3>Mixed</p>'], '<h3>Mixed</p>'],
])('markup outside the allowed set is refused: %j', (description, quoted) => {
  const [problem] = problems({ description })
  expect(problem).toMatch(/^description: expected only whole blocks/)
  expect(problem).toContain(quoted)
})

test.each(['', '#', 'https://example.com/a', 'https://jobs.example.com/a', 'https://careers.acme.example/a'])(
  'the link %j names nobody and is accepted',
  (application_url) => {
    expect(problems({ application_url })).toEqual([])
  },
)

test('errors between fields are reported together with errors in a field', () => {
  const messages = problems({ title: 7, salary_max: 100_000, extra: true }).join('\n')
  expect(messages).toMatch(/^title: /m)
  expect(messages).toMatch(/^salary_max: /m)
  expect(messages).toMatch(/extra/)
})

test('a database row counts its dates back from the seeding', () => {
  const seededAt = new Date('2026-03-02T06:00:00Z')
  const row = sampleJobRow(sampleJobSchema.parse(RIGHT), seededAt)
  expect(row).toMatchObject({
    source: 'sample',
    external_id: 'acme-tester',
    is_sample: true,
    is_active: true,
    is_featured: true,
    verified_at: null,
    closed_at: null,
    location: 'Pune, Navi Mumbai',
    locations: ['Pune', 'Navi Mumbai'],
    posted_at: new Date('2026-02-28T18:00:00Z'),
    first_seen_at: seededAt,
    last_seen_at: seededAt,
  })
})

test('a database row has only writable columns', () => {
  const row = sampleJobRow(sampleJobSchema.parse(RIGHT), new Date('2026-03-02T06:00:00Z'))
  for (const column of ['cities', 'posted_hours_ago', 'is_remote', 'search_text', 'search_words']) {
    expect(row).not.toHaveProperty(column)
  }
})

test('without a city a remote job is anywhere in India, and unstated pay stays unstated', () => {
  const nowhere = { cities: [], work_mode: 'remote', salary_min: null, salary_max: null, salary_period: null }
  const row = sampleJobRow(sampleJobSchema.parse({ ...RIGHT, ...nowhere }), new Date('2026-03-02T06:00:00Z'))
  expect(row).toMatchObject({
    location: 'Remote, India',
    locations: [],
    work_mode: 'remote',
    salary_min: null,
    salary_max: null,
    salary_period: 'year',
  })
})
