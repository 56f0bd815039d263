import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, type PageOptions } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, untilHydrated } from '../page-checks.ts'
import { sayNameAtProvider, sharedSignInSite } from '../sign-in-site.ts'
import { siteDatabase } from '../site-database.ts'

const here = sharedSignInSite()

const visit = (options: PageOptions = {}): PageOptions => {
  const { siteUrl, tolerate } = here().visit
  return { ...options, siteUrl, tolerate: [...tolerate, ...(options.tolerate ?? [])] }
}

const main = (page: Page) => page.getByRole('main')
const tick = (page: Page, skill: string) =>
  main(page)
    .getByRole('checkbox', { name: `I know ${skill}`, exact: true })
    .first()
const step = (page: Page) => main(page).getByRole('checkbox', { name: 'Step 1 is done', exact: true })
const copy = (page: Page) => main(page).getByRole('button', { name: 'Copy these skills to your account' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('pravesh-skills'))

/** Signs in, as a new user or one that exists, and opens /skills. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/auth/sign-in?return_to=/skills')
  await sayNameAtProvider(page, name)
  const later = page.getByRole('link', { name: 'Not now' })
  const skills = page.getByRole('heading', { name: 'IT skills that jobs ask for', level: 1 })
  await later.or(skills).first().waitFor()
  if (await later.isVisible()) await later.click()
  await page.waitForURL('/skills')
  await untilHydrated(page)
}

/** Does something that changes the account, and waits until it has. */
async function changing(page: Page, act: Promise<unknown>): Promise<void> {
  await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/account/skills') && response.request().method() === 'POST',
    ),
    act,
  ])
}

async function pathWithSteps(): Promise<string> {
  const database = await siteDatabase(here().dataDirectory)
  const row = await database.owner.selectFrom('career_paths').select('id').orderBy('name').executeTakeFirst()
  await database.close()
  return `/career-paths/${row?.id}`
}

test('what is ticked is in the account and on a second device; what the browser had is copied', async ({
  newPage,
}) => {
  const address = await pathWithSteps()
  const page = await newPage(visit({ width: 360, touch: true }))
  await open(page, '/skills')
  await tick(page, 'Git').check()
  await main(page).getByText('1 skill ticked.').waitFor()
  await signIn(page, 'learner')
  await expect.poll(() => tick(page, 'Git').isChecked()).toBe(false)
  await main(page).getByText('This browser has 1 skill that your account does not have.').waitFor()
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  await copy(page).tap()
  await main(page).getByText('1 skill copied.').waitFor()
  await expect.poll(() => tick(page, 'Git').isChecked()).toBe(true)
  await expect.poll(() => copy(page).count()).toBe(0)
  await changing(page, tick(page, 'Docker').check())
  expect(await stored(page)).not.toContain('Docker')
  await open(page, address)
  await changing(page, step(page).check())

  const other = await newPage(visit())
  await signIn(other, 'learner')
  await main(other)
    .getByText(/^\d+ skills ticked\.$/)
    .waitFor()
  for (const skill of ['Git', 'Docker'])
    await expect.poll(() => tick(other, skill).isChecked(), { message: skill }).toBe(true)
  expect(await stored(other)).toBeNull()
  await changing(other, tick(other, 'Docker').uncheck())
  await open(other, address)
  await expect.poll(() => step(other).isChecked()).toBe(true)
  await changing(other, step(other).uncheck())
  await other.goto('/dashboard')
  const ticked = other.getByRole('region', { name: /^Skills you ticked \(\d+\)$/ })
  expect(await ticked.getByRole('link', { name: 'Git', exact: true }).getAttribute('href')).toBe(
    '/skills/git',
  )
  expect(await ticked.getByRole('link', { name: 'Docker' }).count()).toBe(0)
  await expectNoAxeViolations(other)
  // The narrowest window with all menus, where the header has one link more.
  await other.setViewportSize({ width: 1024, height: 700 })
  await expectNoHorizontalScroll(other)

  await open(page, '/skills')
  await expect.poll(() => tick(page, 'Git').isChecked()).toBe(true)
  await expect.poll(() => tick(page, 'Docker').isChecked()).toBe(false)
})

test('ticks are in no page and in no request of one, and a session that has ended is named', async ({
  newPage,
}) => {
  const page = await newPage(visit({ tolerate: [/status of 401/] }))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`))
  await signIn(page, 'private')
  const before = await (await page.request.get('/skills')).text()
  await changing(page, tick(page, 'Kubernetes').check())
  expect(await (await page.request.get('/skills')).text()).toBe(before)
  await page.getByRole('link', { name: 'What to learn next' }).click()
  await main(page).getByText('Your skills are kept in your account.').waitFor()
  await open(page, '/skills')
  await expect.poll(() => tick(page, 'Kubernetes').isChecked()).toBe(true)
  expect(sent.filter((request) => request.includes('Kubernetes'))).toEqual([
    expect.stringMatching(/^POST \S+\/account\/skills skills=Kubernetes/),
  ])
  const database = await siteDatabase(here().dataDirectory)
  await database.owner.deleteFrom('accounts').where('subject', '=', 'private').execute()
  await database.close()
  await changing(page, tick(page, 'Git').click())
  await main(page).getByRole('alert').getByText('Your session has ended.').waitFor()
})

test('the file of saved jobs moves the skills of an account too', async ({ newPage }) => {
  const page = await newPage(visit())
  await signIn(page, 'mover')
  await changing(page, tick(page, 'Git').check())
  await open(page, '/saved')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a copy' }).click(),
  ])
  const content = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject({ jobs: [], skills: ['Git'], finished_steps: [] })

  const other = await newPage(visit({ width: 360 }))
  await signIn(other, 'taker')
  await open(other, '/saved')
  await other.getByLabel('Add from a file').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content.replace('"Git"', '"Git", 7')),
  })
  const file = other.getByRole('region', { name: 'Your file' })
  await file.getByText('0 jobs added, 1 skill ticked, 1 left out because they are not valid.').waitFor()
  await file.getByText('Skill 2: it is not text.').waitFor()
  await open(other, '/skills')
  await expect.poll(() => tick(other, 'Git').isChecked()).toBe(true)
})

test('what she says of herself is in the account, and what the browser had is copied on demand', async ({
  newPage,
}) => {
  const page = await newPage(visit())
  const years = page.getByLabel('Years of experience')
  await open(page, '/saved')
  await years.selectOption('2')
  await signIn(page, 'Meera')
  await open(page, '/saved')
  await expect.poll(() => years.inputValue()).toBe('')
  const copied = page.waitForResponse((response) => response.url().endsWith('/account/say'))
  await page.getByRole('button', { name: 'Copy what this browser has to your account' }).click()
  await expect.poll(() => years.inputValue()).toBe('2')
  expect(await (await copied).json()).toEqual({ outcome: 'done' })
  await open(page, '/saved')
  await expect.poll(() => years.inputValue()).toBe('2')
})
