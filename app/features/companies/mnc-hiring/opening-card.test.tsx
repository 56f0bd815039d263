import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OpeningCard } from './opening-card.tsx'
import type { Opening } from './openings.ts'

const NOW = new Date('2026-11-20T06:30:00Z')

const requirements = (...items: string[]): Opening['asks'] => ({ name: 'Requirements', items })

function html(overrides: Partial<Opening> = {}): string {
  const opening: Opening = {
    id: '7',
    title: 'Data Analyst',
    href: null,
    company: { name: 'Vaigai Global', logo_url: null, website_url: null },
    location: null,
    category: 'Data & AI',
    asks: requirements('SQL', 'Python', 'Statistics', 'Spreadsheets', 'Clear English'),
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

test('a card shows three requirements; the others are counted and collapsed', () => {
  const [shown = '', hidden = ''] = html().split('<details>')
  expect(shown.match(/<li>/g)).toHaveLength(3)
  expect(hidden).toContain('+2 more')
  expect(hidden).toContain('<li>Clear English</li>')
  expect(html({ asks: requirements('SQL', 'Python', 'Statistics') })).not.toContain('<details>')
  expect(html({ asks: requirements() })).not.toContain('<ul')
})

test('a real posting shows its place and its badge, counts its skills, and its title opens its page', () => {
  const skills = { name: 'Skills' as const, items: ['Java', 'Spring', 'SQL', 'Kafka'] }
  const posting = html({
    href: '/jobs?job=7',
    location: 'Pune',
    verified: true,
    category: null,
    asks: skills,
  })
  expect(posting).toMatch(/<a [^>]*href="\/jobs\?job=7"[^>]*>Data Analyst<\/a>/)
  expect(posting).toContain('>Pune<')
  expect(posting).toContain('Verified')
  expect(posting).toContain('<ul aria-label="Skills"')
  expect(posting).toContain('+1 more')
  expect(html()).not.toContain('Verified')
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
  const company = { name: 'Vaigai Global', logo_url: null, website_url: 'https://vaigai.example/' }
  expect(html({ company })).toMatch(/<a href="https:\/\/vaigai\.example\/"[^>]*>Vaigai Global/)
})
