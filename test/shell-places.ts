import type { Locator, Page } from 'playwright-core'

/** Where a visitor finds the parts of the page layout. */
export const header = (page: Page) => page.getByRole('banner')
export const group = (page: Page, name: string) => mainMenu(page).locator('summary').filter({ hasText: name })
/** The links of the open menus. */
export const menuLinks = (page: Page) => mainMenu(page).getByRole('link')
export const menuButton = (page: Page) => header(page).locator('summary').filter({ hasText: 'Menu' })
export const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' })
export const loader = (page: Page) => page.getByText('Loading Pravesh...', { exact: true })

export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
export const pathOf = (page: Page) => new URL(page.url()).pathname
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

export async function hrefs(links: Locator): Promise<(string | null)[]> {
  return await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
}

/** Marks the document; the result says whether the page still shows it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'same'))
  return () => page.evaluate(() => document.documentElement.getAttribute('data-journey') === 'same')
}

const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })
