import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { untilHydrated } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'

const SOURCE = 'journey-print'
const SEEN = new Date()
const ADDRESS = 'https://careers.vaigai.example/jobs/platform-engineer?ref=careers'
const withLink = crypto.randomUUID()
const noLink = crypto.randomUUID()

// Old enough not to be on the lists of other journeys.
beforeAll(async () => {
  await using database = await siteDatabase()
  const common = {
    source: SOURCE,
    company: 'Vaigai Systems',
    description:
      '<p>Keep the <strong>booking</strong> service up.</p><ul><li>Write its tests</li></ul>' +
      '<h3>Minimum qualifications</h3><p>You can swim.</p>',
    location: 'Pune',
    locations: ['Pune'],
    skills: ['Node.js'],
    category: 'Backend' as const,
    first_seen_at: SEEN,
    last_seen_at: SEEN,
    verified_at: SEEN,
  }
  await database.owner
    .insertInto('jobs')
    .values([
      jobRow('print', {
        ...common,
        age: 600,
        id: withLink,
        title: 'Printed Engineer',
        application_url: ADDRESS,
      }),
      jobRow('print-no', {
        ...common,
        age: 600,
        id: noLink,
        title: 'Linkless Printer',
        application_url: '#',
      }),
    ])
    .execute()
})
afterAll(async () => {
  await using database = await siteDatabase()
  await database.owner.deleteFrom('jobs').where('source', '=', SOURCE).execute()
})

/** The text that would be printed: visible texts, one line for each block. */
async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  return await page.evaluate(() => {
    const lines = new Map<Element, string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Text for screen readers only takes up one pixel.
      if (parent.closest('.sr-only') || node.textContent?.trim() === '') continue
      let block: Element = parent
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement
      lines.set(block, (lines.get(block) ?? '') + node.textContent)
    }
    return [...lines.values()].map((line) => line.replaceAll(/\s+/g, ' ').trim())
  })
}

test.for([
  [withLink, 'Printed Engineer', `Apply at ${ADDRESS}`],
  [noLink, 'Linkless Printer', 'Application link coming soon'],
] as const)('a posting prints only the essentials (%#)', async ([id, title, apply], { newPage }) => {
  const page = await newPage()
  await page.goto(`/jobs?job=${id}`)
  await untilHydrated(page)
  expect(await printed(page)).toEqual([
    title,
    'Vaigai Systems',
    'Pune',
    'Experience not mentioned',
    'About',
    'Vaigai Systems posted this Backend job on 30 Mar 2025.',
    'Role Summary',
    'Keep the booking service up.',
    'Write its tests',
    'Requirements',
    'Minimum qualifications',
    'You can swim.',
    apply,
  ])
})
