import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openForCommand, type CommandDatabase } from '#db/open.ts'
import { test as base, type PageOptions } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { expectNoAxeViolations, expectToFit, toNextDocument, untilHydrated } from '../page-checks.ts'
import { header, heading, markDocument, pathOf } from '../shell-places.ts'
import { untilListed } from '../until-listed.ts'

/** A separate site, because the tests change its openings and break its pictures. */
let own: { site: OwnSite; database: CommandDatabase } | undefined
const site = () => {
  if (!own) throw new Error('The site is not there.')
  return own.site
}

beforeAll(async () => {
  const started = await startOwnSite()
  const database = await openForCommand({ databaseUrl: null, dataDirectory: started.dataDirectory })
  own = { site: started, database }
  await fill(database)
}, 200_000)
afterAll(async () => {
  await own?.database.close()
  await own?.site[Symbol.asyncDispose]()
}, 30_000)

async function fill({ owner }: CommandDatabase): Promise<void> {
  await owner.deleteFrom('mnc_companies').execute()
  const companies = await owner
    .insertInto('mnc_companies')
    .values([
      { name: 'Vaigai Global', website_url: 'https://vaigai.example' },
      { name: 'Tapti Software', logo_url: `${site().url}/favicon.svg` },
      { name: 'Penna Pictures', logo_url: `${site().url}/logos/missing.png` },
      { name: 'Manjira Pictures', logo_url: 'https://elsewhere.example/logo.png' },
    ])
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(companies.map(({ name, id }) => [name, id]))
  const opening = (
    company: string,
    title: string,
    rest: { created_at?: string } & Record<string, unknown>,
  ) => ({
    title,
    company_id: ids.get(company) ?? '',
    category: 'Data & AI',
    requirements: ['SQL', 'Python', 'Statistics'],
    apply_url: 'https://careers.vaigai.example/apply',
    ...rest,
  })
  await owner
    .insertInto('mnc_job_openings')
    .values([
      opening('Vaigai Global', 'Vaigai Trainee', {
        is_sample: true,
        requirements: ['Any degree', 'SQL', 'Git', 'Linux', 'English'],
        created_at: '2026-11-04',
      }),
      opening('Vaigai Global', 'Vaigai Analyst', { apply_url: null, created_at: '2026-11-03' }),
      opening('Vaigai Global', 'Vaigai Tester', { deadline: '2020-01-05', created_at: '2026-11-02' }),
      opening('Vaigai Global', 'Vaigai Architect', { deadline: '2099-01-05', created_at: '2026-11-01' }),
      opening('Tapti Software', 'Tapti Trainee', {}),
      opening('Penna Pictures', 'Penna Trainee', {}),
      opening('Manjira Pictures', 'Manjira Trainee', {}),
    ])
    .execute()
  await insertJobs(owner, [
    jobRow('engineer', {
      title: 'Tapti Platform Engineer',
      company: 'Tapti Software Pvt Ltd',
      skills: ['Go', 'Kubernetes', 'Linux', 'Terraform'],
      posted_at: '2026-11-10',
      first_seen_at: new Date(),
      verified_at: new Date(),
    }),
    jobRow('listed', {
      title: 'Tapti Support Engineer',
      company: 'Tapti Software Pvt Ltd',
      posted_at: '2026-11-09',
      first_seen_at: new Date(),
    }),
    jobRow('sample', { title: 'Tapti Sample', company: 'Tapti Software', is_sample: true }),
    jobRow('other', { title: 'Beas Engineer', company: 'Beas Software', first_seen_at: new Date() }),
  ])
  await untilListed(site().url, 'search=beas', 'Beas Engineer')
}

/** The one picture that is meant to be missing. */
const MISSING_PICTURE = /logos\/missing\.png/

const test = base.extend('openPage', ({ newPage }) => {
  return async (path: string, options: PageOptions = {}): Promise<Page> => {
    const page = await newPage({ siteUrl: site().url, tolerate: [MISSING_PICTURE], ...options })
    await page.goto(path)
    return page
  }
})

const programmes = (page: Page) =>
  page.getByRole('region', { name: 'Hiring programmes' }).getByRole('article')
const openings = (page: Page) =>
  page.getByRole('region', { name: 'Additional Opportunities' }).getByRole('article')
const opening = (page: Page, title: string) => openings(page).filter({ hasText: title })
const titles = (page: Page) => openings(page).getByRole('heading').allTextContents()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search roles, companies' })
const company = (page: Page) => page.getByRole('combobox', { name: 'Company' })
const address = (page: Page) => new URL(page.url()).search

