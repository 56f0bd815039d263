import { beforeAll, describe, expect, test, vi } from 'vitest'
import { EMPTY_SEARCH, FACETS, type FacetName, type FindPage, type JobSearch } from '#core/find/job-search.ts'
import { listedName } from '#core/places/gazetteer.ts'
import { slugOf } from '#core/slug.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { readOpenJobs, readSightings } from '#db/queries/jobs/indexed-jobs.ts'
import { testDatabase } from '#test/database.ts'
import { createGenerator, seededRandom } from '#test/generated-jobs.ts'
import { createSimpleWords } from '#test/simple-words.ts'
import { createIndexFinder, findIds } from './index-finder.ts'
import { JobIndex } from './job-index.ts'
import { createWordIndex } from './words/word-index.ts'
import { createSlices } from '#core/slices.ts'

const NOW = new Date('2026-11-22T06:00:00Z')
const POSTINGS = 3000
const SEARCHES = 200
const database = testDatabase()
const generator = createGenerator(seededRandom(13), NOW)
let index: JobIndex

beforeAll(async () => {
  const seen = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
  await database.owner
    .insertInto('boards')
    .values([
      { source: 'greenhouse:one', seen_at: seen(20) },
      { source: 'lever:two', seen_at: seen(100) },
    ])
    .execute()
  const rows = Array.from({ length: POSTINGS }, (_, number) => {
    const row = generator.job(String(number))
    if (number % 7 === 0) return { ...row, is_sample: true, verified_at: null }
    return number % 5 === 0 ? { ...row, missed_since: NOW } : row
  })
  for (let start = 0; start < rows.length; start += 500)
    await database.owner
      .insertInto('jobs')
      .values(rows.slice(start, start + 500))
      .execute()

  index = new JobIndex(createSimpleWords())
  index.confirmBoards(await readSightings(database.web))
  await index.apply(readOpenJobs(database.web, 700), [], createSlices())
})

describe('the index and SQL', () => {
  test('find the same postings in the same order', async () => {
    const [ours, sql] = [createIndexFinder(database.web, index), createSqlFinder(database.web)]
    let found = 0
    for (let number = 0; number < SEARCHES; number++) {
      const search = generator.search()
      const page = generator.page()
      const expected = await sql.find(search, page)
      const got = await ours.find(search, page)
      found += expected.total
      expect(got, JSON.stringify({ search, page })).toEqual({ ...expected, without: got.without })
    }
    expect(found).toBeGreaterThan(SEARCHES)
  }, 120_000)

  test.each(['Secunderabad', 'Hinjewadi', 'Bombay', 'Gurgaon', 'Mohali', 'पुणे'])(
    'read %s as its city',
    async (name) => {
      const city = listedName(name) ?? ''
      const page = { order: 'newest', offset: 0, limit: 10, now: NOW } as const
      for (const finder of [createIndexFinder(database.web, index), createSqlFinder(database.web)]) {
        const total = async (search: Partial<JobSearch>) =>
          (await finder.find({ ...EMPTY_SEARCH, ...search }, page)).total
        expect(await total({ location: name })).toBe(await total({ location: city }))
        expect(await total({ cities: [name.toLowerCase()] })).toBe(await total({ cities: [slugOf(city)] }))
      }
      const { readAs } = await createIndexFinder(database.web, index).find(
        { ...EMPTY_SEARCH, location: 'Secunderabad' },
        page,
      )
      expect(readAs).toEqual([{ typed: 'Secunderabad', as: 'Hyderabad' }])
    },
  )

  test('tell how a search was read, also where it asks for no words', async () => {
    const read = {
      readAs: [{ typed: '6 लाख', as: 'at least ₹6 LPA' }],
      leftOut: ['जावा'],
      notices: [{ kind: 'denied' as const, words: ['जावा'] }],
    }
    const search = vi.spyOn(index.words, 'search')
    search.mockReturnValue({ ...index.words.search(''), ...read, asksWords: false })
    const page = { order: 'newest', offset: 0, limit: 1, now: NOW } as const
    const found = createIndexFinder(database.web, index).find({ ...EMPTY_SEARCH, search: 'x' }, page)
    expect(await found).toMatchObject(read)
    search.mockRestore()
  })

  test('continue after the same posting', async () => {
    const [ours, sql] = [createIndexFinder(database.web, index), createSqlFinder(database.web)]
    const page = { order: 'newest', offset: 0, limit: 50, now: NOW } as const
    const search = { ...EMPTY_SEARCH, modes: ['remote'] } satisfies JobSearch
    const { jobs } = await sql.find(search, page)
    const last = jobs[20]
    const after = { id: last?.id ?? '', posted_at: `${last?.posted_at.toISOString().slice(0, 23)}000Z` }
    const expected = (await sql.find(search, { ...page, after })).jobs
    expect((await ours.find(search, { ...page, after })).jobs).toEqual(expected)
    expect(expected.slice(0, 29)).toEqual(jobs.slice(21))
  })
})

