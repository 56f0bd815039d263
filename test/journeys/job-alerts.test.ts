import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { expect, inject } from 'vitest'
import { insertJobs, jobRow } from '../job-rows.ts'
import { readersOf } from '../job-alerts.ts'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { startMailServer, type MailServer } from '../mail-server.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, toNextDocument } from '../page-checks.ts'
import { heading, pathOf } from '../shell-places.ts'
import { siteDatabase } from '../site-database.ts'
import { startCommand } from '../started-command.ts'

const LIMIT_MS = 180_000

interface Place extends AsyncDisposable {
  site: OwnSite
  mail: MailServer
  /** Runs `npm run newsletter -- alerts` while the site runs, as if it were the next day. */
  nextDay(): Promise<{ code: number | null; stdout: string; stderr: string }>
}

/** A separate site with a mail server, and two new postings. */
async function ownPlace(): Promise<Place> {
  await using stack = new AsyncDisposableStack()
  const mail = stack.use(await startMailServer())
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'Pravesh <letters@pravesh.example>' }
  const site = stack.use(await startOwnSite({ settings }))
  const { dataDirectory } = site
  const kept = stack.move()
  return {
    site,
    mail,
    nextDay: async () => {
      {
        await using database = await siteDatabase(dataDirectory)
        const { owner } = database
        await sql`update job_alerts set checked_on = checked_on - 8, asked_after = 0`.execute(owner)
        await sql`delete from newsletter_deliveries`.execute(owner)
      }
      return startCommand('newsletter', ['alerts'], site.settings).finished
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

async function addPostings({ site }: Place): Promise<void> {
  await using database = await siteDatabase(site.dataDirectory)
  const seen = { verified_at: new Date(), first_seen_at: new Date(), posted_at: new Date() }
  await insertJobs(database.owner, [
    jobRow('ferry', { title: 'Ferry Scheduler', experience_level: 'Fresher', ...seen }),
    jobRow('lamp', { title: 'Lamp Keeper', experience_level: 'Experienced', ...seen }),
  ])
}

const form = (page: Page) => page.getByRole('region', { name: 'Subscribe to this list' })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()

async function mailsTo(mail: MailServer, address: string, count: number): Promise<Email[]> {
  await expect.poll(() => mail.mails.filter(({ to }) => to === address).length).toBe(count)
  return mail.mailsTo(address)
}

function linkIn(email: Email | undefined, part: string): string {
  return new RegExp(`http\\S+/alerts/${part}\\S+`).exec(email?.text ?? '')?.[0] ?? ''
}

test(
  'a reader asks for a search, confirms, gets its new jobs, changes the alert, and stops all in a mail program',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using place = await ownPlace()
    const { site, mail } = place
    await addPostings(place)
    const page = await newPage({
      siteUrl: site.url,
      width: 360,
      height: 740,
      touch: true,
      at: '/jobs?type=fresher&search=scheduler',
    })
    expect(await form(page).getByText('Fresher IT jobs in India: scheduler').isVisible()).toBe(true)
    await form(page).getByLabel('How often').selectOption('Weekly')
    await form(page).getByLabel('Your email').fill('Asha@mail.example')
    await form(page).getByRole('button', { name: 'Subscribe' }).tap()
    await expect
      .poll(() => form(page).getByRole('status').textContent())
      .toMatch(/^Thank you\. We are sending you/)
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)

    const [asked] = await mailsTo(mail, 'Asha@mail.example', 1)
    expect(asked?.subject).toBe('Confirm your job alert: Fresher IT jobs in India')
    const link = linkIn(asked, 'confirm')
    // Opening the link confirms nothing.
    expect((await fetch(link)).status).toBe(200)
    expect((await place.nextDay()).stdout).toBe('Nothing new for any alert that is due.\n')
    await page.goto(link)
    expect(await heading(page)).toBe('Confirm your job alert')
    await page.getByRole('button', { name: 'Confirm', exact: true }).tap()
    await expect.poll(() => heading(page)).toBe('Your job alerts')
    await expect.poll(() => status(page).textContent()).toMatch(/^Confirmed\./)
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)

    const sent = await place.nextDay()
    expect(sent, sent.stderr).toMatchObject({ code: 0 })
    expect(sent.stdout + sent.stderr).not.toContain('@mail.example')
    const [, alert] = await mailsTo(mail, 'Asha@mail.example', 2)
    expect(alert?.subject).toBe('1 new job: Fresher IT jobs in India: scheduler')
    expect(alert?.text).toContain('Ferry Scheduler, Tarangini Systems')
    expect(alert?.text).not.toContain('Lamp Keeper')
    expect(alert?.html).not.toMatch(/<img|<script/)

    await page.goto(linkIn(alert, 'manage'))
    await page.getByRole('button', { name: /^Make it daily/ }).tap()
    await expect.poll(() => status(page).textContent()).toBe('Changed.')
    await page.getByText('At most one email a day').waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNoAxeViolations(page)

    const leave = linkIn(alert, 'unsubscribe')
    const header = alert?.headers.find(({ key }) => key === 'list-unsubscribe')?.value
    expect(header).toBe(`<${leave}>`)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const left = await fetch(leave, { method: 'POST', body, redirect: 'error' })
    expect([left.status, await left.text()]).toEqual([200, 'Unsubscribed.'])
    await using database = await siteDatabase(place.site.dataDirectory)
    expect(await readersOf(database.owner)).toEqual([])
    await page.reload()
    expect(await page.getByText('You have no alerts here').isVisible()).toBe(true)
    // Neither the site's log nor its other output has the address or a token.
    expect(site.output()).not.toMatch(/mail\.example|token=/)
  },
)

