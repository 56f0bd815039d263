import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Branch, Degree } from '#core/degrees.ts'
import { factColumns } from '#db/fact-columns.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { open, untilHydrated } from '../page-checks.ts'

const fresher = { experience_level: 'Fresher', experience_min: 0, experience_max: 1 } as const
const since = (min: number, max: number | null) =>
  ({ experience_level: 'Experienced', experience_min: min, experience_max: max }) as const

const studied = (names: Degree[], branch?: Branch[]) =>
  factColumns({ degree: { names, required: true }, ...(branch && { branch }) })

/** Real postings of a small site: no tester is hired, and most freshers' postings name no batch. */
const ROWS = [
  { title: 'Java Trainee', skills: ['Java'], ...fresher, ...studied(['Any graduate'], ['Any']) },
  { title: 'Support Associate', ...fresher, ...studied(['Diploma']) },
  { title: 'Graduate Engineer', ...fresher, batch: [2025], ...studied(['BE/BTech'], ['CSE', 'IT']) },
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

let site: OwnSite

beforeAll(async () => {
  const now = new Date()
  const rows = ROWS.map((row, at) =>
    jobRow(String(at), {
      ...row,
      skills: 'skills' in row ? [...row.skills] : [],
      batch: 'batch' in row ? [...row.batch] : [],
      posted_at: now,
      verified_at: now,
    }),
  )
  site = await startOwnSite({ fill: async ({ owner }) => void (await insertJobs(owner, rows)) })
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
    const offer = main(page).getByText('3 more do not name a batch · show them too')
    // One line, as high as its link.
    expect((await offer.boundingBox())?.height).toBeLessThan(50)
    await main(page).getByRole('link', { name: 'show them too' }).click()
    await expect.poll(() => address(page)).toBe('?type=fresher&batch=2026&posted=7&unstated=batch')
    await expect.poll(() => titles(page)).toHaveLength(3)
    await main(page).getByText('3 of these do not name a batch').waitFor()
    await main(page).getByRole('link', { name: 'hide them' }).click()
    await expect.poll(() => address(page)).toBe('?type=fresher&batch=2026&posted=7')
  },
)

test.for([true, false])(
  'degree, branch and batch are read from the words, and what names no batch is offered (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ ...ofSite(), javaScript })
    await page.goto('/jobs?search=btech+cse+2025')
    expect(await titles(page)).toEqual(['Graduate Engineer'])
    const status = main(page).getByRole('status').filter({ hasText: 'Searched' })
    for (const reading of [
      'Searched “btech” as “degree: B.E./B.Tech”.',
      'Searched “cse” as “branch: CSE”.',
      'Searched “2025” as “2025 batch”.',
    ])
      await status.getByText(reading).waitFor()
    await page.goto('/jobs?search=btech+cse+2026')
    if (javaScript) await untilHydrated(page)
    const heading = main(page).getByRole('heading', { level: 2 }).first()
    expect(await heading.textContent()).toBe('1 job matches but does not name a batch')
    await main(page).getByRole('link', { name: 'show it too' }).click()
    await expect
      .poll(() => address(page))
      .toBe('?search=btech+cse+2026&batch=2026&degree=be-btech&branch=cse&unstated=batch')
    await expect.poll(() => titles(page)).toEqual(['Java Trainee'])
    const chosen = page.getByRole('list', { name: 'Chosen filters' })
    await chosen.getByRole('link', { name: 'Remove branch: CSE' }).click()
    await expect.poll(() => address(page)).not.toContain('branch')
    expect(await chosen.getByRole('link', { name: 'Remove degree: B.E./B.Tech' }).count()).toBe(1)
  },
)

test.for([true, false])(
  'degree and branch are chosen in the sheet (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ ...ofSite(), javaScript })
    await page.goto('/jobs')
    if (javaScript) await untilHydrated(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const group = sheet.getByRole('group', { name: 'Degree', exact: true })
    await group.getByRole('checkbox', { name: 'MCA 1 job' }).check()
    await group.getByRole('checkbox', { name: /^Diploma/ }).check()
    const button = sheet.getByRole('button', { name: /^Show/ })
    if (javaScript) await expect.poll(() => button.textContent()).toBe('Show 2 jobs')
    await button.click()
    await expect
      .poll(async () => (await titles(page)).toSorted())
      .toEqual(['Java Trainee', 'Support Associate'])
    await main(page).getByText('5 more do not name a degree').waitFor()
    await page.goto('/jobs?degree=mca&degree=diploma&branch=it')
    if (javaScript) await untilHydrated(page)
    expect(await titles(page)).toEqual(['Java Trainee'])
    await main(page).getByText('6 more do not name both a degree and a branch').waitFor()
    await main(page).getByRole('link', { name: 'show them too' }).click()
    await expect.poll(() => address(page)).toBe('?degree=mca&degree=diploma&branch=it&unstated=degree')
    await expect.poll(async () => (await titles(page))[0]).toBe('Java Trainee')
    await main(page).getByText('of 7 ').waitFor()
    // None says its degree, its pay and its mode: each of the groups alone adds nothing.
    await page.goto('/jobs?type=hybrid&degree=diploma&pay=4')
    const heading = main(page).getByRole('heading', { level: 2 }).first()
    expect(await heading.textContent()).toBe('5 jobs match but do not state all that you ask for')
    await main(page).getByRole('link', { name: 'show them too' }).click()
    await expect
      .poll(() => address(page))
      .toBe('?type=hybrid&pay=4&degree=diploma&unstated=degree&unstated=mode&unstated=pay')
  },
)

test.for([
  ['batch=2025', 'batch', /^Graduate Engineer/],
  ['type=remote', 'mode', /^Java Developer/],
  ['pay=15', 'pay', /^Java Architect/],
  ['job_type=full-time', 'job_type', /^Senior Java/],
] as const)('what states nothing comes after what states %s', async ([query, group, first], { newPage }) => {
  const page = await newPage({ ...ofSite(), at: `/jobs?${query}` })
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
  await open(page, '/jobs')
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
    await open(page, `/jobs?${query}`)
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
    const page = await newPage({ ...ofSite(), at: `/jobs?${new URLSearchParams({ search: words })}` })
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
    const page = await newPage({ ...ofSite(), at: `/jobs?search=java&show=20&sort=${order}` })
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
  expect((await api('degree=B.Tech&branch=ECE')).total).toBe(1)
  expect((await api('degree=B.Tech&unstated=degree')).total).toBe(ROWS.length - 1)
  expect((await fetch(`${site.url}/api/v1/jobs?years=31`)).status).toBe(400)
  expect((await fetch(`${site.url}/api/v1/jobs?unstated=made-up`)).status).toBe(400)
  const feed = async (query: string) =>
    ((await read(`/feeds/jobs.json?${query}`)) as { items: unknown[] }).items.length
  expect(await feed('batch=2025&unstated=batch')).toBe(ROWS.length)
  expect(await feed('years=8')).toBe(2)
  expect(await feed('degree=mca&unstated=degree')).toBe(ROWS.length - 2)
  expect(await feed('degree=lots&branch=made-up')).toBe(ROWS.length)
  const sheet = await (await fetch(`${site.url}/jobs.csv?degree=diploma`)).text()
  expect(sheet).toContain('Support Associate')
  expect(sheet).not.toContain('Java Trainee')
  expect(await feed('years=lots&unstated=made-up')).toBe(ROWS.length)
})
