import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ToolCard } from './tool-card.tsx'

function card(change: object = {}): string {
  const tool = {
    id: '1',
    skills: null,
    name: 'Resume Maker',
    description: 'Makes a resume.',
    category: 'Resume Builders',
    price: null,
    is_free: true,
    rating: null,
    rating_count: null,
    logo_url: null,
    website_url: 'https://example.com/',
    tags: ['PDF', 'Templates', 'Hindi'],
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <ToolCard row={{ ...tool, ...change }} />
    </MemoryRouter>,
  )
}

test.each([
  ['Free', {}],
  ['Free', { is_free: false, price: 0 }],
  ['₹1,499', { is_free: false, price: 1499 }],
  ['Contact for price', { is_free: false, price: null }],
])('the price badge shows %s', (price, change) => {
  expect(card(change)).toContain(`>${price}<`)
})

test('a card shows two tags and the number of others; the logo falls back to initials', () => {
  const html = card()
  expect(html).toContain('>Templates<')
  expect(html).not.toContain('>Hindi<')
  expect(html).toContain('+1')
  expect(html).toContain('>RM<')
})

test('Explore is an external link; without one the card says Coming Soon', () => {
  expect(card()).toMatch(/<a href="https:\/\/example.com\/"[^>]*>Explore/)
  expect(card({ website_url: null })).toMatch(/disabled[^>]*>Coming Soon/)
})