/** The search with one value of a facet, in place of those that it asks for. */
function choose(search: JobSearch, facet: FacetName, value: string): JobSearch {
  const lists = {
    mode: 'modes',
    level: 'levels',
    city: 'cities',
    batch: 'batches',
    degree: 'degrees',
    branch: 'branches',
    company: 'companies',
    category: 'categories',
    jobType: 'jobTypes',
  } as const
  if (facet === 'level' && value === 'Fresher')
    return { ...search, levels: [value], years: null, experience: null }
  if (facet in lists) {
    const chosen = facet === 'batch' ? Number(value) : value
    return { ...search, [lists[facet as keyof typeof lists]]: [chosen] }
  }
  if (facet === 'skill') return { ...search, skills: search.anySkill ? [value] : [...search.skills, value] }
  if (facet === 'experience') {
    const [from = 0, to = from] = value.split('-').map(Number)
    const isFresher =
      search.levels.join() === 'Fresher' && search.years === null && search.experience === null
    const others = { ...search, levels: isFresher ? [] : search.levels, years: null, experience: null }
    if (value === 'unstated') return { ...others, experience: value }
    return to === 0 ? { ...others, levels: ['Fresher'] } : { ...others, years: { from, to } }
  }
  if (facet === 'posted') return { ...search, postedWithin: Number(value) }
  if (facet === 'confirmed') return { ...search, confirmedWithin: Number(value) }
  const [amount, unit] = value.split('/')
  const pay =
    unit === 'month'
      ? ({ amount: Number(amount), period: 'month' } as const)
      : ({ amount: Number(amount) * 100_000, period: 'year' } as const)
  return { ...search, pay }
}

describe('every facet count', () => {
  const page: FindPage = { order: 'newest', offset: 0, limit: 0, now: NOW, facets: true }

  test('is what the search would find with that value', () => {
    let counted = 0
    for (let number = 0; number < 60; number++) {
      // Values count those that state them.
      const search = { ...generator.search(), unstated: [] }
      const { facets } = findIds(index, search, page)
      for (const facet of FACETS) {
        for (const { value, count } of facets?.[facet] ?? []) {
          counted += count
          const { total } = findIds(index, choose(search, facet, value), { ...page, facets: false })
          expect(count, JSON.stringify({ facet, value, search })).toBe(total)
        }
      }
    }
    expect(counted).toBeGreaterThan(1000)
  })

  test('keeps a chosen value that nothing has', () => {
    const search = {
      ...EMPTY_SEARCH,
      cities: ['nowhere'],
      years: { from: 17, to: 17 },
      batches: [2028],
    } satisfies JobSearch
    const { facets } = findIds(index, search, page)
    expect(facets?.city.at(-1)).toEqual({ value: 'nowhere', label: 'nowhere', count: 0 })
    expect(facets?.experience.map(({ value }) => value).join(' ')).toBe(
      '0 1 2 3 4 5 6 8 10 12 15 17 20 unstated',
    )
  })
})

test('an empty list says what each filter costs, the most first', () => {
  const search = {
    ...EMPTY_SEARCH,
    modes: ['remote'],
    cities: ['nowhere'],
    skills: ['python'],
  } satisfies JobSearch
  const page: FindPage = { order: 'newest', offset: 0, limit: 6, now: NOW }
  const { total, without } = findIds(index, search, page)
  expect(total).toBe(0)
  expect(without).toEqual([
    { filter: 'cities', value: 'nowhere', count: findIds(index, { ...search, cities: [] }, page).total },
  ])
})

test('words mean filters, but for groups that are set', () => {
  const page: FindPage = { order: 'newest', offset: 0, limit: 6, now: NOW }
  // Without postings: what words ask for does not depend on them.
  const read = new JobIndex(createWordIndex())
  const implied = (search: string, set: Partial<JobSearch> = {}) =>
    findIds(read, { ...EMPTY_SEARCH, search, ...set }, page).implied
  expect(implied('python 4 lpa')).toEqual({ pay: { amount: 400_000, period: 'year' } })
  expect(implied('4 years python')).toEqual({ years: { from: 4, to: 4 } })
  expect(implied('0 years python')).toEqual({ levels: ['Fresher'] })
  expect(implied('4 years python', { levels: ['Fresher'] })).toEqual({})
  expect(implied('4 years python', { experience: 2 })).toEqual({})
  expect(implied('btech cse')).toEqual({ degrees: ['BE/BTech'], branches: ['CSE'] })
  // A degree and a branch are asked for together.
  expect(implied('btech cse', { degrees: ['MCA'] })).toEqual({ branches: ['CSE'] })
  expect(implied('python')).toEqual({})
})
