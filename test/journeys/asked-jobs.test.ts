import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { copyEmbedded } from '../copied-database.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { untilHydrated } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'
import { startSite, type SiteProcess } from '../site-process.ts'

const fresher = { experience_level: 'Fresher', experience_min: 0, experience_max: 1 } as const
const since = (min: number, max: number | null) =>
  ({ experience_level: 'Experienced', experience_min: min, experience_max: max }) as const

/** Real postings of a small site: no tester is hired, and most freshers' postings name no batch. */
const ROWS = [
  { title: 'Java Trainee', skills: ['Java'], ...fresher },
  { title: 'Support Associate', ...fresher },
  { title: 'Graduate Engineer', ...fresher, batch: [2025] },
  // Says nothing of freshers, but asks for no years.
  { title: 'Web Developer', experience_min: 0, experience_max: 5, skills: ['PHP'] },
  { title: 'Java Developer', skills: ['Java'], ...since(3, null), work_mode: 'remote' },
  { title: 'Senior Java Developer', skills: ['Java'], ...since(4, 6), job_type: 'Full-time' },
  {
    title: 'Java Architect',
    skills: ['Java'],
    ...since(8, null),
    salary_min: 2_000_000,
    salary_max: 3_000_000,
  },
  {
    title: 'AI Engineer',
    category: 'Data & AI',
    ...since(3, 6),
    description: '<p>You automate testing with Selenium, and review the work of QA. Java helps.</p>',
  },
] as const

let site: SiteProcess

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-asked-'))
  const dataDirectory = await copyEmbedded(join(folder, 'data'))
  {
    await using database = await siteDatabase(dataDirectory)
    const now = new Date()
    await insertJobs(
      database.owner,
      ROWS.map((row, at) =>
        jobRow(String(at), {
          ...row,
          skills: 'skills' in row ? [...row.skills] : [],
          batch: 'batch' in row ? [...row.batch] : [],
          posted_at: now,
          verified_at: now,
        }),
      ),
    )
  }
  site = await startSite({ DATA_DIR: dataDirectory }, folder)
  // Each request is for another page, because a page made before the index stood may be kept for seconds.
  let asked = 0
  await vi.waitFor(
    async () => {
      const list = await (
        await fetch(`${site.url}/jobs?search=selenium&posted=30&pay=${++asked}&unstated=pay`)
      ).text()
      expect(list).toContain('AI Engineer')
      expect(list).toContain('sr-only"> job')
    },
    { timeout: 90_000, interval: 200 },
  )
}, 200_000)
afterAll(() => site[Symbol.asyncDispose](), 30_000)

const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents()
const address = (page: Page) => new URL(page.url()).search
const ofSite = () => ({ siteUrl: site.url, width: 360, height: 740 })

test.for([true, false])(
  'a list that is empty because nobody names a batch says so first, and offers the others (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ ...ofSite(), javaScript })
    await page.goto('/jobs?type=fresher&batch=2026&posted=7')
    if (javaScript) await untilHydrated(page)
    const heading = main(page).getByRole('heading', { level: 2 }).first()
    expect(await heading.textContent()).toBe('3 jobs match but do not name a batch')
    await main(page).getByText('3 more do not name a batch · show them too').waitFor()
    await main(page).getByRole('link', { name: 'show them too' }).click()
    await expect.poll(() => address(page)).toBe('?type=fresher&batch=2026&posted=7&unstated=batch')
    await expect.poll(() => titles(page)).toHaveLength(3)
    await main(page).getByText('3 of these do not name a batch').waitFor()
    await main(page).getByRole('link', { name: 'hide them' }).click()
    await expect.poll(() => address(page)).toBe('?type=fresher&batch=2026&posted=7')
  },
)

test.for([
  ['batch=2025', 'batch', /^Graduate Engineer/],
  ['type=remote', 'mode', /^Java Developer/],
  ['pay=15', 'pay', /^Java Architect/],
  ['job_type=full-time', 'job_type', /^Senior Java/],
] as const)('what states nothing comes after what states %s', async ([query, group, first], { newPage }) => {
  const page = await newPage(ofSite())
  await page.goto(`/jobs?${query}`)
  await untilHydrated(page)
  expect(await titles(page)).toHaveLength(1)
  await main(page).getByRole('link', { name: 'show them too' }).click()
  await expect.poll(() => address(page)).toBe(`?${query}&unstated=${group}`)
  await expect.poll(async () => (await titles(page))[0]).toMatch(first)
  await main(page).getByText(`of ${ROWS.length} `).waitFor()
})

