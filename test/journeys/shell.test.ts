import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from '../journey.ts'
import {
  bottomBar,
  focused,
  group,
  header,
  heading,
  hrefs,
  loader,
  markDocument,
  menuButton,
  menuLinks,
  pathOf,
} from '../shell-places.ts'

/** The specification's footer links, in order. */
const FOOTER = [
  '/jobs',
  '/remote-jobs',
  '/freshers-zone',
  '/salary-trends',
  '/tools',
  '/resume-help',
  '/layoffs-updates',
  '/ai-trends',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms',
]

/** Red, green, blue and alpha, 0 to 255, of an element's background. */
function groundOf(element: Locator): Promise<number[]> {
  return element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('no canvas')
    canvas.fillStyle = getComputedStyle(node).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
}

test('the header stays at the top, and is translucent past 10 px, not at 10', async ({ newPage }) => {
  const page = await newPage({ at: '/' })
  const alpha = async () => (await groundOf(header(page)))[3]
  const scroll = (y: number) => page.evaluate((top) => scrollTo(0, top), y)
  expect(await alpha()).toBe(255)
  await scroll(11)
  await expect.poll(alpha).toBeLessThan(250)
  await scroll(10)
  await expect.poll(alpha).toBe(255)
  await scroll(600)
  await expect.poll(alpha).toBeLessThan(250)
  expect((await header(page).boundingBox())?.y).toBe(0)
})

test.for([
  ['Search', '/search'],
  ['Community', '/community'],
] as const)('%s in the header leads to %s', async ([name, path], { newPage }) => {
  const page = await newPage()
  await page.goto('/')
  await header(page).getByRole('link', { name, exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe(path)
})

test('the footer has its links, a field for an e-mail address, and the year', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/forums')
  const footer = page.getByRole('contentinfo')
  expect(await hrefs(footer.getByRole('link'))).toEqual(FOOTER)
  const field = footer.getByPlaceholder('Your email', { exact: true })
  expect(await field.getAttribute('type')).toBe('email')
  const year = new Date().toLocaleDateString('en-IN', { year: 'numeric', timeZone: 'Asia/Kolkata' })
  expect(await footer.getByText(`© ${year} Pravesh`).count()).toBe(1)
})

test.for([
  [360, false],
  [768, false],
  [1280, true],
] as const)(
  'at %i px either the footer or the bottom bar is there',
  async ([width, isDesktop], { newPage }) => {
    const page = await newPage({ width })
    await page.goto('/forums')
    expect(await page.getByRole('contentinfo').count()).toBe(isDesktop ? 1 : 0)
    expect(await bottomBar(page).count()).toBe(isDesktop ? 0 : 1)
    expect(await menuButton(page).isVisible()).toBe(!isDesktop)
    expect(await group(page, 'Explore').isVisible()).toBe(isDesktop)
  },
)

test('the bottom bar has its five entries, 12 on Jobs, and marks the current one', async ({ newPage }) => {
  const page = await newPage({ width: 360, at: '/' })
  const entries = bottomBar(page).getByRole('link')
  expect(await hrefs(entries)).toEqual(['/', '/jobs', '/search', '/tools', '/courses'])
  expect(await entries.allTextContents()).toEqual(['Home', '12Jobs', 'Search', 'AI Tools', 'Courses'])
  const isSame = await markDocument(page)
  await entries.nth(1).click()
  const current = bottomBar(page).locator('[aria-current=page]')
  await expect.poll(() => current.allTextContents()).toEqual(['12Jobs'])
  expect(pathOf(page)).toBe('/jobs')
  expect(await isSame()).toBe(true)
})

test.for(['/', '/jobs', '/forums', '/search'])(
  'on a phone the bottom bar does not cover the end of %s',
  async (path, { newPage }) => {
    const page = await newPage({ width: 360, height: 640, at: path })
    const bar = await bottomBar(page).boundingBox()
    expect(bar && bar.y + bar.height).toBe(640)
    const endOfContent = () =>
      page.getByRole('main').evaluate((main) => {
        scrollTo(0, document.documentElement.scrollHeight)
        return main.getBoundingClientRect().bottom
      })
    // The final scroll position is rounded to whole pixels.
    await expect.poll(endOfContent).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  },
)

test('the loader covers the page for 500 ms and disappears from content that is there', async ({
  newPage,
}) => {
  const page = await newPage()
  const response = await page.goto('/forums', { waitUntil: 'domcontentloaded' })
  const html = (await response?.text()) ?? ''
  expect(html).toContain('Loading Pravesh...')
  expect(html).toMatch(/<h1[^>]*>Forums/)
  await expect.poll(() => loader(page).isVisible()).toBe(false)

  const coversAt = (time: number) =>
    loader(page).evaluate((text, at) => {
      const animation = document.getAnimations().find(({ effect }) => {
        return effect instanceof KeyframeEffect && effect.target?.contains(text)
      })
      const screen = animation?.effect instanceof KeyframeEffect ? animation.effect.target : null
      if (!animation || !(screen instanceof HTMLElement)) throw new Error('The loader is not animated.')
      animation.pause()
      animation.currentTime = at
      // The overlay ignores the pointer, so elementFromPoint needs it to accept events.
      screen.style.pointerEvents = 'auto'
      const corners = [
        [1, 1],
        [innerWidth - 1, innerHeight - 1],
      ] as const
      const isInFront = corners.every(([x, y]) => screen.contains(document.elementFromPoint(x, y)))
      return isInFront && text.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }, time)
  expect(await coversAt(0)).toBe(true)
  expect(await coversAt(499)).toBe(true)
  expect(await coversAt(800)).toBe(false)
})

test('the loader disappears without JavaScript too', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: '/forums' })
  await expect.poll(() => loader(page).isVisible()).toBe(false)
})

