import { expect, inject } from 'vitest'
import { FOOTER_GROUPS, HEADER_GROUPS } from '#app/site.ts'
import { listMessages } from '#db/queries/messages/messages.ts'
import { askSite } from '../ask-site.ts'
import { test } from '../journey.ts'
import { toNextDocument } from '../page-checks.ts'
import { heading, menuButton } from '../shell-places.ts'
import { siteDatabase } from '../site-database.ts'

const LINKS = [...HEADER_GROUPS, ...FOOTER_GROUPS].flatMap(({ items }) => items.map(({ path }) => path))

async function bodies(): Promise<string[]> {
  await using database = await siteDatabase()
  return (await listMessages(database.owner)).map(({ body }) => body)
}

test.for(LINKS)('%s, linked from the menu or the footer, has a page', async (path) => {
  const response = await askSite(path)
  expect(response.status).toBe(200)
  await response.body?.cancel()
})

test('on a phone, the menu has the links of the footer, without script too', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/forums' })
  await menuButton(page).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Privacy Policy' }).click()
  await expect.poll(() => heading(page)).toBe('Privacy policy')
})

test('a message is sent without leaving the page, and a wrong address keeps it', async ({ newPage }) => {
  const page = await newPage({ tolerate: [/status of 400/], at: '/contact' })
  const message = page.getByLabel('Your message')
  const email = page.getByLabel('Your email, if you want an answer')
  await message.fill('The link of a job is dead.')
  await email.fill('asha@localhost')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('This is not a valid email address.').waitFor()
  expect(await message.inputValue()).toBe('The link of a job is dead.')
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
  await email.fill('asha@mail.example')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Thank you. We have your message.').waitFor()
  await expect.poll(() => message.inputValue()).toBe('')
  expect(await bodies()).toContain('The link of a job is dead.')
})

test('without script, a wrong message comes back as typed, and then is sent', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, tolerate: [/status of 400/], at: '/contact' })
  await page.getByLabel('Your message').fill('नमस्ते "Asha" <b>')
  await page.getByLabel('Your email, if you want an answer').fill('asha@localhost')
  const send = () => page.getByRole('button', { name: 'Send message' }).click()
  await toNextDocument(page, send)
  await page.getByText('This is not a valid email address.').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('नमस्ते "Asha" <b>')
  await page.getByLabel('Your email, if you want an answer').fill('')
  await toNextDocument(page, send)
  await page.getByText('Thank you. We have your message.').waitFor()
  expect(new URL(page.url()).search).toBe('?outcome=sent')
  expect(await bodies()).toContain('नमस्ते "Asha" <b>')
})

test('the résumé is there as text, and alone on paper', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/resume-help')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('[Your name]').isVisible()).toBe(true)
  for (const gone of ['The content', 'Download as text'])
    expect(await page.getByText(gone).isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  const text = await fetch(`${inject('site').url}/resume-help/fresher-resume.txt`)
  expect(text.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await text.text()).toMatch(/^\[Your name\]\n/)
})

test('about shows how a job becomes verified on a job, or a marked sample', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: '/about' })
  const shown = page.getByRole('article')
  expect(await shown.getByRole('link').getAttribute('href')).toMatch(/^\/jobs\//)
  expect(await shown.getByText(/^(A job that is open now|A sample job of a company)/).count()).toBe(1)
})
