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

test('three requirements stand on the card; the others are counted, and folded away', () => {
  const [shown = '', hidden = ''] = html().split('<details>')
  expect(shown.match(/<li>/g)).toHaveLength(3)
  expect(hidden).toContain('+2 more')
  expect(hidden).toContain('<li>Clear English</li>')
  expect(html({ requirements: ['SQL', 'Python', 'Statistics'] })).not.toContain('<details>')
  expect(html({ requirements: [] })).not.toContain('<ul')
})

test('a sample says so, a real opening does not', () => {
  expect(html({ is_sample: true })).toContain('>Sample<')
  expect(html()).not.toContain('>Sample<')
})

test('an opening with a link is applied for there, in a new tab', () => {
  expect(html()).toMatch(
    /<a href="https:\/\/careers\.vaigai\.example\/7" target="_blank" rel="noopener"[^>]*>Apply Now/,
  )
  expect(html()).toContain('Not specified')
})

test.each([null, '', '#'])('without a link (%j) there is a disabled Contact HR', (apply_url) => {
  expect(html({ apply_url })).toMatch(/<button[^>]* disabled=""[^>]*>Contact HR/)
  expect(html({ apply_url })).not.toContain('<a ')
})

test('on its last day an opening is open, and the day after it is closed', () => {
  const last = html({ deadline: '2026-11-20' })
  expect(last).toContain('20 Nov 2026')
  expect(last).toContain('>Apply Now')
  const over = html({ deadline: '2026-11-19' })
  expect(over).toContain('Closed on 19 Nov 2026')
  expect(over).toMatch(/<button[^>]* disabled=""[^>]*>Applications Closed/)
  expect(over).not.toContain('<a ')
})

test('the company leads to its own site where that is known', () => {
  const company = { id: '1', name: 'Vaigai Global', logo_url: null, website_url: 'https://vaigai.example/' }
  expect(html({ company })).toMatch(/<a href="https:\/\/vaigai\.example\/"[^>]*>Vaigai Global/)
})
