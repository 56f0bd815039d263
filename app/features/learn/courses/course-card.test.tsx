import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CourseCard } from './course-card.tsx'

const COURSE = {
  id: '1',
  skills: null,
  name: 'Learn HTML',
  platform: 'Web School',
  role_category: 'Frontend Dev',
  difficulty: 'Beginner',
  rating: 4.5,
  rating_count: null,
  is_free: true,
  tags: ['HTML', 'Forms', 'Tables', 'Media', 'Head'],
  link: 'https://example.com/html',
} as const

const card = (change: object = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CourseCard row={{ ...COURSE, tags: [...COURSE.tags], ...change }} />
    </MemoryRouter>,
  )

test('a card has name, platform, rating, three tags, the number of other tags, and a link', () => {
  const html = card()
  for (const part of ['Learn HTML', 'Web School', '>4.5<', '>HTML<', '>Forms<', '>Tables<', '+2'])
    expect(html).toContain(part)
  expect(html).not.toContain('>Media<')
  expect(html).toMatch(
    /<a href="https:\/\/example.com\/html" target="_blank" rel="noopener"[^>]*>Start Learning/,
  )
})

test('with three tags no others are counted', () => {
  expect(card({ tags: ['A', 'B', 'C'] })).not.toContain('+')
})

test.each([
  ['Beginner', 'badge-success'],
  ['Intermediate', 'badge-warning'],
  ['Advanced', 'badge-danger'],
])('%s has its own colour', (difficulty, colour) => {
  expect(card({ difficulty })).toMatch(new RegExp(`${colour}">${difficulty}<`))
})

test('a rating of visitors says of how many it is, to screen readers too', () => {
  expect(card({ rating: 4.3, rating_count: 1200 }).replaceAll(/<[^>]*>/g, '')).toContain(
    'Rated 4.3 out of 5· 1,200 ratings',
  )
  expect(card()).not.toContain('ratings')
})

test('a course with a link can be rated from 1 to 5', () => {
  const html = card()
  expect(html).toMatch(/<form id="rate-1"[^>]* action="\/rate" method="post">/)
  expect(html).toContain('<input type="hidden" name="row" value="1"/>')
  expect(
    [...html.matchAll(/<button value="(\d)"[^>]* name="stars"/g)].map((match) => match[1]).join(''),
  ).toBe('12345')
  expect(card({ link: null })).not.toContain('<form')
})

test('a card says Free or Paid, and is silent if there is no rating', () => {
  expect(card()).toContain('>Free<')
  expect(card({ is_free: false })).toContain('>Paid<')
  expect(card({ rating: null })).not.toMatch(/rated/i)
})

test('a course without a link has a disabled button', () => {
  const html = card({ link: null })
  expect(html).toMatch(/<button type="button"[^>]*disabled[^>]*>Coming Soon/)
  expect(html).not.toContain('<a ')
})
