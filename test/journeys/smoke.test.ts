import { expect, inject } from 'vitest'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../page-checks.ts'
import { SPECIFIED_ROUTES } from '../specified-routes.ts'

const ROUTES = SPECIFIED_ROUTES.map((path) => path.replace(':id', '1'))
const UNKNOWN = '/no-such-page'

test.for([...ROUTES, UNKNOWN])(
  '%s is a whole and accessible page, wide and light, narrow and dark',
  async (path, { newPage }) => {
    const page = await newPage({ tolerate: path === UNKNOWN ? [/status of 404/] : [] })
    const response = await page.goto(path)

    expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200)
    expect(await page.locator('h1').count()).toBe(1)
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)

    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  },
)

test('every page has a title and a description of its own', async () => {
  const pages = await Promise.all([...ROUTES, UNKNOWN].map(readHead))

  for (const { path, title, description } of pages) {
    expect(title, path).toMatch(/Pravesh/)
    expect(description, path).toMatch(/\S{3}/)
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

async function readHead(path: string) {
  const response = await fetch(inject('site').url + path)
  const html = await response.text()
  return {
    path,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  }
}
