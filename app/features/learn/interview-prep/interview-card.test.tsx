import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InterviewCard } from './interview-card.tsx'

const RESOURCE = {
  id: '1',
  skills: null,
  topic_name: 'Arrays',
  summary: 'Problems on arrays.',
  category: 'DSA Practice',
  difficulty: 'Easy',
  resource_type: 'YouTube',
  link: null,
} as const

test.each([
  ['Easy', 'badge-success'],
  ['Beginner', 'badge-success'],
  ['Intermediate', 'badge-warning'],
  ['Advanced', 'badge-danger'],
] as const)('%s has its own colour', (difficulty, colour) => {
  const html = renderToStaticMarkup(<InterviewCard row={{ ...RESOURCE, difficulty }} />)
  expect(html).toMatch(new RegExp(`${colour}">${difficulty}<`))
})

test('a card has topic, type and summary; without a link it says Coming Soon', () => {
  const html = renderToStaticMarkup(<InterviewCard row={RESOURCE} />)
  for (const part of ['Arrays', 'YouTube', 'Problems on arrays.']) expect(html).toContain(part)
  expect(html).toMatch(/disabled[^>]*>Coming Soon/)
  const linked = renderToStaticMarkup(<InterviewCard row={{ ...RESOURCE, link: 'https://example.com/a' }} />)
  expect(linked).toMatch(/<a href="https:\/\/example.com\/a"[^>]*>Access Resource/)
})