const VAIGAI = '/mnc-hiring?company=Vaigai+Global'
const TAPTI = ['Tapti Trainee', 'Tapti Platform Engineer', 'Tapti Support Engineer']

test('five programmes are above the openings, each with the facts that a fresher needs', async ({
  openPage,
}) => {
  const page = await openPage('/mnc-hiring')
  expect(await programmes(page).count()).toBe(5)
  expect(await openings(page).count()).toBe(9)
  expect(await page.getByText('5 hiring programmes, 8 openings, 1 sample opening').count()).toBe(1)

  const card = programmes(page).filter({ hasText: 'Tata Consultancy Services' })
  expect(await card.getByRole('list', { name: 'Positions' }).getByRole('listitem').allTextContents()).toEqual(
    ['Ninja', 'Digital', 'Prime'],
  )
  expect(await card.getByRole('term').allTextContents()).toEqual(['Hiring', 'Job type', 'Location', 'Salary'])
  expect(await card.getByText('Not published by the company').count()).toBe(1)
  expect(await card.getByText('Check the careers page').count()).toBe(1)
  expect(await card.getByRole('listitem').filter({ hasText: 'National Qualifier Test' }).count()).toBe(1)
  const careers = card.getByRole('link', { name: /^Official careers page/ })
  expect(await careers.getAttribute('href')).toBe('https://www.tcs.com/careers')
  expect(await careers.getAttribute('target')).toBe('_blank')
  expect(await careers.getAttribute('rel')).toBe('noopener')
  expect(await card.getByRole('link', { name: /^nptel\.ac\.in/ }).getAttribute('href')).toBe(
    'https://nptel.ac.in',
  )
})

test('an opening shows requirements, deadline and apply link', async ({ openPage }) => {
  const page = await openPage(VAIGAI)
  expect(await titles(page)).toEqual([
    'Vaigai Trainee',
    'Vaigai Analyst',
    'Vaigai Tester',
    'Vaigai Architect',
  ])

  const trainee = opening(page, 'Vaigai Trainee')
  const requirements = trainee.getByRole('list', { name: 'Requirements' }).getByRole('listitem')
  expect(await requirements.allTextContents()).toEqual(['Any degree', 'SQL', 'Git'])
  await trainee.getByText('+2 more').click()
  await expect
    .poll(() => requirements.allTextContents())
    .toEqual(['Any degree', 'SQL', 'Git', 'Linux', 'English'])
  expect(await trainee.getByText('Not specified').count()).toBe(1)
  const apply = trainee.getByRole('link', { name: /^Apply Now/ })
  expect(await apply.getAttribute('href')).toBe('https://careers.vaigai.example/apply')
  expect(await apply.getAttribute('target')).toBe('_blank')
  expect(await apply.getAttribute('rel')).toBe('noopener')

  const contact = opening(page, 'Vaigai Analyst').getByRole('button', { name: /^Contact HR/ })
  expect(await contact.isDisabled()).toBe(true)
  expect(await opening(page, 'Vaigai Architect').getByText('5 Jan 2099').count()).toBe(1)

  const over = opening(page, 'Vaigai Tester')
  expect(await over.getByText('Closed on 5 Jan 2020').count()).toBe(1)
  expect(await over.getByRole('button', { name: /^Applications Closed/ }).isDisabled()).toBe(true)
  expect(await over.getByRole('link', { name: /^Apply/ }).count()).toBe(0)
})

test('a sample is marked as one, and a notice explains it', async ({ openPage }) => {
  const page = await openPage(VAIGAI)
  expect(await page.getByText('The openings marked Sample are samples.').count()).toBe(1)
  expect(await page.getByText('1 sample opening', { exact: false }).count()).toBe(1)
  expect(await openings(page).getByText('Sample', { exact: true }).count()).toBe(1)
  expect(await opening(page, 'Vaigai Trainee').getByText('Sample', { exact: true }).count()).toBe(1)
  await page.goto('/mnc-hiring?company=Tapti+Software')
  expect(await openings(page).count()).toBe(3)
  expect(await page.getByText(/sample/i).count()).toBe(0)
})

