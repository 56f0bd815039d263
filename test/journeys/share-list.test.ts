import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import type { Page } from 'playwright-core'
import { decodeQR } from 'qr/decode.js'
import { expect, inject } from 'vitest'
import { readCsv } from '#core/csv.ts'
import { test } from '../samples-site.ts'
import { printedSheets } from '../printed-sheets.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open } from '../page-checks.ts'

const site = () => inject('samplesSite')
const opener = (page: Page) => page.getByRole('button', { name: /^Share/ })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Share & export' })
const item = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

/** In points. */
const A4 = [595, 842]
/** Chips, buttons and what is in bars, of a list and of its page for paper. */
const CONTROLS = ['On-site', 'Hybrid', 'Share & export', 'Rows', 'Subscribe', 'Community', 'Back to the list']
const NO_PICTURE = { width: 0, height: 0, data: new Uint8Array() }

/** What a phone reads from a code. */
function readCode(svg: string): string {
  const code = new Resvg(svg, { fitTo: { mode: 'width', value: 600 }, background: 'white' }).render()
  return decodeQR({ width: code.width, height: code.height, data: new Uint8Array(code.pixels) })
}

/** A page of a college's own site, which is another origin. */
async function collegePage(body: string) {
  const server = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en"><title>College</title>${body}</html>`),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}

test('a placement officer filters a list, saves it, prints it, and shows it on the college’s page', async ({
  newPage,
}) => {
  const page = await newPage({
    tolerate: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|left the site|favicon/],
    at: '/jobs',
  })
  await page
    .getByRole('link', { name: /^Fresher/ })
    .first()
    .click()
  await expect.poll(() => new URL(page.url()).search).toBe('?type=fresher')
  await expect.poll(() => page.getByText(/^Showing 6 of 4\d /).count()).toBe(1)
  const shown = (await page.getByText(/^Showing 6 of 4\d /).textContent()) ?? ''
  const total = Number(/of (\d+)/.exec(shown)?.[1])

  await opener(page).click()
  const [download] = await Promise.all([page.waitForEvent('download'), item(page, 'Download CSV').click()])
  expect(download.suggestedFilename()).toMatch(/^freshers-\d{4}-\d\d-\d\d\.csv$/)
  const csv = Buffer.concat(await (await download.createReadStream()).toArray()).toString()
  const [header, ...records] = readCsv(csv.replace(/^\ufeff/, '')).records.map(({ cells }) => cells)
  const column = (name: string) => (header ?? []).indexOf(name)
  const postings = records.filter((cells) => cells.length > 1)
  expect(postings).toHaveLength(total)
  expect(new Set(postings.map((cells) => cells[column('Level')]))).toEqual(new Set(['Fresher']))
  expect(postings[0]?.[column('Our link')]).toMatch(`${site()}/jobs/`)
  const snippet = await menu(page).locator('textarea').inputValue()
  const list = await page.locator('body').innerText()

  await item(page, 'Print').click()
  await page.getByRole('heading', { name: 'Fresher IT jobs in India', level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(true)
  const screen = await page.locator('body').innerText()
  const sheets = await printedSheets(page)
  for (const { size } of sheets) expect(size.map(Math.round)).toEqual(A4)
  const printed = sheets.map(({ text }) => text).join(' ')
  expect(printed).toContain(`Fresher IT jobs in India ${total} sample jobs on `)
  expect(printed).toMatch(/ sample jobs on \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m /)
  expect(printed).toContain(`The list as it is now: ${site()}/jobs?type=fresher`)
  const host = new URL(site()).host
  const rows = printed.replaceAll(/\/j\/[0-9a-f]{12}/g, '/j/…')
  expect(rows.split('/j/…')).toHaveLength(total + 1)
  for (const posting of postings) {
    const [title, company, city] = ['Title', 'Company', 'City'].map((name) => posting[column(name)])
    expect(rows).toContain(`${title} (sample) ${company} ${host}/j/… ${city} `)
  }
  expect(CONTROLS.filter((name) => !`${list} ${screen}`.includes(name))).toEqual([])
  expect(CONTROLS.filter((name) => printed.includes(name))).toEqual([])
  expect(decodeQR(sheets.at(-1)?.picture ?? NO_PICTURE)).toBe(`${site()}/jobs?type=fresher`)

  await using college = await collegePage(snippet)
  await page.goto(college.url)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Fresher IT jobs in India' }).waitFor()
  expect(await frame.getByRole('listitem').count()).toBe(10)
  const [posting] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('listitem').first().getByRole('link').click(),
  ])
  await posting.waitForURL(/\/jobs\/.+/)
  expect(await posting.evaluate(() => opener)).toBeNull()
  await posting.close()

  await using other = await collegePage(`<iframe src="${site()}/jobs" title="Jobs"></iframe>`)
  await page.goto(other.url)
  expect(await page.frameLocator('iframe').getByRole('heading').count()).toBe(0)
})

