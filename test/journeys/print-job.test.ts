import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'

const ADDRESS = 'https://careers.vaigai.example/jobs/platform-engineer?ref=careers'
const withLink = crypto.randomUUID()
const noLink = crypto.randomUUID()

const common = {
  company: 'Vaigai Systems',
  description:
    '<p>Keep the <strong>booking</strong> service up.</p><ul><li>Write its tests</li></ul>' +
    '<h3>Minimum qualifications</h3><p>You can swim.</p>',
  skills: ['Node.js'],
  category: 'Backend' as const,
  ...SEEN_NOW,
  age: 600,
}
postingsOnSite('journey-print', [
  jobRow('print', { ...common, id: withLink, title: 'Printed Engineer', application_url: ADDRESS }),
  jobRow('print-no', { ...common, id: noLink, title: 'Linkless Printer', application_url: '#' }),
])

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
  const page = await newPage({ at: `/jobs?job=${id}` })
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