test('real postings of a listed company are beside its own openings', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring?company=Tapti+Software', { javaScript: false })
  expect(await titles(page)).toEqual(TAPTI)
  expect(await page.getByText('0 hiring programmes, 3 openings').count()).toBe(1)
  const engineer = opening(page, 'Tapti Platform Engineer')
  expect(await engineer.getByText('Tapti Software', { exact: true }).count()).toBe(1)
  expect(await engineer.getByText('Verified', { exact: true }).count()).toBe(1)
  expect(await engineer.getByText('Pune', { exact: true }).count()).toBe(1)
  expect(
    await engineer.getByRole('list', { name: 'Skills' }).first().getByRole('listitem').allTextContents(),
  ).toEqual(['Go', 'Kubernetes', 'Linux'])
  expect(await engineer.getByText('+1 more').count()).toBe(1)
  expect(await engineer.getByText('Not specified').count()).toBe(1)
  expect(await engineer.getByRole('link', { name: /^Apply Now/ }).getAttribute('href')).toBe(
    'https://careers.tarangini.example/jobs/engineer',
  )
  expect(await opening(page, 'Tapti Support Engineer').getByText('Verified').count()).toBe(0)

  const title = engineer.getByRole('link', { name: 'Tapti Platform Engineer', exact: true })
  await toNextDocument(page, () => title.click())
  expect(await heading(page)).toBe('Tapti Platform Engineer')
})

test('typing filters both lists, and the address follows', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring')
  await untilHydrated(page)
  await search(page).pressSequentially('trainee')
  await expect.poll(() => address(page)).toBe('?search=trainee')
  await expect.poll(() => programmes(page).count()).toBe(0)
  await expect.poll(() => titles(page)).toHaveLength(4)

  await search(page).fill('ninja')
  await expect
    .poll(() => programmes(page).getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Tata Consultancy Services'])
  await expect.poll(() => openings(page).count()).toBe(0)
  await search(page).fill('vaigai')
  await expect.poll(() => openings(page).count()).toBe(4)
})

test('the company select has all companies and filters both lists', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring?search=')
  await untilHydrated(page)
  const names = await company(page).getByRole('option').allTextContents()
  expect(names[0]).toBe('All Companies')
  expect(names).toEqual([names[0], ...names.slice(1).toSorted()])
  expect(names).toEqual(expect.arrayContaining(['Vaigai Global', 'Wipro']))

  const same = await markDocument(page)
  await company(page).selectOption('Wipro')
  await expect.poll(() => address(page)).toBe('?company=Wipro')
  await expect.poll(() => programmes(page).count()).toBe(1)
  await expect.poll(() => openings(page).count()).toBe(0)
  await company(page).selectOption('Tapti Software')
  await expect.poll(() => titles(page)).toEqual(TAPTI)
  await expect.poll(() => programmes(page).count()).toBe(0)
  expect(await same()).toBe(true)

  await page.goBack()
  await expect.poll(() => programmes(page).count()).toBe(1)
  await expect.poll(() => company(page).inputValue()).toBe('Wipro')
  await page.goBack()
  await expect.poll(() => programmes(page).count()).toBe(5)
  await expect.poll(() => company(page).inputValue()).toBe('')
})

test('going back from another page restores the filters', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring')
  await untilHydrated(page)
  await company(page).selectOption('Vaigai Global')
  await expect.poll(() => openings(page).count()).toBe(4)
  await search(page).fill('analyst')
  await expect.poll(() => titles(page)).toEqual(['Vaigai Analyst'])
  await header(page).getByRole('link', { name: 'Community' }).click()
  await expect.poll(() => pathOf(page)).toBe('/community')
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(['Vaigai Analyst'])
  await expect.poll(() => search(page).inputValue()).toBe('analyst')
  await expect.poll(() => company(page).inputValue()).toBe('Vaigai Global')
})

test('an unknown company falls back to all companies', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring?company=Nobody')
  expect(await programmes(page).count()).toBe(5)
  expect(await openings(page).count()).toBe(9)
  expect(await company(page).inputValue()).toBe('')
})

test('empty lists say so, with a way to continue', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring?search=xyzzyplugh')
  expect(await page.getByRole('heading', { name: 'No hiring programmes found' }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: 'No openings match' }).isVisible()).toBe(true)
  expect(await page.getByText('0 hiring programmes, 0 openings').count()).toBe(1)
  await expectNoAxeViolations(page)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Show all programmes' }).click()
  await expect.poll(() => programmes(page).count()).toBe(5)
  await expect.poll(() => search(page).inputValue()).toBe('')
})

test('a slow response shows a skeleton', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring')
  await untilHydrated(page)
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/mnc-hiring.data*', async (route) => {
    await answer
    await route.continue()
  })
  await company(page).selectOption('Infosys')
  const waiting = page.getByText('Loading hiring programmes and openings…')
  await expect.poll(() => waiting.count()).toBe(1)
  resolve()
  await expect.poll(() => company(page).inputValue()).toBe('Infosys')
  await expect.poll(() => programmes(page).count()).toBe(1)
  await expect.poll(() => waiting.count()).toBe(0)
})

