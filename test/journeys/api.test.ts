import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, inject, onTestFinished } from 'vitest'
import { API_BASE, READ_CALLS } from '#core/api/calls.ts'
import { PROBLEMS } from '#core/api/problems.ts'
import { apiContract } from '../api-contract.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { postingsOnSite } from '../postings-on-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'

const REAL = crypto.randomUUID()
const site = () => inject('site').url

postingsOnSite('journey-api', [
  jobRow('real', {
    id: REAL,
    age: 502,
    title: 'R&D Engineer <Qvarnik>',
    description: '<p>Bits &amp; bytes</p>',
  }),
])

test('the page describes every call and problem; each address on it works', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/api')
  expect(await page.title()).toBe('Data API | Pravesh')
  const headings = await page.getByRole('heading', { level: 3 }).allTextContents()
  for (const { summary, path } of Object.values(READ_CALLS))
    expect(headings).toContainEqual(`${summary}GET${path}`)
  for (const name of Object.keys(PROBLEMS)) expect(await page.locator(`#${name}`).count(), name).toBe(1)

  const anchors = await page.getByRole('main').locator('a[href^="#"]').all()
  expect(anchors.length).toBeGreaterThan(Object.keys(READ_CALLS).length)
  for (const anchor of anchors) {
    const href = (await anchor.getAttribute('href')) ?? ''
    expect(await page.locator(href).count(), href).toBe(1)
  }
  const [document = ''] = await page
    .getByRole('link', { name: 'OpenAPI 3.1 document' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(document).toBe(`${site()}${API_BASE}/openapi.json`)
  expect((await fetch(document)).status).toBe(200)
})

test('every example on the page gets the documented response', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: '/api' })
  const contract = apiContract(site())
  const jobs = (await (await fetch(`${site()}${API_BASE}/jobs?limit=1`)).json()) as { data: { id: string }[] }
  const paths = (await (await fetch(`${site()}${API_BASE}/career-paths?limit=1`)).json()) as typeof jobs
  for (const [name, call] of Object.entries(READ_CALLS)) {
    const line = await page.getByRole('figure', { name: `Try GET ${call.path}`, exact: true }).textContent()
    const address = /^curl '(.*)'$/.exec(line ?? '')?.[1] ?? ''
    const id = (name === 'getJob' ? jobs : paths).data[0]?.id ?? ''
    const { status, body } = await contract.read(await fetch(address.replace('ID', id)), call.path)
    expect(status, address).toBe(200)
    if (call.answers !== 'one') expect((body as typeof jobs).data.length, address).toBeGreaterThan(0)
  }
})

test('the fields of a row open on click, without script too, and everything fits a phone', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, javaScript: false, colorScheme: 'dark', at: '/api' })
  const field = page.locator('#Job').getByText('application_deadline')
  expect(await field.isVisible()).toBe(false)
  await page.locator('#Job > summary').click()
  expect(await field.isVisible()).toBe(true)
  await expectNoHorizontalScroll(page)
  await page.goto('/api#gone')
  expect(await page.locator('#gone').getByText('This job has closed').isVisible()).toBe(true)
})

test('with every row open the page is accessible', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/api')
  for (const summary of await page.locator('main details > summary').all()) await summary.click()
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
})

test('scripts of other sites may read and see error messages; they may not write', async ({ newPage }) => {
  const elsewhere = createServer((_, response) => response.end('<!doctype html><title>Elsewhere</title>'))
  elsewhere.listen(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  await once(elsewhere, 'listening')
  const address = elsewhere.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const page = await newPage({
    siteUrl: origin,
    tolerate: [/^left the site/, /^request failed/, /status of 4/, /CORS|ERR_FAILED/],
  })
  await page.goto('/')
  const answers = await page.evaluate(async (base) => {
    const read = async (query: string) => {
      const response = await fetch(`${base}/jobs${query}`)
      return {
        type: response.headers.get('content-type'),
        etag: response.headers.get('etag'),
        body: await response.json(),
      }
    }
    const write = fetch(`${base}/click-tracking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).then(
      () => 'sent',
      () => 'refused',
    )
    return {
      good: await read('?limit=1'),
      bad: await read('?limit=all'),
      written: await write,
    }
  }, site() + API_BASE)
  expect(answers.good.body.data).toHaveLength(1)
  expect(answers.good.etag).toMatch(/\S/)
  expect(answers.bad.type).toBe('application/problem+json')
  expect(answers.bad.body.errors).toMatchObject([{ parameter: 'limit' }])
  expect(answers.written).toBe('refused')
})

test('a click reported by a program is stored', async () => {
  const response = await fetch(`${site()}${API_BASE}/click-tracking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ item_type: 'job', item_id: REAL, user_agent: 'Journey 1.0' }),
  })
  expect(response.status).toBe(202)
  await using database = await siteDatabase()
  const clicks = () =>
    database.owner.selectFrom('click_tracking').select('user_agent').where('item_id', '=', REAL).execute()
  await expect.poll(clicks).toEqual([{ user_agent: 'Journey 1.0' }])
})

test('the jobs page links to the feeds of its list, which a parser can read', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs?search=Qvarnik')
  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(alternates).toEqual(['/feeds/jobs.xml?search=Qvarnik', '/feeds/jobs.json?search=Qvarnik'])
  const shown = page.getByText('Or subscribe by').locator('..').getByRole('link')
  expect(await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    ...alternates,
    '/api',
  ])
  const rss = await page.evaluate(async (address) => {
    const text = await (await fetch(address)).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    const item = xml.querySelector('item')
    return {
      broken: xml.querySelector('parsererror')?.textContent ?? null,
      items: xml.querySelectorAll('item').length,
      title: item?.querySelector('title')?.textContent,
      html: item?.querySelector('description')?.textContent,
      link: item?.querySelector('link')?.textContent,
    }
  }, alternates[0] ?? '')
  expect(rss).toMatchObject({
    broken: null,
    items: 1,
    title: 'R&D Engineer <Qvarnik> at Tarangini Systems',
    link: expect.stringContaining(`${site()}/jobs/r-and-d-engineer-qvarnik-tarangini-systems-`),
  })
  expect(rss.html).toContain('<p>Bits &amp; bytes</p>')
})

test('samples are not in the feeds', async () => {
  const feed = (await (await fetch(`${site()}/feeds/jobs.json`)).json()) as { items: { id: string }[] }
  await using database = await siteDatabase()
  const samples = await database.owner.selectFrom('jobs').select('id').where('is_sample', '=', true).execute()
  expect(samples.length).toBeGreaterThan(0)
  const ids = new Set(samples.map(({ id }) => id))
  const listed = feed.items.map(({ id }) => new URL(id).searchParams.get('job') ?? '')
  expect(listed).not.toContain('')
  expect(listed.filter((id) => ids.has(id))).toEqual([])
})
