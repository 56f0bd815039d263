import { expect, test } from 'vitest'
import type { FoundJobs, JobSearch } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { searchHref } from '../jobs-href.ts'
import { listChoices } from './choices.server.ts'
import { describeCost, listChosen } from './list-chosen.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const searchOf = (query: string) => parseSearchUrl(new URLSearchParams(query))
const choicesOf = (search: JobSearch) =>
  listChoices(search, null, (_facet, slug) => slug.charAt(0).toUpperCase() + slug.slice(1))

test('each chosen filter says what it is, and its link takes only it off', () => {
  const search = searchOf(
    'search=qa&type=remote&location=Goa&city=pune&city=remote&skill=python&years=4&pay=4&stated=1&batch=2026' +
      '&degree=any-graduate&branch=cse' +
      '&company=acme&category=backend&job_type=internship&posted=7&confirmed=1',
  )
  const chosen = listChosen(search, choicesOf(search))
  expect(chosen.map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'location: Goa',
    'city: Pune',
    'city: Remote in India',
    'skill: Python',
    'experience: 4 years of experience',
    'pay: At least ₹4 LPA',
    'batch: 2026 batch',
    'degree: Any graduate',
    'branch: CSE',
    'company: Acme',
    'role: Backend',
    'job type: Internship',
    'posting date: Posted in the last 7 days',
    'last check: Checked in the last day',
    'pay: Pay stated',
  ])
  const all = searchHref(search)
  for (const { without } of chosen) {
    const left = searchHref({ ...search, ...without })
    expect(left.split('&')).toHaveLength(all.split('&').length - 1)
  }
})

test('pay by the month is one filter', () => {
  const search = searchOf('stipend=20000')
  expect(listChosen(search, {})).toEqual([
    { name: 'pay', label: 'At least ₹20,000 a month', without: { pay: null } },
  ])
})

test.each<[string, FoundJobs['without'][number], string, string]>([
  ['search=kafka&batch=2026', { filter: 'search', value: 'kafka', count: 3 }, 'kafka', '/jobs?batch=2026'],
  ['city=pune&city=goa', { filter: 'cities', value: 'pune,goa', count: 3 }, 'Goa or Pune', '/jobs'],
  ['skill=java&skill=go', { filter: 'skills', value: 'go', count: 3 }, 'Go', '/jobs?skill=java'],
  ['pay=4&posted=1', { filter: 'pay', value: '400000', count: 3 }, 'At least ₹4 LPA', '/jobs?posted=1'],
  ['stipend=5000', { filter: 'pay', value: '5000', count: 3 }, 'At least ₹5,000 a month', '/jobs'],
  ['type=remote', { filter: 'modes', value: 'remote', count: 3 }, 'Remote', '/jobs'],
  [
    'experience=unstated',
    { filter: 'experience', value: 'unstated', count: 3 },
    'Experience not mentioned',
    '/jobs',
  ],
  ['years=3-5', { filter: 'years', value: '3-5', count: 3 }, '3–5 years of experience', '/jobs'],
  ['experience=2', { filter: 'experience', value: '2', count: 3 }, 'Up to 2 years of experience', '/jobs'],
  ['degree=mca&branch=it', { filter: 'degrees', value: 'MCA', count: 3 }, 'MCA', '/jobs?branch=it'],
  ['stated=1', { filter: 'payStated', value: 'true', count: 3 }, 'Pay stated', '/jobs'],
])('%s without %j', (query, cost, label, href) => {
  const search = searchOf(query)
  const described = describeCost(search, choicesOf(search), cost)
  expect(described.label.split(' or ').toSorted().join(' or ')).toBe(label)
  expect(searchHref({ ...search, ...described.without })).toBe(href)
})
