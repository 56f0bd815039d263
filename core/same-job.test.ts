import { describe, expect, test } from 'vitest'
import {
  cardKey,
  isSameJob,
  isSameOpening,
  openingKey,
  type ComparableOpening,
  type ComparablePosting,
} from './same-job.ts'

const key = (title: string, company = 'Tarangini', locations = ['Bengaluru'], location = '') =>
  cardKey({ title, company, locations, location })

test.each([
  ['Backend Engineer', 'backend  engineer'],
  ['Sr. Backend Engineer', 'Senior Backend Engineer'],
  ['Software Engineer II', 'Software Engineer 2'],
  ['Backend Engineer - Bengaluru', 'Backend Engineer'],
  ['Backend Engineer (Bangalore)', 'Backend Engineer'],
  ['R&D Engineer', 'R and D Engineer'],
])('%s and %s are the same title', (one, other) => {
  expect(key(one)).toBe(key(other))
})

test.each([
  ['C++ Developer', 'C# Developer'],
  ['Software Engineer I', 'Software Engineer II'],
  ['Backend Engineer', 'Senior Backend Engineer'],
  ['Backend Engineer - Pune', 'Backend Engineer'],
])('%s and %s are different titles', (one, other) => {
  expect(key(one)).not.toBe(key(other))
})

test('a company is the same with and without its legal form', () => {
  expect(key('Tester', 'Tarangini Systems Pvt. Ltd.')).toBe(key('Tester', 'Tarangini Systems'))
  expect(key('Tester', 'Tarangini Systems')).not.toBe(key('Tester', 'Tarangini'))
  expect(key('Tester', 'India Ltd')).not.toBe(key('Tester', 'Limited'))
})

test('the order of cities does not matter; one more or less is another job', () => {
  expect(key('Tester', 'T', ['Pune', 'Chennai'])).toBe(key('Tester', 'T', ['Chennai', 'Pune']))
  expect(key('Tester', 'T', ['Pune', 'Chennai'])).not.toBe(key('Tester', 'T', ['Pune']))
  expect(key('Tester', 'T', [], 'Remote, India')).not.toBe(key('Tester', 'T', [], 'India'))
})

const WORDS = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ')

function posting(overrides: Partial<ComparablePosting> = {}): ComparablePosting {
  return {
    source: 'greenhouse:tarangini',
    requisition_id: null,
    experience_min: null,
    experience_max: null,
    job_type: null,
    work_mode: null,
    description: `<p>${WORDS}</p>`,
    ...overrides,
  }
}

test('facts that both state must agree; a missing one does not matter', () => {
  const other = { source: 'lever:tarangini', description: 'Another text.' }
  expect(isSameJob(posting({ experience_min: 2 }), posting(other))).toBe(true)
  expect(isSameJob(posting({ experience_min: 2 }), posting({ ...other, experience_min: 5 }))).toBe(false)
  expect(isSameJob(posting({ job_type: 'Full-time' }), posting({ ...other, job_type: 'Internship' }))).toBe(
    false,
  )
  expect(isSameJob(posting({ work_mode: 'remote' }), posting({ ...other, work_mode: 'onsite' }))).toBe(false)
})

test('two systems of an employer with the same long text have the same job, however they fill their fields', () => {
  const other = { source: 'workday:tarangini.wd3/Careers', requisition_id: 'R-9', work_mode: 'onsite' }
  const one = posting({ requisition_id: 'R-1', work_mode: 'remote' })
  expect(isSameJob(one, posting(other))).toBe(true)
  const short = { description: 'We hire engineers.' }
  expect(isSameJob({ ...one, ...short }, posting({ ...other, ...short }))).toBe(false)
  expect(isSameJob(one, posting({ ...other, source: 'greenhouse:tarangini-eu' }))).toBe(false)
})

