import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OpeningCard } from './opening-card.tsx'
import type { Opening } from './openings.ts'

const NOW = new Date('2026-11-20T06:30:00Z')

function html(overrides: Partial<Opening> = {}): string {
  const opening: Opening = {
    id: '7',
    title: 'Data Analyst',
    href: null,
    company: { name: 'Vaigai Global', logo_url: null, website_url: null },
    location: null,
    category: 'Data & AI',
    asks: { name: 'Requirements', items: ['SQL'] },
    deadline: null,
    apply_url: 'https://careers.vaigai.example/7',
    is_sample: false,
    verified: false,
    date: NOW,
    ...overrides,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <OpeningCard opening={opening} now={NOW} />
    </MemoryRouter>,
  )
}

test.each(['', '#'])('without a link (%j) there is a disabled Contact HR', (apply_url) => {
  expect(html({ apply_url })).toMatch(/<button[^>]* disabled=""[^>]*>Contact HR/)
  expect(html({ apply_url })).not.toContain('<a ')
})

test('an opening is open on its last day and closed the day after', () => {
  const last = html({ deadline: '2026-11-20' })
  expect(last).toContain('20 Nov 2026')
  expect(last).toContain('>Apply Now')
  const over = html({ deadline: '2026-11-19' })
  expect(over).toContain('Closed on 19 Nov 2026')
  expect(over).toMatch(/<button[^>]* disabled=""[^>]*>Applications Closed/)
  expect(over).not.toContain('<a ')
})

test('the company name links to its site, if known', () => {
  const company = { name: 'Vaigai Global', logo_url: null, website_url: 'https://vaigai.example/' }
  expect(html({ company })).toMatch(/<a href="https:\/\/vaigai\.example\/"[^>]*>Vaigai Global/)
})
