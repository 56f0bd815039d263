import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { webhookSecret } from '#mail/telegram/bot-api.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { startOwnSite } from '../own-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, untilHydrated } from '../page-checks.ts'
import { heading } from '../shell-places.ts'
import { siteDatabase } from '../site-database.ts'
import { startCommand } from '../started-command.ts'
import { BOT_TOKEN, startTelegramServer, updatePost } from '../telegram-server.ts'

const LIMIT_MS = 180_000
const ASHA = 7001

/** A separate site with a bot on a fake Telegram. */
async function ownPlace() {
  await using stack = new AsyncDisposableStack()
  const telegram = stack.use(await startTelegramServer())
  const settings = {
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_BOT_NAME: 'PraveshTestBot',
    TELEGRAM_API_ROOT: telegram.root,
  }
  const site = stack.use(await startOwnSite({ settings }))
  const { dataDirectory } = site
  const kept = stack.move()
  let updates = 1
  const addJob = async (title: string) => {
    await using database = await siteDatabase(dataDirectory)
    const seen = { verified_at: new Date(), first_seen_at: new Date(), posted_at: new Date() }
    await insertJobs(database.owner, [jobRow(title, { title, ...seen })])
  }
  return {
    site,
    telegram,
    addJob,
    /** Writes to the bot, and waits for what it says. */
    say: async (text: string) => {
      const before = telegram.calls.length
      const message = { chat: { id: ASHA, type: 'private' }, text }
      const sent = updatePost({ update_id: (updates += 1), message }, webhookSecret(BOT_TOKEN))
      expect((await fetch(`${site.url}/telegram`, sent)).status).toBe(200)
      await expect.poll(() => telegram.calls.length).toBe(before + 1)
      return telegram.calls[before]
    },
    /** Runs `npm run newsletter -- alerts` while the site runs, as if it were the next day and a job had come. */
    nextDay: async (title = 'Ferry Scheduler') => {
      await addJob(title)
      {
        await using database = await siteDatabase(dataDirectory)
        await sql`update job_alerts set checked_on = checked_on - 8`.execute(database.owner)
      }
      return startCommand('newsletter', ['alerts'], site.settings).finished
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** What a browser and the router say of a connection that is gone. */
const NO_NETWORK = [/net::ERR_/, /Failed to fetch/, /Error loading route module/, /status of 50[234]/]

const form = (page: Page) => page.getByRole('region', { name: 'Subscribe to this list' })

async function askByTelegram(page: Page): Promise<string> {
  await page.goto('/jobs?search=scheduler')
  await form(page).getByLabel('Telegram').check()
  return sendByTelegram(page)
}

/** @returns What START sends to the bot. */
async function sendByTelegram(page: Page): Promise<string> {
  expect(await form(page).getByLabel('Your email').isVisible()).toBe(false)
  await form(page).getByRole('button', { name: 'Subscribe' }).click()
  const link = page.getByRole('link', { name: 'Open Telegram' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^https:\/\/t\.me\/PraveshTestBot\?start=[\w-]{43}$/)
  return href.slice(href.indexOf('start=') + 'start='.length)
}

test(
  'a reader asks for a search by Telegram, presses START, gets its new jobs, changes the alert and stops',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using place = await ownPlace()
    const page = await newPage({ siteUrl: place.site.url, width: 360, height: 740 })
    const token = await askByTelegram(page)
    await untilHydrated(page)
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    expect((await place.say(`/start ${token}`))?.plain).toMatch(
      /^Confirmed\. You get new jobs of IT jobs in India: scheduler/,
    )

    expect(await place.nextDay()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('by Telegram in total: 1 sent'),
    })
    const alert = place.telegram.calls.at(-1)
    expect(alert?.chat).toBe(ASHA)
    expect(alert?.plain).toContain('Ferry Scheduler')
    expect(place.telegram.faults).toEqual([])

    const [manage = ''] =
      /https?:[^"]*\/alerts\/manage\?token=[\w-]{43}/.exec(JSON.stringify(alert?.body)) ?? []
    await page.goto(manage)
    expect(await heading(page)).toBe('Your job alerts')
    expect(await page.getByText('Only the links in our messages open this page.').isVisible()).toBe(true)
    expect(await page.getByText('At most one Telegram message a day').isVisible()).toBe(true)
    await expectNoAxeViolations(page)
    expect((await place.say('/stop'))?.plain).toContain('All your alerts are stopped.')
    await page.goto(manage)
    expect(await page.getByRole('heading', { name: 'You have no alerts here' }).isVisible()).toBe(true)
  },
)

test(
  'without script the form leads to the same page, and email is still its first choice',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using place = await ownPlace()
    const page = await newPage({ siteUrl: place.site.url, javaScript: false })
    const token = await askByTelegram(page)
    expect((await place.say(`/start ${token}`))?.plain).toMatch(/^Confirmed\./)
    await page.goto('/alerts')
    expect(await form(page).getByLabel('Email', { exact: true }).isChecked()).toBe(true)
    await form(page).getByLabel('Your email').fill('asha@mail.example')
    await form(page).getByRole('button', { name: 'Subscribe' }).click()
    expect(await page.getByRole('main').getByRole('status').first().textContent()).toContain(
      'Your alert is noted.',
    )
    const companies = await (await fetch(`${place.site.url}/companies`)).text()
    const [, company = ''] = /href="(\/companies\/[\w-]+)"/.exec(companies) ?? []
    const lists = ['/jobs?search=java', '/jobs/in/pune', '/jobs/for/java', '/jobs/as/backend', company]
    for (const path of [...lists, '/remote-jobs', '/freshers-zone']) {
      const html = await (await fetch(place.site.url + path)).text()
      for (const way of ['#follow', '#follow-by-telegram', '/feeds/jobs.xml', '/feeds/jobs.json'])
        expect(html, path).toMatch(new RegExp(`<nav id="share-list".*href="${way}["?].*</nav>`, 's'))
      expect(html, path).toContain('id="follow-by-telegram"')
    }
    await page.goto('/privacy-policy')
    expect(await page.getByRole('heading', { name: 'If you ask for alerts by Telegram' }).isVisible()).toBe(
      true,
    )
  },
)

test('without a bot, no page mentions Telegram', async ({ newPage }) => {
  const page = await newPage()
  for (const path of [
    '/jobs',
    '/alerts',
    `/alerts?start=${'a'.repeat(43)}`,
    '/privacy-policy',
    '/alerts/manage?token=x',
  ]) {
    await page.goto(path)
    expect(await page.locator('html').innerText(), path).not.toMatch(/telegram/i)
  }
  await page.goto('/alerts')
  expect(await page.getByText('Not on WhatsApp').isVisible()).toBe(true)
})

test(
  'a student’s day: a search in Hindi, a saved job, no network, the next alert by Telegram, and Apply',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using place = await ownPlace()
    await place.addJob('Software Tester')
    const page = await newPage({
      siteUrl: place.site.url,
      width: 360,
      height: 740,
      worker: true,
      tolerate: [...NO_NETWORK, /left the site: https:\/\/careers\.tarangini\.example\//],
    })
    const main = page.getByRole('main')
    await open(page, '/jobs')
    await page.getByRole('searchbox', { name: 'Search jobs, companies' }).fill('पुणे में टेस्टर')
    await page.keyboard.press('Enter')
    await main.getByText('Searched “पुणे” as “Pune”').waitFor()
    await main.getByRole('button', { name: /^Save Software Tester at / }).click()

    await page.getByRole('button', { name: /^Share/ }).click()
    await page
      .getByRole('navigation', { name: 'Share & export' })
      .getByRole('link', { name: 'Telegram' })
      .click()
    await expect.poll(() => form(page).getByLabel('Telegram').isChecked()).toBe(true)
    const token = await sendByTelegram(page)
    expect((await place.say(`/start ${token}`))?.plain).toMatch(/^Confirmed\./)

    await open(page, '/saved')
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    await expect.poll(isControlled, { timeout: 10_000 }).toBe(true)
    const saved = main.getByRole('link', { name: 'Software Tester' }).first()
    await saved.click()
    await expect.poll(() => heading(page)).toBe('Software Tester')
    const posting = new URL(page.url()).pathname
    const isKept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, posting)
    await expect.poll(isKept, { timeout: 10_000 }).toBe(true)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')

    await page.context().setOffline(true)
    await open(page, '/saved')
    await saved.click()
    await page.getByText(/this copy is from/).waitFor()
    await expect.poll(() => heading(page)).toBe('Software Tester')

    await page.context().setOffline(false)
    expect(await place.nextDay('Senior Tester')).toMatchObject({ code: 0 })
    const alert = place.telegram.calls.at(-1)
    expect(alert?.plain).toContain('Senior Tester')
    expect(alert?.plain).not.toContain('Software Tester')
    expect(place.telegram.faults).toEqual([])
    const [, link = ''] = /href="([^"]*senior-tester[^"]*)"/.exec(String(alert?.body.text)) ?? []
    await open(page, link)
    await page
      .context()
      .route('https://careers.tarangini.example/**', (route) => route.fulfill({ body: 'Careers' }))
    const [careers] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('link', { name: /^Apply on Tarangini Systems/ })
        .first()
        .click(),
    ])
    await careers.getByText('Careers').waitFor()
    expect(careers.url()).toBe('https://careers.tarangini.example/jobs/Senior%20Tester')
  },
)