test('requisition ids are compared within one system', () => {
  const one = posting({ requisition_id: 'R-1' })
  expect(isSameJob(one, posting({ source: 'greenhouse:tarangini-eu', requisition_id: 'R-2' }))).toBe(false)
  expect(isSameJob(one, posting({ source: 'lever:tarangini', requisition_id: 'lever-7' }))).toBe(true)
})

test('the same text on one board is a repost; a different text is another opening', () => {
  const edited = `<div>${WORDS.replace('word5 ', 'changed ')}</div>`
  expect(isSameJob(posting(), posting({ description: edited }))).toBe(true)
  expect(isSameJob(posting(), posting({ description: WORDS.replaceAll('word', 'team') }))).toBe(false)
  const elsewhere = { source: 'lever:tarangini', description: 'shorter' }
  expect(isSameJob(posting(), posting(elsewhere))).toBe(true)
})

describe('an opening in several places', () => {
  const TEXT = WORDS.replaceAll(' ', '</p> <p>')
  const inPlace = (city: string, overrides: Partial<ComparableOpening> = {}): ComparableOpening => ({
    source: 'greenhouse:tarangini',
    card_key: city,
    title: 'Backend Engineer',
    location: city,
    locations: [city],
    requisition_id: null,
    experience_min: 2,
    experience_max: 4,
    experience_level: 'Experienced',
    salary_min: null,
    salary_max: null,
    batch: [],
    job_type: null,
    work_mode: null,
    description: `<p>${TEXT} Our office in ${city}.</p>`,
    ...overrides,
  })
  const openingOf = (title: string, locations: string[], location = locations.join(', ')) =>
    openingKey({ company: 'Tarangini Ltd', title, locations, location })

  test.each([
    ['Backend Engineer - Pune', ['Pune'], 'Backend Engineer', ['Hyderabad']],
    ['Backend Engineer (Bangalore)', ['Bengaluru'], 'Backend Engineer, Navi Mumbai', ['Navi Mumbai']],
    ['Backend Engineer (Remote)', [], 'Sr. Backend Engineer', ['Pune']],
  ])('%s in %j has the title of %s in %j', (one, places, other, otherPlaces) => {
    const senior = other.startsWith('Sr.')
    const keys = [openingOf(one, places, places.join() || 'Remote, India'), openingOf(other, otherPlaces)]
    expect(keys[0] === keys[1]).toBe(!senior)
  })

  test('is one if the texts differ in little but the place', () => {
    expect(isSameOpening(inPlace('Pune'), inPlace('Hyderabad'))).toBe(true)
    const remote = inPlace('Remote, India', { locations: [], work_mode: 'remote' })
    expect(isSameOpening(inPlace('Pune'), remote)).toBe(true)
    expect(
      isSameOpening(
        inPlace('Pune', { description: '<p>Write Go in Pune.</p>' }),
        inPlace('Kochi', { description: '<p>Write Go in Kochi.</p>' }),
      ),
    ).toBe(true)
  })

  test.each<[string, Partial<ComparableOpening>, Partial<ComparableOpening>]>([
    ['requisitions', { requisition_id: 'R1' }, { requisition_id: 'R2' }],
    ['years', { experience_min: 2 }, { experience_min: 3 }],
    ['years that only one states', { experience_max: null }, { experience_max: 4 }],
    ['levels', { experience_level: 'Fresher' }, { experience_level: null }],
    ['modes', { work_mode: 'onsite' }, { work_mode: 'hybrid' }],
    ['types', { job_type: 'Full-time' }, { job_type: 'Internship' }],
    ['pay', { salary_max: 600_000 }, { salary_max: 900_000 }],
    ['batches', { batch: [2025] }, { batch: [2026] }],
    ['texts', { description: '<p>Write Go.</p>' }, { description: '<p>Write Java.</p>' }],
    ['no text', { description: '' }, { description: '' }],
    ['the same place', { card_key: 'one' }, { card_key: 'one' }],
  ])('with different %s there are two', (_, one, other) => {
    expect(isSameOpening(inPlace('Pune', one), inPlace('Hyderabad', other))).toBe(false)
  })
})
