import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#app/paths.ts'
import { readCsv } from '#core/csv.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { fakeFinder, foundJobs } from '#test/found-jobs.ts'
import { insertJobs, insertManyJobs, jobRow } from '#test/job-rows.ts'
import { listsRoute } from './lists-route.ts'

const SITE = 'https://pravesh.example'
const database = testDatabase()
beforeEach(() => database.empty())

function site(db = database.web, finder = createSqlFinder(db)) {
  const scope = { db, finder, siteUrl: SITE, logError: vi.fn() }
  const app = listsRoute({ scope, cache: createPageCache(), https: true })
  return (path: string) => app.request(path)
}
const ask = (path: string) => site()(path)
const textOf = async (path: string) => (await ask(path)).text()

/** The rows of a file, by its header. */
async function csvOf(path: string, asked = ask) {
  const bytes = await (await asked(path)).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const [header, ...rows] = readCsv(text.slice(1)).records.map(({ cells }) => cells)
  const notes = rows.filter((cells) => cells.length === 1).map(([note]) => note)
  const postings = rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries((header ?? []).map((name, index) => [name, cells[index]])))
  return { text, header, postings, notes }
}

const DAY = new Date('2026-11-30T06:30:00Z')
const down = () =>
  fakeDatabase(() => {
    throw new Error('away')
  })

test('a file has a row a posting, in the words and numbers that it states', async () => {
  const [id = ''] = await insertJobs(database.owner, [
    jobRow('1', {
      title: '=HYPERLINK("https://evil.example")',
      company: 'तरंगिनी Systems',
      work_mode: 'onsite',
      experience_level: 'Fresher',
      experience_min: 0,
      experience_max: 1,
      batch: [2025, 2026],
      salary_min: 300_000,
      salary_max: 420_000,
      skills: ['Java', 'SQL'],
      posted_at: new Date('2026-11-19T20:00:00Z'),
      first_seen_at: new Date('2026-11-19T20:00:00Z'),
      last_seen_at: new Date('2026-11-20T06:00:00Z'),
      application_deadline: DAY,
      application_url: null,
      source_url: 'https://board.example/1',
    }),
    jobRow('2', { title: 'Tester', location: 'Indore', locations: ['Indore'] }),
  ])
  const { text, header, postings, notes } = await csvOf('/jobs/in/pune.csv')
  expect(text.startsWith('\ufeffTitle,Company,City,')).toBe(true)
  expect(text.split('\r\n').at(-1)).toBe('')
  expect(header).toContain('Pay from (₹)')
  const company = 'तरंगिनी Systems'
  const posting = { id, title: '=HYPERLINK("https://evil.example")', company, location: 'Pune' }
  expect(postings).toEqual([
    {
      Title: `'=HYPERLINK("https://evil.example")`,
      Company: company,
      City: 'Pune',
      Mode: 'On-site',
      Level: 'Fresher',
      Years: '0–1 year',
      'Pay from (₹)': '300000',
      'Pay to (₹)': '420000',
      Period: 'year',
      Batch: '2025, 2026',
      Skills: 'Java, SQL',
      Posted: '2026-11-20',
      Checked: '2026-11-20',
      'Last date': '2026-11-30',
      'Our link': SITE + paths.posting(posting),
      'Company’s link': 'https://board.example/1',
      Sample: 'no',
    },
  ])
  expect(notes).toEqual([])
})

test('it is a file with a name, as fresh as the list, and in no search engine', async () => {
  await insertJobs(database.owner, [jobRow('1')])
  const { headers } = await ask('/jobs.csv?city=pune&type=fresher')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="pune-freshers-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers.get('cache-control')).toBe('public, max-age=15, stale-while-revalidate=60')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  for (const [path, name] of [
    ['/jobs.csv', 'it-jobs'],
    ['/freshers-zone.csv', 'freshers'],
    ['/remote-jobs.csv', 'remote'],
    ['/jobs.csv?search=%22%0d%0ax%20%E0%A4%AA', 'x'],
  ] as const)
    expect((await ask(path)).headers.get('content-disposition'), path).toContain(`"${name}-2`)
})

test('each form has the filters of the page, in the order of the page', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'Cheap', skills: ['Java'], salary_min: 100_000, salary_max: 100_000, age: 1 }),
    jobRow('2', { title: 'Dear', skills: ['Java'], salary_min: 900_000, salary_max: 900_000, age: 2 }),
    jobRow('3', { title: 'Other', experience_level: 'Fresher', category: 'Backend', age: 3 }),
    jobRow('4', { title: 'Away', work_mode: 'remote', location: 'Indore', locations: ['Indore'], age: 4 }),
  ])
  const titles = async (path: string) => (await csvOf(path)).postings.map(({ Title }) => Title)
  expect(await titles('/jobs.csv?skill=java&sort=salary')).toEqual(['Dear', 'Cheap'])
  expect(await titles('/jobs/for/java.csv')).toEqual(['Cheap', 'Dear'])
  expect(await titles('/jobs/as/backend.csv')).toEqual(['Other'])
  expect(await titles('/remote-jobs.csv')).toEqual(['Away'])
  expect(await titles('/freshers-zone.csv')).toEqual(['Other'])
  // A list with an address of its own, and a filter more.
  expect(await titles('/jobs/in/pune.csv?type=fresher')).toEqual(['Other'])
  const embed = await textOf('/embed/jobs/in/pune?type=fresher')
  expect(embed).toContain('Other')
  expect(embed).not.toContain('Cheap')
  expect(embed).toContain(`<link rel="canonical" href="${SITE}/jobs?type=fresher&amp;city=pune"`)
  const print = await textOf('/jobs/in/pune?print=1&sort=salary')
  expect(print.indexOf('Dear')).toBeLessThan(print.indexOf('Cheap'))
  expect(await textOf('/jobs/in/pune.txt?sort=salary')).toMatch(/^\*3 IT jobs in Pune\*\nDear, .*\nCheap, /)
})

test('nothing found: the file has one line that says so, and the others say so and lead on', async () => {
  const { header, postings, notes } = await csvOf('/jobs.csv?search=zorgle')
  expect([header?.length, postings]).toEqual([17, []])
  expect(notes).toEqual(['No open job matches: IT jobs in India: zorgle.'])
  expect(await textOf('/jobs.txt?search=zorgle')).toBe(
    `*No IT jobs in India: zorgle*\n${SITE}/jobs?search=zorgle\n`,
  )
  const embed = await textOf('/embed/jobs?search=zorgle')
  expect(embed).toContain('No open job matches')
  expect(embed).toContain(`<a href="${SITE}/jobs" target="_blank" rel="noopener"`)
  const print = await textOf('/jobs?print=1&search=zorgle')
  expect(print).toContain('No open job matches')
  expect(print).not.toContain('<table')
})

test('too many: each form is cut, and says so', async () => {
  await insertManyJobs(database.owner, 501)
  const { postings, notes } = await csvOf('/jobs.csv')
  expect(postings).toHaveLength(500)
  expect(notes).toEqual([`Only the first 500 of 501 jobs. See them all, or narrow the list, at ${SITE}/jobs`])
  const count = (text: string, part: string) => text.split(part).length - 1
  const print = await textOf('/jobs?print=1')
  expect(count(print, '<th scope="row">')).toBe(100)
  expect(print).toContain('Only the first 100 of 501 jobs.')
  const embed = await textOf('/embed/jobs')
  expect(count(embed, '<li>')).toBe(10)
  expect(embed).toContain('See all 501 jobs')
  expect((await textOf('/jobs.txt')).trim().split('\n')).toHaveLength(7)
})

test('an unknown filter is ignored, as on the page, and named', async () => {
  await insertJobs(database.owner, [jobRow('1')])
  const query = '?type=weird&colour=%3Cred%3E&utm_source=x&fbclid=y&type=&view=rows'
  const { postings, notes } = await csvOf(`/jobs/in/pune.csv${query}`)
  expect(postings).toHaveLength(1)
  expect(notes).toEqual(['Not a filter of ours, and ignored: “type=weird” and “colour=<red>”.'])
  for (const path of [`/jobs/in/pune${query}&print=1`, `/embed/jobs/in/pune${query}`])
    expect(await textOf(path), path).toContain('“type=weird” and “colour=&lt;red&gt;”')
  const many = Array.from({ length: 9 }, (_, index) => `x${index}=${'y'.repeat(99)}`).join('&')
  expect((await csvOf(`/jobs.csv?${many}`)).notes[0]?.length).toBeLessThan(250)
})

test('words that no job holds are named', async () => {
  const finder = fakeFinder(foundJobs({ leftOut: ['zorgle'] }))
  expect((await csvOf('/jobs.csv?search=java+zorgle', site(database.web, finder))).notes).toEqual([
    'No job has all words. These are without “zorgle”.',
  ])
})