test('the years that somebody has find what asks for about as many, first the nearest', async ({
  newPage,
}) => {
  const page = await newPage({ ...ofSite(), width: 1280, height: 800 })
  await page.goto('/jobs?search=4+years+java')
  const found = ['Senior Java Developer', 'Java Developer', 'AI Engineer']
  expect(await titles(page)).toEqual(found)
  await page.goto('/jobs?search=java&years=4')
  expect(await titles(page)).toEqual(found)
  await page.goto('/jobs?search=java+3%2B+years')
  expect((await titles(page)).toSorted()).toEqual([...found, 'Java Architect'].toSorted())
  await page.goto('/jobs')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Experience' }).click()
  const years = page.getByRole('group', { name: 'Experience', exact: true }).getByRole('radio')
  expect(await years.nth(1).getAttribute('value')).toBe('0')
  await page.getByRole('radio', { name: /^8 years/ }).check()
  await expect.poll(() => address(page)).toBe('?years=8')
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(['Java Architect', 'Java Developer'])
})

test('chip, menu and typed word mean the same freshers, and their cards keep the years', async ({
  newPage,
}) => {
  const page = await newPage({ ...ofSite(), width: 1280, height: 800 })
  const freshers = ['Graduate Engineer', 'Java Trainee', 'Support Associate', 'Web Developer']
  for (const query of ['type=fresher', 'years=0', 'experience=0', 'search=fresher', 'search=no+experience']) {
    await page.goto(`/jobs?${query}`)
    await untilHydrated(page)
    expect((await titles(page)).toSorted(), query).toEqual(freshers)
    const chip = page.getByRole('list', { name: 'Filter jobs' }).getByRole('link', { name: /^Fresher/ })
    expect(await chip.textContent()).toContain('4 jobs')
    await page.getByRole('button', { name: /^Experience/ }).click()
    await page.getByRole('radio', { name: 'Fresher (0) 4 jobs' }).waitFor()
    if (!query.startsWith('search')) expect(address(page)).toBe('?type=fresher')
  }
  await main(page).getByRole('article').filter({ hasText: 'Web Developer' }).getByText('0–5 years').waitFor()
})

/** Of the work that words ask for, where it is not all of them. */
const NAMES: Record<string, string> = {
  'testing job': 'testing',
  'qa pune': 'qa',
  'softwer tester': 'software tester',
}

test.for(['testing job', 'tester', 'qa pune', 'softwer tester'])(
  'nobody hires for %j: the list begins with that, and with the form for exactly this search',
  async (words, { newPage }) => {
    const page = await newPage(ofSite())
    await page.goto(`/jobs?${new URLSearchParams({ search: words })}`)
    await untilHydrated(page)
    const work = NAMES[words] ?? words
    await main(page).getByText(`No ${work} jobs right now.`).waitFor()
    await main(page).getByText(`1 posting mentions ${work} in its text.`).waitFor()
    const form = main(page).getByRole('region', { name: 'Subscribe to this list' })
    expect(await form.count()).toBe(1)
    expect(await form.locator('input[name=query]').inputValue()).toBe(
      new URLSearchParams({ search: words }).toString(),
    )
    expect(await titles(page)).toEqual(['AI Engineer'])
    const [formBox, card] = [await form.boundingBox(), await main(page).getByRole('article').boundingBox()]
    expect(formBox?.y).toBeLessThan(card?.y ?? 0)
  },
)

test.for(['match', 'newest'])(
  'what only its text mentions comes last, behind a line (%s first)',
  async (order, { newPage }) => {
    const page = await newPage(ofSite())
    await page.goto(`/jobs?search=java&show=20&sort=${order}`)
    await untilHydrated(page)
    expect((await titles(page)).at(-1)).toBe('AI Engineer')
    const line = await main(page).getByText('Only their text mentions “java”').boundingBox()
    const last = await main(page).getByRole('article').last().boundingBox()
    const before = await main(page).getByRole('article').nth(-2).boundingBox()
    expect(line?.y).toBeLessThan(last?.y ?? 0)
    expect(line?.y).toBeGreaterThan(before?.y ?? 0)
  },
)

test('the API and the feeds ask the same way', async () => {
  const read = async (path: string) => (await fetch(site.url + path)).json()
  const api = (query: string) => read(`/api/v1/jobs?${query}`) as Promise<{ total: number }>
  expect((await api('batch=2025')).total).toBe(1)
  expect((await api('batch=2025&unstated=batch')).total).toBe(ROWS.length)
  expect((await api('years=4')).total).toBe(4)
  expect((await api('years=0')).total).toBe(4)
  expect((await fetch(`${site.url}/api/v1/jobs?years=31`)).status).toBe(400)
  expect((await fetch(`${site.url}/api/v1/jobs?unstated=made-up`)).status).toBe(400)
  const feed = async (query: string) =>
    ((await read(`/feeds/jobs.json?${query}`)) as { items: unknown[] }).items.length
  expect(await feed('batch=2025&unstated=batch')).toBe(ROWS.length)
  expect(await feed('years=8')).toBe(2)
  expect(await feed('years=lots&unstated=made-up')).toBe(ROWS.length)
})