test('without script the menu opens, and each of its links answers', async ({ newPage }) => {
  const page = await newPage({ width: 360, height: 740, javaScript: false, at: '/jobs/in/pune' })
  expect(await menu(page).isVisible()).toBe(false)
  await opener(page).click()
  await expect.poll(() => menu(page).isVisible()).toBe(true)
  const links = await menu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.filter((href) => !href.startsWith('https://wa.me/'))).toEqual([
    '/jobs/in/pune.csv',
    '/jobs/in/pune?print=1',
    '/jobs/in/pune.txt',
    '/qr/jobs/in/pune.svg',
    '#follow',
    '/feeds/jobs.xml?city=pune',
    '/feeds/jobs.json?city=pune',
  ])
  for (const href of links.filter((link) => link.startsWith('/')))
    expect((await fetch(site() + href)).status, href).toBe(200)
  expect(readCode(await (await fetch(`${site()}/qr/jobs/in/pune.svg`)).text())).toBe(`${site()}/jobs/in/pune`)
  await item(page, 'Copy text').click()
  await page.waitForURL('**/jobs/in/pune.txt')
  expect(await page.locator('body').innerText()).toMatch(/^\*\d+ IT jobs in Pune/)
})

test('with script the text of a list is copied, and is what WhatsApp gets', async ({ newPage }) => {
  const page = await newPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/jobs?type=fresher&city=pune')
  await opener(page).click()
  const whatsApp = new URL((await item(page, 'WhatsApp').getAttribute('href')) ?? '')
  await item(page, 'Copy text').click()
  await expect.poll(() => page.locator('output', { hasText: 'Text copied.' }).count()).toBe(1)
  expect(await menu(page).isVisible()).toBe(false)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(whatsApp.searchParams.get('text')).toBe(text)
  expect(text.split('\n')[0]).toMatch(/^\*\d+ fresher IT jobs in Pune \(samples\)\*$/)
  expect(text.split('\n').at(-1)).toBe(`${site()}/jobs?type=fresher&city=pune`)
  expect(text).toBe((await (await fetch(`${site()}/jobs.txt?type=fresher&city=pune`)).text()).trim())

  await opener(page).click()
  await item(page, 'Email').click()
  await expect.poll(() => page.locator('#follow').isVisible()).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Your email' }).isVisible()).toBe(true)
})

test.for([360, 1280])(
  'menu, paper and frame fit a window of %i px, and axe finds nothing',
  async (width, { newPage }) => {
    const page = await newPage({ width, height: 740, at: '/jobs' })
    await opener(page).click()
    await expect.poll(() => menu(page).isVisible()).toBe(true)
    await menu(page).getByText('Embed in your own page').click()
    const box = await menu(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 740).toBe(true)
    await expectNoAxeViolations(page)
    for (const path of ['/jobs?print=1', '/embed/jobs', '/embed/jobs?search=zorgle']) {
      await page.goto(path)
      await expectNoHorizontalScroll(page)
      await expectNoAxeViolations(page)
    }
  },
)

test('paper is black on white where the screen is dark, and a printed list has no buttons or bars', async ({
  newPage,
}) => {
  const page = await newPage({ colorScheme: 'dark' })
  await page.goto('/jobs?print=1')
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media, colorScheme: 'dark' })
    const { color, backgroundColor } = await page.locator('body').evaluate((body) => getComputedStyle(body))
    expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  }
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await open(page, '/jobs?type=fresher')
  const shown = await page
    .locator('button, input, select, form, nav')
    .evaluateAll((controls) => controls.filter((control) => control.checkVisibility()).length)
  expect(shown).toBe(0)
  expect(await page.getByRole('article').first().isVisible()).toBe(true)
})
