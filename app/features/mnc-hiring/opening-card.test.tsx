import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MncJobOpening } from '#db/queries/content/mnc.ts'
import { OpeningCard } from './opening-card.tsx'

const NOW = new Date('2026-11-20T06:30:00Z')

function html(overrides: Partial<MncJobOpening> = {}): string {
  const opening: MncJobOpening = {
    id: '7',
    title: 'Data Analyst',
    category: 'Data & AI',
    company_id: '1',
    company: { id: '1', name: 'Vaigai Global', logo_url: null, website_url: null },
    requirements: ['SQL', 'Python', 'Statistics', 'Spreadsheets', 'Clear English'],
    deadline: null,
    apply_url: 'https://careers.vaigai.example/7',
    is_sample: false,
    created_at: NOW,
    ...overrides,
  }
  return renderToStaticMarkup(<OpeningCard opening={opening} now={NOW} />)
}

test('a card shows three requirements; the others are counted and collapsed', () => {
  const [shown = '', hidden = ''] = html().split('<details>')
  expect(shown.match(/<li>/g)).toHaveLength(3)
  expect(hidden).toContain('+2 more')
  expect(hidden).toContain('<li>Clear English</li>')
  expect(html({ requirements: ['SQL', 'Python', 'Statistics'] })).not.toContain('<details>')
  expect(html({ requirements: [] })).not.toContain('<ul')
})

test('only a sample is marked as one', () => {
  expect(html({ is_sample: true })).toContain('>Sample<')
  expect(html()).not.toContain('>Sample<')
})

test('the apply link opens in a new tab', () => {
  expect(html()).toMatch(
    /<a href="https:\/\/careers\.vaigai\.example\/7" target="_blank" rel="noopener"[^>]*>Apply Now/,
  )
  expect(html()).toContain('Not specified')
})

test.each([null, '', '#'])('without a link (%j) there is a disabled Contact HR', (apply_url) => {
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
  const company = { id: '1', name: 'Vaigai Global', logo_url: null, website_url: 'https://vaigai.example/' }
  expect(html({ company })).toMatch(/<a href="https:\/\/vaigai\.example\/"[^>]*>Vaigai Global/)
})
