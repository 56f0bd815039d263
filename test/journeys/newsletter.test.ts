import type { Locator, Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { expect, inject } from 'vitest'
import { siteDatabase } from '../site-database.ts'
import { startMailServer, type MailServer } from '../mail-server.ts'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, toNextDocument } from '../page-checks.ts'
import { heading, pathOf } from '../shell-places.ts'
import { startCommand } from '../started-command.ts'
import { sitemapAddresses } from '../sitemap-addresses.ts'

const LIMIT_MS = 180_000
const FROM = 'Pravesh <letters@pravesh.example>'

interface Place extends AsyncDisposable {
  site: OwnSite
  mail: MailServer
  /** Runs `npm run newsletter -- send` while the site runs. */
  send(): Promise<{ code: number | null; stdout: string; stderr: string }>
  addresses(): Promise<string[]>
}

/** A separate site with a mail server. */
async function ownPlace(): Promise<Place> {
  await using stack = new AsyncDisposableStack()
  const mail = stack.use(await startMailServer())
  const settings = { SMTP_URL: mail.url, MAIL_FROM: FROM }
  const site = stack.use(await startOwnSite({ settings }))
  const { dataDirectory } = site
  const kept = stack.move()
  return {
    site,
    mail,
    send: () => startCommand('newsletter', ['send'], site.settings).finished,
    addresses: async () => {
      await using database = await siteDatabase(dataDirectory)
      const rows = await database.owner.selectFrom('newsletter_subscribers').select('address').execute()
      return rows.map(({ address }) => address ?? '')
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

const footerField = (page: Page) => page.getByRole('contentinfo').getByPlaceholder('Your email')
const outcome = (page: Page) => page.getByRole('main').getByRole('status').first()

async function mailsTo(mail: MailServer, address: string, count: number): Promise<Email[]> {
  await expect.poll(() => mail.mails.filter(({ to }) => to === address).length).toBe(count)
  return mail.mailsTo(address)
}

function linkIn(email: Email | undefined, part: string): string {
  return new RegExp(`http\\S+/newsletter/${part}\\S+`).exec(email?.text ?? '')?.[0] ?? ''
}

const headerOf = (email: Email | undefined, name: string) =>
  email?.headers.find(({ key }) => key === name)?.value ?? ''

/** Unsubscribes like a mail program, without a visit. */
const oneClick = (url: string) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'error',
  })

test(
  'the life of a subscription: form, mail, confirmation, newsletter, one-click unsubscribe, data deleted',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using place = await ownPlace()
    const { site, mail } = place
    await expect.poll(() => site.output()).toContain('from SMTP_URL')
    const page = await newPage({ siteUrl: site.url, at: '/forums' })
    await footerField(page).fill(' Asha@MAIL.example ')
    await footerField(page).press('Enter')
    const told = page.getByRole('contentinfo').getByRole('status')
    await expect.poll(() => told.textContent()).toMatch(/^Thank you\. We are sending you an email/)
    expect(pathOf(page)).toBe('/forums')
    await expect.poll(() => footerField(page).inputValue()).toBe('')
    await expectNoAxeViolations(page)

    const [asked] = await mailsTo(mail, 'Asha@mail.example', 1)
    expect(asked?.from).toEqual({ name: 'Pravesh', address: 'letters@pravesh.example' })
    const link = linkIn(asked, 'confirm')
    expect(asked?.html).toContain(link)
    // Opening the link, even repeatedly, confirms nothing.
    for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200)
    expect((await place.send()).stdout).toContain('was not started and nothing was sent')

    await page.goto(link)
    expect(await heading(page)).toBe('Confirm your subscription')
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect.poll(() => outcome(page).textContent()).toMatch(/^Confirmed\./)
    await expect.poll(() => new URL(page.url()).search).toBe('?outcome=confirmed')
    await expectNoAxeViolations(page)

    const sent = await place.send()
    expect(sent, sent.stderr).toMatchObject({ code: 0 })
    expect(sent.stdout + sent.stderr).not.toContain('@mail.example')
    const [, letter] = await mailsTo(mail, 'Asha@mail.example', 2)
    expect(headerOf(letter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(letter, 'list-id')).toContain('<weekly.127.0.0.1>')
    const leave = /^<(.+)>$/.exec(headerOf(letter, 'list-unsubscribe'))?.[1] ?? ''
    expect(linkIn(letter, 'unsubscribe')).toBe(leave)
    expect(letter?.html).toContain(leave)
    expect(letter?.html).not.toMatch(/<img|<script|https?:\/\/(?!127\.0\.0\.1)[^"]*(?:pixel|track)/)

    expect(await place.addresses()).toEqual(['Asha@mail.example'])
    const left = await oneClick(leave)
    expect([left.status, await left.text()]).toEqual([200, 'Unsubscribed.'])
    expect(await place.addresses()).toEqual([])
    expect((await oneClick(leave)).status).toBe(200)
    expect(await place.send()).toMatchObject({ code: 0 })
    expect(mail.mails).toHaveLength(2)
    // Neither the site's log nor its other output has the address or a token.
    expect(site.output()).not.toMatch(/mail\.example|token=/)
  },
)

test(
  'the same without JavaScript; a known address gets the same response as a new one',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using place = await ownPlace()
    const { site, mail } = place
    const page = await newPage({ siteUrl: site.url, javaScript: false, width: 360 })
    const press = (within: Locator, name: string) =>
      toNextDocument(page, () => within.getByRole('button', { name, exact: true }).click())
    const main = page.getByRole('main')
    const subscribe = async (address: string) => {
      await page.goto('/')
      const field = page.locator('#newsletter').getByPlaceholder('Your email')
      await field.fill(address)
      await press(page.locator('#newsletter'), 'Subscribe')
      return { search: new URL(page.url()).search, text: await outcome(page).textContent() }
    }
    const fresh = await subscribe('ravi@mail.example')
    expect(fresh.search).toBe('?outcome=sent')
    await expectNoHorizontalScroll(page)
    const [asked] = await mailsTo(mail, 'ravi@mail.example', 1)
    expect(await subscribe('ravi@mail.example')).toEqual(fresh)
    await page.goto(linkIn(asked, 'confirm'))
    await expectNoHorizontalScroll(page)
    await press(main, 'Confirm')
    expect(await outcome(page).textContent()).toMatch(/^Confirmed\./)
    expect(await subscribe('ravi@mail.example')).toEqual(fresh)

    expect(await place.send()).toMatchObject({ code: 0 })
    const [, letter] = await mailsTo(mail, 'ravi@mail.example', 2)
    await page.goto(linkIn(letter, 'unsubscribe'))
    expect(await heading(page)).toBe('Unsubscribe')
    expect(await place.addresses()).toEqual(['ravi@mail.example'])
    await press(main, 'Unsubscribe')
    expect(await outcome(page).textContent()).toMatch(/^You’re unsubscribed/)
    expect(await place.addresses()).toEqual([])
    await page.goto(linkIn(letter, 'unsubscribe'))
    await press(main, 'Unsubscribe')
    expect(await outcome(page).textContent()).toMatch(/^This link no longer works/)
    expect(mail.mails).toHaveLength(2)
  },
)

test('without a mail server both visitor and operator are told that mails are not sent', async ({
  newPage,
}) => {
  const page = await newPage({ javaScript: false, at: '/newsletter' })
  await page.getByRole('main').getByPlaceholder('Your email').fill('meera@mail.example')
  const subscribe = page.getByRole('main').getByRole('button', { name: 'Subscribe' })
  await toNextDocument(page, () => subscribe.click())
  expect(await outcome(page).textContent()).toMatch(/^You’re on the list/)
  expect(await page.getByText('We are sending you an email').count()).toBe(0)
  await using database = await siteDatabase()
  const { confirmed_at, mailed_at } = await database.owner
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'mailed_at'])
    .where('address', '=', 'meera@mail.example')
    .executeTakeFirstOrThrow()
  expect([confirmed_at, mailed_at]).toEqual([null, null])
  const { dataDirectory } = inject('site')
  const refused = await startCommand('newsletter', ['send'], { DATA_DIR: dataDirectory }).finished
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('SMTP_URL is not set') })
})

test('an invalid address is reported, kept in the field with script, and never put in the URL', async ({
  newPage,
}) => {
  const page = await newPage({ tolerate: [/status of 400/], at: '/newsletter' })
  const field = page.getByRole('main').getByPlaceholder('Your email')
  await field.fill('asha@localhost')
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => outcome(page).textContent()).toMatch(/^This is not a valid email address/)
  expect(await field.inputValue()).toBe('asha@localhost')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await expectNoAxeViolations(page)

  const bare = await newPage({ javaScript: false, at: '/newsletter' })
  await bare.getByRole('main').getByPlaceholder('Your email').fill('asha@localhost')
  const subscribe = bare.getByRole('main').getByRole('button', { name: 'Subscribe' })
  await toNextDocument(bare, () => subscribe.click())
  expect(await outcome(bare).textContent()).toMatch(/^This is not a valid email address/)
  expect(new URL(bare.url()).search).toBe('?outcome=invalid')
})

test('the keyboard reaches the field and the button, never the honeypot', async ({ newPage }) => {
  const page = await newPage({ width: 1280, at: '/newsletter' })
  await page.getByRole('main').getByPlaceholder('Your email').focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Subscribe')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe('homepage')
  const { height = 0 } =
    (await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
})

test("the pages behind a mail's links are not indexed, and send no referrer", async () => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    const response = await fetch(`${inject('site').url}${path}?token=${'a'.repeat(43)}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('aaaaaaaa')
  }
  const { url } = inject('site')
  const letters = (await sitemapAddresses(url)).filter((address) => address.includes('/newsletter'))
  expect(letters).toEqual([`${url}/newsletter`])
})

test.for([
  ['/newsletter/CONFIRM', 'Confirm your subscription'],
  ['/newsletter/Unsubscribe', 'Unsubscribe'],
  ['/Alerts/confirm', 'Confirm your job alert'],
  ['/alerts/UNSUBSCRIBE', 'Stop all alerts'],
])('%s, in whatever capitals, is the page of its own button', async ([path, title]) => {
  const response = await fetch(inject('site').url + path)
  expect(await response.text()).toContain(`<title>${title} | Pravesh</title>`)
})

test('a mistyped domain is questioned once, and taken when it is sent again', async ({ newPage }) => {
  const page = await newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await open(page, '/newsletter')
  const main = page.getByRole('main')
  await main.getByLabel('Weekly newsletter').fill('asha@gmial.com')
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Did you mean gmail.com?').waitFor()
  expect(sent).toEqual([])
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => sent).toEqual(['/newsletter/subscribe'])
})