test('our own pictures are shown, and those on other hosts are not requested', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring?company=Tapti+Software')
  await untilHydrated(page)
  expect(await opening(page, 'Tapti Trainee').locator('img').getAttribute('src')).toBe('/favicon.svg')
  // A request to another host would be a fault.
  await page.goto('/mnc-hiring?company=Manjira+Pictures')
  expect(await openings(page).getByText('MP', { exact: true }).isVisible()).toBe(true)
  expect(await openings(page).locator('img').count()).toBe(0)
})

test('a broken picture is replaced by an icon, even if it failed before hydration', async ({ newPage }) => {
  const page = await newPage({ siteUrl: site().url, tolerate: [MISSING_PICTURE] })
  const { promise: mayStart, resolve: start } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await mayStart
    await route.continue()
  })
  const failed = page.waitForResponse(MISSING_PICTURE)
  await page.goto('/mnc-hiring?company=Penna+Pictures', { waitUntil: 'commit' })
  expect((await failed).status()).toBe(404)
  const picture = openings(page).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  start()
  await expect.poll(() => picture.count()).toBe(0)
  await openings(page).locator('.company-logo svg').waitFor()
})

test('a broken picture in a list loaded later is replaced too', async ({ openPage }) => {
  const page = await openPage(VAIGAI)
  await untilHydrated(page)
  await company(page).selectOption('Penna Pictures')
  await expect.poll(() => titles(page)).toEqual(['Penna Trainee'])
  await expect.poll(() => openings(page).locator('.company-logo svg').count()).toBe(1)
  expect(await openings(page).locator('img').count()).toBe(0)
})

test('the page fits and is accessible at 360, 768 and 1280 px, in dark mode too', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring')
  await untilHydrated(page)
  await expectToFit(
    page,
    [360, 768, 1280].flatMap((width) => [
      [width, 'light'],
      [width, 'dark'],
    ]),
  )
})

test('without JavaScript search, selector and Clear work', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring', { javaScript: false, width: 360 })
  expect(await programmes(page).count()).toBe(5)
  await search(page).fill('analyst')
  await company(page).selectOption('Vaigai Global')
  await toNextDocument(page, () => page.getByRole('button', { name: 'Apply' }).click())
  expect(new URL(page.url()).searchParams.get('search')).toBe('analyst')
  expect(new URL(page.url()).searchParams.get('company')).toBe('Vaigai Global')
  expect(await titles(page)).toEqual(['Vaigai Analyst'])
  expect(await company(page).inputValue()).toBe('Vaigai Global')
  await toNextDocument(page, () => page.getByRole('link', { name: 'Clear' }).click())
  expect(await openings(page).count()).toBe(9)
})

test('only the plain list is indexed, and a page may be cached for a minute', async ({ openPage }) => {
  const page = await openPage('/mnc-hiring')
  expect(await page.title()).toBe('MNC Hiring | Pravesh')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^How TCS, .{60,150}$/)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site().url}/mnc-hiring`)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  const kept = (await page.request.get('/mnc-hiring')).headers()['cache-control']
  expect(kept).toBe('public, max-age=60, stale-while-revalidate=300')
  await page.goto('/mnc-hiring?company=Wipro')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('if the openings cannot be read, the programmes stay', async ({ openPage }) => {
  const { owner } = own?.database ?? {}
  if (!owner) throw new Error('There is no database.')
  await sql`alter table mnc_job_openings rename to away`.execute(owner)
  try {
    const page = await openPage('/mnc-hiring?search=interview', { tolerate: [/status of 503/] })
    const again = await page.reload()
    expect(again?.status()).toBe(503)
    expect(again?.headers()['cache-control']).toBe('no-store')
    expect(await heading(page)).toBe('MNC Hiring')
    expect(await programmes(page).count()).toBe(5)
    expect(await page.getByText('5 hiring programmes', { exact: true }).count()).toBe(1)
    await page.getByRole('heading', { name: 'We can’t show openings right now' }).waitFor()
    const retry = page.getByRole('link', { name: 'Try again' })
    expect(await retry.getAttribute('href')).toBe('/mnc-hiring?search=interview')
    await expectNoAxeViolations(page)
  } finally {
    await sql`alter table away rename to mnc_job_openings`.execute(owner)
  }
})
