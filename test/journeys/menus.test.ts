import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { FOOTER_GROUPS } from '#app/site.ts'
import { test } from '../journey.ts'
import { toNextDocument } from '../page-checks.ts'
import {
  bottomBar,
  focused,
  group,
  header,
  heading,
  hrefs,
  markDocument,
  menuButton,
  menuLinks,
  pathOf,
} from '../shell-places.ts'

/** The specification's header groups, in order. */
const GROUPS: Record<string, string[]> = {
  Explore: ['/jobs', '/mnc-hiring', '/career-paths', '/events-hackathons', '/prep-zone'],
  Learn: ['/tools-courses', '/interview-prep', '/resume-portfolio', '/courses', '/case-studies'],
  'Startup Hub': [
    '/entrepreneur-hub',
    '/million-dollar-ideas',
    '/pro-startup-toolkit',
    '/roadmap-to-ceo',
    '/submit-idea',
  ],
  Marketplace: ['/it-cards', '/project-templates', '/premium-packs', '/career-tools', '/creator-submissions'],
}

const paidLinks = (page: Page) => menuLinks(page).filter({ has: page.getByText('Paid', { exact: true }) })

/** Two frames, so that scrolling and focus are painted. */
const settleFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test.for(Object.entries(GROUPS))(
  '%s opens on hover with its five links',
  async ([name, links], { newPage }) => {
    const page = await newPage({ at: '/forums' })
    expect(await menuLinks(page).count()).toBe(0)
    await group(page, name).hover()
    await expect.poll(() => hrefs(menuLinks(page))).toEqual(links)
    const paid = name === 'Startup Hub' ? ['/million-dollar-ideas'] : []
    expect(await hrefs(paidLinks(page))).toEqual(paid)
    // A click on a menu opened by hover does not close it, and there is no gap on the way down to it.
    await group(page, name).click()
    await menuLinks(page).last().hover()
    await expect.poll(() => menuLinks(page).count()).toBe(5)
    await page.mouse.move(640, 700)
    await expect.poll(() => menuLinks(page).count()).toBe(0)
  },
)

test('the mouse opens one menu at a time, and its links do not reload the document', async ({ newPage }) => {
  const page = await newPage({ at: '/' })
  const isSame = await markDocument(page)
  await group(page, 'Explore').hover()
  await group(page, 'Learn').hover()
  await expect.poll(() => hrefs(menuLinks(page))).toEqual(GROUPS.Learn)
  await menuLinks(page).first().click()
  await expect.poll(() => heading(page)).toBe('Tools & Courses Hub')
  await expect.poll(() => pathOf(page)).toBe('/tools-courses')
  await expect.poll(() => menuLinks(page).count()).toBe(0)
  await header(page).getByRole('link', { name: 'Pravesh' }).click()
  await expect.poll(() => pathOf(page)).toBe('/')
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('Tools & Courses Hub')
  expect(await isSame()).toBe(true)
})

