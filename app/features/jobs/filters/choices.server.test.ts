import { expect, test } from 'vitest'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { facetsWith } from '#test/found-jobs.ts'
import { listChoices } from './choices.server.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const search = (query: string) => parseSearchUrl(new URLSearchParams(query))
const noName = () => ''

test('without an index, fixed groups show all their values, and none a count', () => {
  const choices = listChoices(EMPTY_SEARCH, null, noName)
  expect(choices.batch.map(({ label }) => label)).toEqual([
    '2023',
    '2024',
    '2025',
    '2026',
    '2027',
    '2028',
    '2029',
    '2030',
  ])
  expect(choices.degree.slice(0, 2)).toEqual([
    { value: 'BE/BTech', label: 'B.E./B.Tech', count: null },
    { value: 'ME/MTech', label: 'M.E./M.Tech', count: null },
  ])
  expect(choices.branch.at(-1)).toEqual({ value: 'Any', label: 'Any branch', count: null })
  expect(choices.mode.map(({ label }) => label)).toEqual(['Remote', 'Hybrid', 'On-site'])
  expect(choices.experience.slice(0, 3).map(({ label }) => label)).toEqual([
    'Fresher (0)',
    '1 year',
    '2 years',
  ])
  expect(choices.pay[1]).toEqual({ value: '4', label: 'At least ₹4 LPA', count: null })
  expect(choices.posted.map(({ label }) => label)).toEqual([
    'Today',
    'Last 3 days',
    'Last 7 days',
    'Last 30 days',
  ])
  expect(choices.city.map(({ label }) => label)).toEqual(['Remote in India', 'Delhi NCR'])
  expect(choices.company).toEqual([])
})

test('with an index, each value has its count', () => {
  const facets = facetsWith({
    city: [
      { value: 'pune', label: 'Pune', count: 41 },
      { value: 'remote', label: 'remote', count: 7 },
    ],
    batch: [{ value: '2026', label: '2026', count: 12 }],
  })
  const { city, batch } = listChoices(EMPTY_SEARCH, facets, noName)
  expect(city).toEqual([
    { value: 'pune', label: 'Pune', count: 41 },
    { value: 'remote', label: 'Remote in India', count: 7 },
    { value: 'delhi-ncr', label: 'Delhi NCR', count: null },
  ])
  expect(batch.find(({ value }) => value === '2026')).toMatchObject({ count: 12 })
})

test('a chosen value is always offered, by its name if that is known', () => {
  const asked = search('city=pune&skill=dot-net&company=acme&years=7&pay=4.5')
  const name = (_facet: string, slug: string) => (slug === 'dot-net' ? '.NET' : '')
  const { city, skill, company, experience, pay } = listChoices(asked, null, name)
  expect(city.at(-1)).toEqual({ value: 'pune', label: 'pune', count: null })
  expect(skill).toEqual([{ value: 'dot-net', label: '.NET', count: null }])
  expect(company).toEqual([{ value: 'acme', label: 'acme', count: null }])
  expect(experience.map(({ value }) => value).join(' ')).toBe('0 1 2 3 4 5 6 7 8 10 12 15 20 unstated')
  const labels = (query: string) =>
    listChoices(search(query), null, name).experience.map(({ label }) => label)
  expect(labels('years=3-5')).toContain('3–5 years')
  expect(labels('experience=7')).toContain('Up to 7 years')
  expect(pay.map(({ value }) => value).slice(0, 4)).toEqual(['3', '4', '4.5', '6'])
  const monthly = listChoices(search('stipend=12000'), null, name).pay.filter(({ value }) =>
    /month/.test(value),
  )
  expect(monthly.slice(0, 3).map(({ label }) => label)).toEqual([
    'At least ₹5,000 a month',
    'At least ₹10,000 a month',
    'At least ₹12,000 a month',
  ])
})