test('the database is away: 503, when to come back, and one line in the frame', async () => {
  const away = site(down())
  for (const path of ['/jobs.csv', '/jobs.txt', '/jobs?print=1', '/embed/jobs', '/jobs/in/pune.csv']) {
    const { status, headers } = await away(path)
    expect([status, headers.get('cache-control')], path).toEqual([503, 'no-store'])
    expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(headers.get('x-robots-tag'), path).toBe('noindex')
  }
  const embed = await away('/embed/jobs/in/pune')
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors https:')
  const html = await embed.text()
  expect(html).toContain('<p>The jobs cannot be read right now. Try again in a minute.</p>')
  expect(html).toContain(`<a href="${SITE}/jobs/in/pune" target="_blank" rel="noopener">`)
})

test('a list that nobody knows is not found, and another name of one leads to it', async () => {
  await insertJobs(database.owner, [jobRow('1', { skills: ['React'] })])
  for (const path of ['/jobs/in/zorgle.csv', '/embed/jobs/in/zorgle', '/jobs/as/zorgle?print=1'])
    expect((await ask(path)).status, path).toBe(404)
  const moved = async (path: string) => {
    const { status, headers } = await ask(path)
    return [status, headers.get('location')]
  }
  expect(await moved('/jobs/in/bangalore.csv?sort=salary')).toEqual([
    301,
    '/jobs/in/bengaluru.csv?sort=salary',
  ])
  expect(await moved('/embed/jobs/in/mohali')).toEqual([301, '/embed/jobs/in/chandigarh'])
  expect(await moved('/jobs/for/reactjs?print=1')).toEqual([301, '/jobs/for/react?print=1'])
  expect(await moved('/j/0b0e7a4e9c1f')).toEqual([301, '/jobs/0b0e7a4e9c1f'])
  expect((await ask('/j/nothing')).status).toBe(404)
})

test('only a frame’s page may be framed, and it has no script, form or cookie', async () => {
  await insertJobs(database.owner, [jobRow('1', { title: '<script>alert(1)</script>' })])
  const { headers } = await ask('/embed/jobs/in/pune')
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors https:(;|$)/)
  expect(headers.has('set-cookie')).toBe(false)
  const html = await textOf('/embed/jobs/in/pune')
  expect(html).not.toMatch(/<script|<form|onclick/)
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  for (const [, link] of html.matchAll(/<a ([^>]*)>/g))
    expect(link).toMatch(/href="https:\/\/pravesh\.example[^"]*" target="_blank" rel="noopener"/)
  expect((await ask('/jobs?print=1')).headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'",
  )
})

test('paper has the date, the filters in words, the address and its code', async () => {
  const [id = ''] = await insertJobs(database.owner, [
    jobRow('1', {
      experience_level: 'Fresher',
      batch: [2026],
      salary_max: 500_000,
      application_deadline: DAY,
    }),
    jobRow('sample', { is_sample: true, experience_level: 'Fresher', title: 'Sample' }),
  ])
  const html = (await textOf('/jobs?city=pune&type=fresher&print=1')).replaceAll(/\s+/g, ' ')
  expect(html).toContain('<h1>Fresher IT jobs in Pune</h1>')
  expect(html).toMatch(/2 open jobs on \d+ \w+ \d{4}, \d+:\d\d [ap]m/)
  expect(html).toContain(`${SITE}/jobs?type=fresher&amp;city=pune</span>`)
  expect(html).toContain('<title>QR code: Fresher IT jobs in Pune</title>')
  expect(html).toContain(`pravesh.example/j/${id.replaceAll('-', '').slice(0, 12)}</a>`)
  for (const text of ['Fresher, 2026 batch', 'Up to ₹5 LPA', '30 Nov 2026', 'Sample (sample)'])
    expect(html).toContain(text)
  expect(html).toContain('Among them are samples, not real jobs.')
  // Too long for a code: the address stays.
  const long = await textOf(`/jobs?print=1&search=${encodeURIComponent('पुणे'.repeat(25))}`)
  expect(long).not.toContain('<svg')
  expect(long).toContain('The list as it is now')
})

test('a page that is not asked for paper, and an opened posting, are left to the site', async () => {
  for (const path of ['/jobs', '/jobs/in/pune?print=0', `/jobs?print=1&job=${crypto.randomUUID()}`])
    expect((await ask(path)).status, path).toBe(404)
})