test('the keyboard opens a menu, moves through it, closes it, and goes on', async ({ newPage }) => {
  const page = await newPage({ at: '/forums' })
  const press = (key: string) => page.keyboard.press(key)
  await group(page, 'Explore').focus()
  for (const key of ['Enter', 'Space']) {
    await press(key)
    await expect.poll(() => menuLinks(page).count()).toBe(5)
    await press('Escape')
    await expect.poll(() => menuLinks(page).count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Explore')
  }
  for (const [key, place] of [
    ['ArrowDown', 'Jobs'],
    ['ArrowDown', 'MNC Hiring'],
    ['Escape', 'Explore'],
    ['ArrowUp', 'Prep Zone'],
    ['Tab', 'Learn'],
  ] as const) {
    await press(key)
    await expect.poll(() => focused(page)).toBe(place)
  }
  await expect.poll(() => menuLinks(page).count()).toBe(0)
  await press('ArrowDown')
  await expect
    .poll(() =>
      menuLinks(page)
        .first()
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true)
  await press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/tools-courses')
  await expect.poll(() => menuLinks(page).count()).toBe(0)
})

test('a tap opens a menu, another closes it, and a link is followed', async ({ newPage }) => {
  const page = await newPage({ touch: true, at: '/forums' })
  await group(page, 'Explore').tap()
  await expect.poll(() => hrefs(menuLinks(page))).toEqual(GROUPS.Explore)
  await group(page, 'Explore').tap()
  await expect.poll(() => menuLinks(page).count()).toBe(0)
  await group(page, 'Explore').tap()
  await group(page, 'Learn').tap()
  await expect.poll(() => hrefs(menuLinks(page))).toEqual(GROUPS.Learn)
  await menuLinks(page).last().tap()
  await expect.poll(() => pathOf(page)).toBe('/case-studies')
  await expect.poll(() => menuLinks(page).count()).toBe(0)
})

test('without JavaScript the menus open on hover and on click', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: '/forums' })
  await group(page, 'Startup Hub').hover()
  await toNextDocument(page, () => menuLinks(page).filter({ hasText: 'Submit Idea' }).click())
  expect(pathOf(page)).toBe('/submit-idea')
  await group(page, 'Learn').focus()
  await page.keyboard.press('Enter')
  await toNextDocument(page, () => menuLinks(page).filter({ hasText: 'Case Studies' }).click())
  expect(pathOf(page)).toBe('/case-studies')
})

/** A phone has no footer, so its links are in the menu too. */
const FIRST = ['/remote-jobs', '/freshers-zone', '/skills', '/saved']
const FOOTER = FOOTER_GROUPS.flatMap(({ items }) => items.map(({ path }) => path)).filter(
  (path) => !FIRST.includes(path),
)

test('the mobile menu toggles, has every group, and closes when a link is followed', async ({ newPage }) => {
  const page = await newPage({ width: 360, height: 740, touch: true, at: '/forums' })
  expect(await menuLinks(page).count()).toBe(0)
  await menuButton(page).tap()
  await expect
    .poll(() => hrefs(menuLinks(page)))
    .toEqual([...FIRST, ...Object.values(GROUPS).flat(), ...FOOTER, '/community'])
  expect(await hrefs(paidLinks(page))).toEqual(['/million-dollar-ideas'])
  await menuButton(page).tap()
  await expect.poll(() => menuLinks(page).count()).toBe(0)

  await menuButton(page).tap()
  await menuLinks(page).filter({ hasText: 'Prep Zone' }).tap()
  await expect.poll(() => pathOf(page)).toBe('/prep-zone')
  await expect.poll(() => menuLinks(page).count()).toBe(0)
  await menuButton(page).tap()
  await bottomBar(page).getByRole('link', { name: 'Courses' }).tap()
  await expect.poll(() => pathOf(page)).toBe('/courses')
  await expect.poll(() => menuLinks(page).count()).toBe(0)
  await menuButton(page).tap()
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/prep-zone')
  await expect.poll(() => menuLinks(page).count()).toBe(0)
})

test('the mobile menu opens by keyboard, and Escape closes it', async ({ newPage }) => {
  const page = await newPage({ width: 360, at: '/forums' })
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => menuLinks(page).count()).toBe(35)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Remote')
  await page.keyboard.press('Escape')
  await expect.poll(() => menuLinks(page).count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Menu')
})

test('without JavaScript the mobile menu opens, and its last link is reachable', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, height: 560, at: '/forums' })
  await menuButton(page).click()
  await toNextDocument(page, () => menuLinks(page).last().click())
  expect(pathOf(page)).toBe('/community')
  expect(await menuLinks(page).count()).toBe(0)
})

test('moving through the header by keyboard does not scroll the page', async ({ newPage }) => {
  const page = await newPage({ at: '/' })
  await page.evaluate(() => {
    document.querySelector('a')?.focus()
    scrollTo(0, 1500)
  })
  for (const name of ['Pravesh', 'Explore', 'Learn']) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe(name)
  }
  await settleFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})
