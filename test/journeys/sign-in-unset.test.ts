import { isDeepStrictEqual } from 'node:util'
import { expect, inject } from 'vitest'
import { test } from '../journey.ts'
import { heading } from '../shell-places.ts'
import { sharedSignInSite } from '../sign-in-site.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '../specified-routes.ts'

const here = sharedSignInSite()

const UNKNOWN = '/no-such-page'
const ACCOUNT_ADDRESSES = [
  '/dashboard',
  '/dashboard/delete',
  '/dashboard/export',
  '/user-type-selection',
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/callback',
  '/auth/signed-out',
  '/auth/sign-out',
  '/account/save',
  '/account/saved',
  '/account/ticks',
  '/account/about',
  '/account/track',
  '/account/hide',
  '/account/opened',
  '/account/delete',
]

const TABLE_OF_ROUTES = /\/assets\/manifest-\w+\.js/

/**
 * Pages whose text does not depend on the database, which differs between the sites. The privacy policy says what is kept
 * of those who sign in.
 */
// The offline page tells what of an account it can't show.
const FIXED = [...SPECIFIED_ROUTES, ...ADDED_ROUTES].filter(
  (path) =>
    !/^\/$|jobs|freshers|companies|courses|mnc|paths|events|prep|resume|hub|skills|status|trends|layoffs|about|privacy|offline/.test(
      path,
    ),
)

async function ask(url: string, path: string, init?: RequestInit) {
  const response = await fetch(url + path, { redirect: 'manual', ...init })
  const headers = Object.fromEntries(response.headers)
  for (const name of ['date', 'etag', 'x-request-id', 'content-length']) delete headers[name]
  return { status: response.status, headers, text: await response.text() }
}

test.each(ACCOUNT_ADDRESSES)('without the settings %s is like any unknown page', async (path) => {
  const { url } = inject('site')
  for (const init of [{}, { method: 'POST' }, { headers: { cookie: 'pravesh-session=x' } }]) {
    const [unknown, answer] = [await ask(url, UNKNOWN, init), await ask(url, path, init)]
    // An unknown page names its own address: that is the only difference.
    const text = answer.text.replaceAll(path, UNKNOWN)
    expect({ ...answer, text }).toEqual(unknown)
  }
})

test.for(['/dashboard', '/user-type-selection', '/auth/sign-in'])(
  'without the settings %s stays not found after hydration',
  async (path, { newPage }) => {
    const page = await newPage({ tolerate: [/status of 404/], at: path })
    expect(await heading(page)).toBe('Page Not Found')
    // A click does not request an account page either.
    await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click()
    await expect.poll(() => heading(page)).toBe('IT jobs in India')
    await page.goBack()
    await expect.poll(() => heading(page)).toBe('Page Not Found')
  },
)

test('without the settings no page mentions signing in, and a cookie changes nothing', async () => {
  const { url } = inject('site')
  const jobs = await ask(url, '/jobs')
  const job = /\?job=[0-9a-f-]{36}/.exec(jobs.text)?.[0] ?? ''
  for (const path of ['/', '/jobs?search=react', `/jobs${job}`, ...FIXED]) {
    const plain = await ask(url, path)
    expect(plain.text, path).not.toMatch(
      /sign[ -]?in\b|signedIn|dashboard"|\/auth|in your account|Save this search|ping=/i,
    )
    expect(plain.headers.vary, path).toBe('accept-encoding')
    // Another test may add a posting between the two.
    const differs = async () => {
      const [first, second] = [
        await ask(url, path),
        await ask(url, path, { headers: { cookie: 'pravesh-session=x' } }),
      ]
      return isDeepStrictEqual(first, second) ? null : [first, second]
    }
    await expect.poll(differs, { message: path }).toBeNull()
  }
  const [table = ''] = TABLE_OF_ROUTES.exec(jobs.text) ?? []
  const routes = await ask(url, table)
  expect(routes.text).toContain('"routes/jobs"')
  expect(routes.text).not.toMatch(/account|dashboard|user-type|auth/)
  expect((await ask(url, '/sitemap.xml')).text).not.toMatch(/dashboard|user-type|auth/)
})

test.each(FIXED)('with the settings %s differs only by the links in the header', async (path) => {
  const withoutScripts = (html: string) => html.replaceAll(/<script[^]*?<\/script>/g, '')
  const plain = await ask(inject('site').url, path)
  const offered = await ask(here().site.url, path)
  const links = /<a href="\/auth\/sign-in" rel="nofollow"[^>]*>Sign in<\/a>/g
  expect(offered.text.match(links)).toHaveLength(2)
  const text = withoutScripts(offered.text)
    .replaceAll(links, '')
    .replaceAll(here().site.url, inject('site').url)
  expect(text).toBe(withoutScripts(plain.text))
  expect(offered.headers.vary).toBe('cookie, accept-encoding')
  expect(offered.headers['cache-control']).toBe(plain.headers['cache-control'])
})

test('with the settings the sitemap has no account pages, and shared pages contain no data of the visitor', async ({
  newPage,
}) => {
  const { site, visit } = here()
  expect((await ask(site.url, '/sitemap.xml')).text).not.toMatch(/dashboard|user-type|auth/)
  const page = await newPage(visit)
  await page.goto('/auth/sign-up')
  await page.getByLabel('Name').fill('shared')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/user-type-selection')
  const cookies = await page.context().cookies(site.url)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const path of ['/jobs', '/jobs.data', '/forums', UNKNOWN]) {
    const own = await ask(site.url, path, { headers: { cookie } })
    expect(own.headers['cache-control'], path).not.toContain('public')
    expect(own.headers.vary, path).toContain('cookie')
    expect(own.text, path).not.toMatch(/shared@mail|Shared Rao/)
    const other = await ask(site.url, path)
    expect(other.text, path).not.toContain('>Dashboard<')
  }
  const session = cookies.find(({ name }) => name === 'pravesh-session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false })
})
