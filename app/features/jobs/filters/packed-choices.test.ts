import { expect, test } from 'vitest'
import { parseJobsUrl } from '../jobs-url.ts'
import { listChoices } from './choices.server.ts'
import { packChoices, unpackChoices } from './packed-choices.ts'

test('choices arrive as they were', () => {
  const state = parseJobsUrl(new URLSearchParams('city=pune&company=a-b'))
  const offered = listChoices(state, null, (_, slug) => (slug === 'a-b' ? 'A & B “Ltd”' : ''))
  const counted = offered.city.map((choice, at) => ({ ...choice, count: at }))
  const skill = [
    { value: 'c-plus-plus', label: 'C++', count: 2 },
    { value: 'r', label: 'R', count: 1 },
    { value: 'sql', label: 'sql', count: 3 },
  ]
  const choices = { ...offered, city: counted, skill, level: [] }
  expect(counted.length).toBeGreaterThan(2)
  expect(unpackChoices(packChoices(choices))).toEqual(choices)
})

test('a name cannot end its field', () => {
  const choices = unpackChoices('')
  const packed = packChoices({ ...choices, company: [{ value: 'a', label: 'A\tB\nC', count: null }] })
  expect(unpackChoices(packed).company).toEqual([{ value: 'a', label: 'A B C', count: null }])
})

test('a value that its label says is not written twice', () => {
  const choices = unpackChoices('')
  const city = { value: 'navi-mumbai', label: 'Navi Mumbai', count: 4 }
  expect(packChoices({ ...choices, city: [city] })).not.toContain('navi-mumbai')
})
