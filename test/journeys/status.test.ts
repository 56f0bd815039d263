import { expect } from 'vitest'
import { test } from '#test/journey.ts'

test.for([360, 1280])(
  'what we check is on one page, without script, at %i px',
  async (width, { newPage }) => {
    const page = await newPage({ width, height: 900, javaScript: false, at: '/status' })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('What we check, and when')
    expect(await page.getByText('Careers pages that we read').isVisible()).toBe(true)
    expect(await page.getByText('Oldest confirmation of an open job').isVisible()).toBe(true)
    const days = page.getByRole('table', { name: 'New and closed jobs by day' })
    // A row of headings, then two weeks.
    expect(await days.getByRole('row').count()).toBe(15)
    // The sample database reads no employer.
    const employers = page.getByRole('region', { name: 'Large employers' })
    expect(await employers.getByText('We read none of them yet.').isVisible()).toBe(true)
    expect(await employers.getByText('Their site forbids robots').isVisible()).toBe(true)
    expect(await employers.getByText(/Tata Consultancy Services \(4,227\)/).isVisible()).toBe(true)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  },
)
