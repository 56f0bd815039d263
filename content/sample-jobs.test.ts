import { expect, test } from 'vitest'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES, hasApplicationLink } from '#core/job.ts'
import { SAMPLE_CITIES, type SampleJob } from '#core/sample-job.ts'
import { cityNames } from '#core/places/gazetteer.ts'
import { readSampleJobs } from './read-content.ts'

const jobs = await readSampleJobs()

function share(holds: (job: SampleJob) => boolean): number {
  return jobs.filter(holds).length / jobs.length
}

function words(job: SampleJob): string[] {
  return job.description.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g) ?? []
}

test('there are enough samples, of many companies', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(72)
  expect(new Set(jobs.map((job) => job.company)).size).toBeGreaterThanOrEqual(28)
})

test.each(JOB_CATEGORIES)('%s has samples', (category) => {
  expect(jobs.filter((job) => job.category === category).length).toBeGreaterThanOrEqual(3)
})

test.each(SAMPLE_CITIES)('%s has a sample', (city) => {
  expect(jobs.some((job) => job.cities.includes(city))).toBe(true)
})

test('samples use the same city names as ingested postings', () => {
  expect(cityNames()).toEqual(expect.arrayContaining([...SAMPLE_CITIES]))
})

test('every work mode, level and job type occurs, and so does null', () => {
  expect(new Set(jobs.map((job) => job.work_mode))).toEqual(new Set([...WORK_MODES, null]))
  expect(new Set(jobs.map((job) => job.experience_level))).toEqual(new Set([...EXPERIENCE_LEVELS, null]))
  expect(new Set(jobs.map((job) => job.job_type))).toEqual(new Set(JOB_TYPES))
  expect(jobs.filter((job) => job.cities.length === 0).length).toBeGreaterThanOrEqual(5)
  expect(jobs.filter((job) => job.cities.length > 1).length).toBeGreaterThanOrEqual(8)
})

test('freshers come first, mixed with others', () => {
  expect(share((job) => job.experience_level === 'Fresher')).toBeGreaterThanOrEqual(0.45)
  expect(share((job) => job.experience_level === 'Experienced')).toBeGreaterThanOrEqual(0.25)
  expect(share((job) => job.experience_level === null)).toBeGreaterThan(0)
})

test('pay matches the market: monthly stipends, freshers 2.5 to 8 lakh a year, some unstated', () => {
  for (const job of jobs) {
    if (job.salary_min === null || job.salary_max === null) continue
    expect(job.salary_min, job.external_id).toBeLessThanOrEqual(job.salary_max)
    if (job.job_type === 'Internship') {
      expect(job.salary_period, job.external_id).toBe('month')
      expect(job.salary_min, job.external_id).toBeGreaterThanOrEqual(8_000)
      expect(job.salary_max, job.external_id).toBeLessThanOrEqual(35_000)
    } else if (job.experience_level === 'Fresher' && job.salary_period === 'year') {
      expect(job.salary_min, job.external_id).toBeGreaterThanOrEqual(250_000)
      expect(job.salary_max, job.external_id).toBeLessThanOrEqual(800_000)
    }
  }
  expect(share((job) => job.salary_min === null)).toBeGreaterThan(0.05)
})

test('postings spread over 24 days, and only a few are featured', () => {
  const hours = jobs.map((job) => job.posted_hours_ago)
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...hours)).toBeLessThanOrEqual(24 * 24)
  expect(new Set(hours).size).toBe(jobs.length)
  const featured = jobs.filter((job) => job.is_featured)
  expect(featured.length).toBeGreaterThanOrEqual(6)
  expect(featured.length).toBeLessThanOrEqual(8)
})

test('most samples have no link, some have one, and a missing link occurs in both spellings', () => {
  expect(share((job) => hasApplicationLink(job.application_url))).toBeLessThan(0.5)
  expect(share((job) => hasApplicationLink(job.application_url))).toBeGreaterThan(0.1)
  for (const missing of ['', '#']) expect(jobs.some((job) => job.application_url === missing)).toBe(true)
})

test('each description has 120 to 220 words', () => {
  const odd = jobs.filter((job) => words(job).length < 120 || words(job).length > 220)
  expect(odd.map((job) => `${job.external_id}: ${words(job).length}`)).toEqual([])
})

test('no two descriptions share eight words in a row', () => {
  const first = new Map<string, string>()
  const shared: string[] = []
  for (const job of jobs) {
    const all = words(job).map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    for (let at = 0; at + 8 <= all.length; at++) {
      const passage = all.slice(at, at + 8).join(' ')
      const other = first.get(passage) ?? job.external_id
      if (other !== job.external_id) shared.push(`${other}, ${job.external_id}: ${passage}`)
      first.set(passage, other)
    }
  }
  expect(shared).toEqual([])
})

test('no sample asks for money', () => {
  for (const job of jobs) {
    expect(job.description, job.external_id).not.toMatch(
      /registration fee|processing fee|pay (?:a|the) fee|security deposit/i,
    )
  }
})