test('the same without JavaScript', { timeout: LIMIT_MS }, async ({ newPage }) => {
  await using place = await ownPlace()
  const { site, mail } = place
  await addPostings(place)
  const page = await newPage({ siteUrl: site.url, javaScript: false, width: 360 })
  const press = (within: Locator, name: string | RegExp) =>
    toNextDocument(page, () => within.getByRole('button', { name }).click())
  const main = page.getByRole('main')
  const ask = async (email: string) => {
    await form(page).getByLabel('Your email').fill(email)
    await press(form(page), 'Subscribe')
    return new URL(page.url()).search
  }
  await page.goto('/jobs?type=experienced')
  expect(await ask('ravi@localhost')).toBe('?outcome=invalid&type=experienced')
  expect(await status(page).textContent()).toMatch(/^This is not a valid email address/)
  expect(await form(page).getByText('Experienced IT jobs in India').isVisible()).toBe(true)
  await expectNoHorizontalScroll(page)
  expect(await ask('ravi@mail.example')).toBe('?outcome=sent')
  const [asked] = await mailsTo(mail, 'ravi@mail.example', 1)
  await page.goto('/jobs')
  expect(await ask('ravi@mail.example')).toBe('?outcome=sent')
  await mailsTo(mail, 'ravi@mail.example', 2)

  await page.goto(linkIn(asked, 'confirm'))
  await press(main, /^Confirm$/)
  expect(await heading(page)).toBe('Your job alerts')
  expect(await page.getByText('Not confirmed: open the link we emailed').count()).toBe(1)
  expect(await place.nextDay()).toMatchObject({ code: 0 })
  const [, , alert] = await mailsTo(mail, 'ravi@mail.example', 3)
  expect(alert?.text).toContain('Lamp Keeper')
  expect(alert?.text).not.toContain('Ferry Scheduler')

  await page.goto(linkIn(alert, 'manage'))
  const rows = main.getByRole('listitem')
  await press(rows.filter({ hasText: 'Not confirmed' }), /^Delete/)
  expect(await status(page).textContent()).toMatch(/^Deleted\./)
  expect(await rows.count()).toBe(1)
  await press(main, 'Stop all alerts')
  expect(pathOf(page)).toBe('/alerts')
  expect(await status(page).textContent()).toMatch(/^All your alerts are stopped/)
  await page.goto(linkIn(alert, 'unsubscribe'))
  await press(main, 'Stop all alerts')
  expect(await status(page).textContent()).toMatch(/^This link no longer works/)
})

test('the pages behind the links of alerts are private, not indexed, and send no referrer', async () => {
  const { url } = inject('site')
  for (const page of ['confirm', 'manage', 'unsubscribe']) {
    const response = await fetch(`${url}/alerts/${page}?token=${'a'.repeat(43)}`)
    expect(response.status, page).toBe(200)
    expect(response.headers.get('referrer-policy'), page).toBe('no-referrer')
    expect(await response.text(), page).toContain('<meta name="robots" content="noindex"/>')
  }
  const own = await fetch(`${url}/alerts/manage?token=${'a'.repeat(43)}`)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('an invalid address is reported and kept, by keyboard', async ({ newPage }) => {
  const page = await newPage({ tolerate: [/status of 400/], at: '/jobs?search=react' })
  const field = form(page).getByLabel('Your email')
  await field.fill('asha@localhost')
  await field.press('Enter')
  await expect.poll(() => form(page).getByRole('status').textContent()).toMatch(/^This is not a valid email/)
  expect(await field.inputValue()).toBe('asha@localhost')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectNoAxeViolations(page)
})
