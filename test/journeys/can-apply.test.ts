import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '#app/paths.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'
import { expectNoAxeViolations, expectToFit, open, TWO_LOOKS } from '../page-checks.ts'

const POSTING = {
  id: crypto.randomUUID(),
  title: 'Sluice Engineer',
  company: 'Betwa Waterworks',
  location: 'Indore, Pune',
}
const PAGE = paths.posting(POSTING)

postingsOnSite(
  'journey-can-apply',
  [
    jobRow('sluice', {
      ...POSTING,
      locations: ['Indore', 'Pune'],
      skills: ['Java'],
      experience_level: 'Fresher',
      experience_min: 0,
      experience_max: 1,
      batch: [2026],
      work_mode: 'hybrid',
      evidence: JSON.stringify({ batch: { text: 'Only 2026 passouts may write to us', from: 'text' } }),
      ...SEEN_NOW,
      age: 700,
    }),
  ],
  {
    query: 'search=sluice',
    title: POSTING.title,
  },
)

const box = (page: Page) => page.getByRole('region', { name: 'Can I apply?' })

/** Says it in the form of the page of saved jobs. */
async function sayWhoSheIs(page: Page): Promise<void> {
  await page.getByLabel('Years of experience').selectOption('0')
  await page.getByLabel('Batch (year of graduation)').selectOption('2025')
  await page.getByLabel('BCA', { exact: true }).check()
  await page.getByLabel('Hybrid').check()
  await page.getByLabel(/^Cities where you can work/).fill('Poona, Bhopal')
}

test('she says once who she is, and a posting says which of its conditions she meets', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 740 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page, PAGE)
  await page.getByRole('link', { name: 'Say once who you are' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/saved')
  await sayWhoSheIs(page)
  expect(sent.filter((one) => /poona|bhopal|2025/i.test(one))).toEqual([])

  await open(page, PAGE)
  await expect
    .poll(() => box(page).locator('summary').innerText())
    .toBe('Can I apply? You meet 3 of 4 stated conditions.')
  await box(page).locator('summary').press('Enter')
  await box(page).getByText('They ask for 2026; you said 2025.').waitFor()
  const lines = (await box(page).getByRole('listitem').allInnerTexts()).map((line) =>
    line.replaceAll(/\s+/g, ' '),
  )
  expect(lines).toEqual([
    '✓ Met: Experience: 0–1 year. You: no experience',
    expect.stringContaining('✗ Not met: Batch: 2026. You: 2025 Only 2026 passouts may write to us'),
    '– Degree: does not say',
    '✓ Met: City: Indore, Pune. You: Poona, Bhopal',
    '✓ Met: Work mode: Hybrid. You: Hybrid',
    '? Skills: Java. You have not said yours',
  ])
  expect(await page.getByText(/eligible/i).count()).toBe(0)
  await expectToFit(page, TWO_LOOKS)
})

test('cards count what she meets, the search takes it as filters, and one tap removes it', async ({
  newPage,
}) => {
  const page = await newPage()
  await open(page, '/jobs?search=sluice')
  const card = page.getByRole('main').getByRole('article').filter({ hasText: POSTING.title })
  expect(await card.getByText(/You meet/).count()).toBe(0)
  await open(page, '/saved')
  await sayWhoSheIs(page)
  await expectNoAxeViolations(page)
  for (const view of ['', '&view=rows']) {
    await open(page, `/jobs?search=sluice${view}`)
    await card.getByText('You meet 3 of 4').waitFor()
  }

  await open(page, '/saved#about-me')
  await page.getByRole('link', { name: 'Use for my search' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/jobs')
  const query = new URL(page.url()).searchParams
  // No years are the level Fresher.
  expect(query.get('degree')).toBe('bca')
  expect([query.getAll('city'), query.get('batch'), query.getAll('type').toSorted()]).toEqual([
    ['bhopal', 'pune'],
    '2025',
    ['fresher', 'hybrid'],
  ])

  await open(page, '/saved')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  const path = await (await download).path()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    about_me: { batch: 2025, years: 0, degrees: ['BCA'], modes: ['hybrid'], cities: ['Poona', 'Bhopal'] },
  })
  await page.getByRole('button', { name: 'Remove all about me' }).click()
  await expect.poll(() => page.getByLabel(/^Cities where you can work/).inputValue()).toBe('')
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByText('0 jobs added, About me added.').waitFor()
  await expect.poll(() => page.getByLabel('Batch (year of graduation)').inputValue()).toBe('2025')
  await page.getByRole('button', { name: 'Remove all about me' }).click()
  await open(page, PAGE)
  await page.getByRole('link', { name: 'Say once who you are' }).waitFor()
})

test('without script there is neither the box nor the form', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: PAGE })
  expect(await page.getByText('Can I apply?').count()).toBe(0)
  expect(
    await page
      .locator('.can-apply')
      .boundingBox()
      .then((at) => at?.height ?? 0),
  ).toBe(0)
  await page.goto('/saved')
  expect(await page.getByText('Use for my search').count()).toBe(0)
  expect(await page.locator('#about-me').isVisible()).toBe(false)
})
