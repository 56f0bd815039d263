import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PrepCard } from './prep-card.tsx'

const BOOK = {
  id: '1',
  skills: null,
  name: 'Numbers',
  description: 'A book of numbers.',
  category: 'Aptitude',
  resource_type: 'Book',
  is_free: false,
  price: '₹499',
  rating: 3.6,
  rating_count: 7,
  best_for: 'Bank and campus tests',
  link: 'https://example.com/numbers',
} as const

const card = (change: object = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PrepCard row={{ ...BOOK, ...change }} />
    </MemoryRouter>,
  )

test('a card has type, purpose, price and rating', () => {
  const html = card()
  for (const part of ['Numbers', '>Book<', 'A book of numbers.', 'Best for', 'Bank and campus tests', '₹499'])
    expect(html).toContain(part)
  expect(html).not.toContain('>Free<')
  expect(html.match(/fill-current/g)).toHaveLength(4)
  expect(html).toMatch(/Rated <\/span>3\.6<span class="sr-only"> out of 5/)
  expect(html).toContain('7 ratings')
  expect(html).toMatch(/<a href="https:\/\/example.com\/numbers"[^>]*>Explore Now/)
})

test('a free resource has a badge; unknown facts are left out or shown as unknown', () => {
  expect(card({ is_free: true, price: null })).toMatch(/badge-action">Free</)
  expect(card({ price: null })).toContain('See website')
  const bare = card({ best_for: null, rating: null, link: null })
  expect(bare).not.toContain('Best for')
  expect(bare).not.toMatch(/rated/i)
  expect(bare).toMatch(/disabled[^>]*>Coming Soon/)
})
