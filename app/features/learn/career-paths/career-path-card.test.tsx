import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CareerPathCard, summarisePath } from './career-path-card.tsx'

const PATH = {
  id: '7d3f9a52-1b1c-4a57-9b55-0a4f1c7a0001',
  name: 'Data Analyst',
  description: 'Answers questions with data.',
  category: 'Data Science',
  average_salary: 650_000,
  required_skills: ['SQL', 'Statistics', 'Charts', 'Python'],
  tools: ['Excel'],
  step_skills: [['SQL']],
  roadmap: [{ title: 'SQL', description: 'Ask a table.', duration: '3 weeks' }],
}

const card = (change: object = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CareerPathCard row={summarisePath({ ...PATH, ...change })} />
    </MemoryRouter>,
  )

test('the card sums up a path and links to its page', () => {
  const html = card()
  for (const part of ['Data Analyst', '>Data Science<', '>High growth<', '₹7 LPA', '1 step', '+1'])
    expect(html).toContain(part)
  expect(html).toMatch(new RegExp(`<a [^>]*href="/career-paths/${PATH.id}"[^>]*>View Path`))
})

test('an unknown salary is shown as unknown', () => {
  expect(card({ average_salary: null })).toContain('Not specified')
})

test('the roadmap and the tools are not sent to the list', () => {
  expect(summarisePath(PATH)).not.toHaveProperty('roadmap')
  expect(summarisePath(PATH)).not.toHaveProperty('tools')
})