test('a session shows the loader once', async ({ newPage }) => {
  const page = await newPage()
  const isLaidOut = () => loader(page).evaluate((text) => text.getClientRects().length > 0)
  await page.goto('/forums')
  expect(await isLaidOut()).toBe(true)
  await page.goto('/community')
  expect(await isLaidOut()).toBe(false)
})

test('there is no loader with reduced motion, nor between pages', async ({ newPage }) => {
  const still = await newPage({ reducedMotion: true })
  await still.goto('/forums')
  // Not just transparent, which would still have a box: it has no layout at all.
  expect(await loader(still).evaluate((text) => text.getClientRects().length)).toBe(0)

  const page = await newPage({ at: '/forums' })
  await expect.poll(() => loader(page).isVisible()).toBe(false)
  await header(page).getByRole('link', { name: 'Community' }).click()
  await expect.poll(() => pathOf(page)).toBe('/community')
  expect(await loader(page).isVisible()).toBe(false)
})

test('the first Tab offers to skip to the content', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/forums')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Skip to content')
  const box = () => page.getByRole('link', { name: 'Skip to content' }).boundingBox()
  await expect.poll(async () => (await box())?.y).toBeGreaterThanOrEqual(0)
  expect((await box())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).toBe('#main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  )
})

test('a new page is announced, starts at its top, and has the keyboard at its content', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/' })
  await page.evaluate(() => scrollTo(0, 1500))
  const link = await header(page).getByRole('link', { name: 'Community' }).boundingBox()
  if (!link) throw new Error('The header has gone.')
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)
  const announced = page.getByRole('status').filter({ hasText: 'Community | Pravesh' })
  await expect.poll(() => announced.count()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

test('a slow page shows its name and a skeleton', async ({ newPage }) => {
  const page = await newPage({ at: '/forums' })
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/jobs.data*', async (route) => {
    await answer
    await route.continue()
  })
  await group(page, 'Explore').hover()
  await menuLinks(page).first().click()
  const main = page.getByRole('main')
  await expect.poll(() => main.getByRole('heading').allTextContents()).toEqual(['Jobs'])
  await expect.poll(() => main.getAttribute('aria-busy')).toBe('true')
  resolve()
  await expect.poll(() => heading(page)).toBe('IT jobs in India')
  await expect.poll(() => main.getAttribute('aria-busy')).toBe('false')
})

test('dark mode follows the system at once', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark' })
  await page.goto('/forums')
  const light = async () => ((await groundOf(page.locator('html')))[0] ?? 0) > 127
  expect(await light()).toBe(false)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(light).toBe(true)
})

test('pages load everything from the site itself', async ({ newPage }) => {
  const page = await newPage()
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  for (const path of ['/', '/jobs', '/forums']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  expect([...origins]).toEqual([inject('site').url])
})
