import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_SEARCH, type JobSearch } from '#core/find/job-search.ts'
import type { Database } from '#db/schema.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createSimpleWords } from '#test/simple-words.ts'
import { keepIndex, type IndexKeeper } from './index-keeper.ts'

const NOW = new Date('2026-11-22T06:00:00Z')
const database = testDatabase()
const logError = vi.fn()
let keepers: IndexKeeper[] = []

beforeEach(() => database.empty())
afterEach(async () => {
  await Promise.all(keepers.map(({ stop }) => stop()))
  keepers = []
  logError.mockReset()
})

async function startKeeper(db: Kysely<Database> = database.web): Promise<IndexKeeper> {
  const keeper = keepIndex({ db, logError, createWords: createSimpleWords, everyMs: 20 })
  keepers.push(keeper)
  await keeper.built
  return keeper
}

/** Only the index counts facets, so this fails if SQL answered. */
async function findTitles({ finder }: IndexKeeper, search: Partial<JobSearch> = {}): Promise<string[]> {
  const page = { order: 'newest', offset: 0, limit: 100, now: NOW, facets: true } as const
  const { jobs, facets, total } = await finder.find({ ...EMPTY_SEARCH, ...search }, page)
  expect(facets).not.toBeNull()
  expect(total).toBe(jobs.length)
  return jobs.map(({ title }) => title)
}

const titled = (title: string, rest: Parameters<typeof jobRow>[1] = {}) => jobRow(title, { title, ...rest })

test('a search for a mail waits for the index and the words of descriptions, one for a page does not', async () => {
  await insertJobs(database.owner, [titled('First', { description: '<p>Uses Kafka.</p>' })])
  const keeper = keepIndex({ db: database.web, logError })
  keepers.push(keeper)
  const page = { order: 'newest', offset: 0, limit: 9, now: NOW, facets: true } as const
  const search = { ...EMPTY_SEARCH, search: 'kafka' }
  const [atOnce, waited] = await Promise.all([
    keeper.finder.find(search, page),
    keeper.indexed.find(search, page),
  ])
  expect(atOnce.facets).toBeNull()
  expect(waited).toMatchObject({ total: 1, facets: expect.anything() })
})

test.for([
  ['in a thread of its own', 'words/description-thread.ts', 0],
  ['in the thread that answers if that thread fails', 'words/no-such-program.ts', 1],
] as const)('reads descriptions %s', async ([, program, errors]) => {
  const descriptions = ['<p>Uses Kafka.</p>', '<p>Kafka and Spark.</p>', '<p>None.</p>']
  await insertJobs(
    database.owner,
    descriptions.map((description, at) => titled(`Job ${at}`, { description })),
  )
  const descriptionThread = { program: new URL(program, import.meta.url), from: 2 }
  const keeper = keepIndex({ db: database.web, logError, descriptionThread })
  keepers.push(keeper)
  const page = { order: 'newest', offset: 0, limit: 9, now: NOW, facets: true } as const
  expect(await keeper.indexed.find({ ...EMPTY_SEARCH, search: 'kafka' }, page)).toMatchObject({ total: 2 })
  expect(logError).toHaveBeenCalledTimes(errors)
})

test('finds what was there at the start, and what is added, changed and closed later', async () => {
  await insertJobs(database.owner, [titled('First', { age: 3 }), titled('Second', { age: 2 })])
  const keeper = await startKeeper()
  expect(await findTitles(keeper)).toEqual(['Second', 'First'])

  const [third = ''] = await insertJobs(database.owner, [titled('Third', { age: 1 })])
  await expect.poll(() => findTitles(keeper)).toEqual(['Third', 'Second', 'First'])

  await database.owner
    .updateTable('jobs')
    .set({ posted_at: new Date('2020-01-01') })
    .where('id', '=', third)
    .execute()
  await expect.poll(() => findTitles(keeper)).toEqual(['Second', 'First', 'Third'])
  await database.owner.updateTable('jobs').set({ title: 'Renamed' }).where('id', '=', third).execute()
  await expect.poll(() => findTitles(keeper, { search: 'renamed' })).toEqual(['Renamed'])

  await database.owner
    .updateTable('jobs')
    .set({ is_active: false, closed_at: NOW })
    .where('id', '=', third)
    .execute()
  await expect.poll(() => findTitles(keeper)).toEqual(['Second', 'First'])
  await database.owner.deleteFrom('jobs').where('title', '=', 'First').execute()
  await expect.poll(() => findTitles(keeper)).toEqual(['Second'])
  expect(logError).not.toHaveBeenCalled()
})

test('removes samples with the first real postings', async () => {
  await insertJobs(database.owner, [titled('Sample', { is_sample: true })])
  const keeper = await startKeeper()
  expect(await findTitles(keeper)).toEqual(['Sample'])
  await database.owner.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('jobs').where('is_sample', '=', true).execute()
    await insertJobs(transaction, [titled('Real')])
  })
  await expect.poll(() => findTitles(keeper)).toEqual(['Real'])
})

test('finds the first posting of a city, skill or company that was asked for before', async () => {
  const keeper = await startKeeper()
  const searches = [
    { cities: ['kochi'] },
    { skills: ['rust'] },
    { companies: ['tarangini-labs'] },
    { location: 'koch' },
  ]
  for (const search of searches) expect(await findTitles(keeper, search)).toEqual([])
  const first = { location: 'Kochi', locations: ['Kochi'], skills: ['Rust'], company: 'Tarangini Labs' }
  await insertJobs(database.owner, [titled('First', first)])
  for (const search of searches) await expect.poll(() => findTitles(keeper, search)).toEqual(['First'])
})

test('follows the sightings of boards', async () => {
  await insertJobs(database.owner, [titled('Seen', { source: 'lever:one' })])
  const keeper = await startKeeper()
  expect(await findTitles(keeper, { confirmedWithin: 1 })).toEqual([])
  await database.owner.insertInto('boards').values({ source: 'lever:one', seen_at: NOW }).execute()
  await expect.poll(() => findTitles(keeper, { confirmedWithin: 1 })).toEqual(['Seen'])
})

test('counts the list without a filter again after each change', async () => {
  await insertJobs(database.owner, [
    titled('First', { location: 'Pune', locations: ['Pune'], source: 'lever:one' }),
  ])
  const keeper = await startKeeper()
  const count = async () => {
    const page = { order: 'newest', offset: 0, limit: 9, now: NOW, facets: true } as const
    const { facets } = await keeper.finder.find(EMPTY_SEARCH, page)
    const pune = facets?.city.find(({ value }) => value === 'pune')?.count
    const inADay = facets?.confirmed.find(({ value }) => value === '1')?.count
    return [pune, inADay, facets?.mode.find(({ value }) => value === 'hybrid')?.count]
  }
  expect(await count()).toEqual([1, 0, 0])
  const hybrid = { location: 'Pune', locations: ['Pune'], work_mode: 'hybrid' as const }
  await insertJobs(database.owner, [titled('Second', hybrid)])
  await expect.poll(count).toEqual([2, 0, 1])
  await database.owner.insertInto('boards').values({ source: 'lever:one', seen_at: NOW }).execute()
  await expect.poll(count).toEqual([2, 1, 1])
  await database.owner.deleteFrom('jobs').where('title', '=', 'Second').execute()
  await expect.poll(count).toEqual([1, 1, 0])
})

test('reads everything again when the table was emptied', async () => {
  await insertJobs(database.owner, [titled('Old')])
  const keeper = await startKeeper()
  await sql`truncate jobs cascade`.execute(database.owner)
  await insertJobs(database.owner, [titled('New')])
  await expect.poll(() => findTitles(keeper)).toEqual(['New'])
})

test('reads everything again if it differs from the database without a logged change', async () => {
  await insertJobs(database.owner, [titled('Kept'), titled('Lost')])
  const keeper = await startKeeper()
  await database.owner.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('jobs').where('title', '=', 'Lost').execute()
    await transaction.deleteFrom('job_changes').execute()
  })
  await expect.poll(() => findTitles(keeper)).toEqual(['Kept'])
  expect(logError).toHaveBeenCalledOnce()
})

test('indexes descriptions after everything else, and those of changed postings again', async () => {
  await insertJobs(database.owner, [titled('Described', { description: 'We use Haskell.' })])
  const words = createSimpleWords()
  const keeper = keepIndex({ db: database.web, logError, createWords: () => words, everyMs: 20 })
  keepers.push(keeper)
  await expect.poll(() => [...words.descriptions.values()]).toEqual(['We use Haskell.'])
  await database.owner.updateTable('jobs').set({ title: 'Changed', description: 'We use Go.' }).execute()
  await expect.poll(() => [...words.descriptions.values()]).toEqual(['We use Go.'])
})

test('keeps trying while the database is away, finds by SQL, and logs it once', async () => {
  let away = true
  const db = fakeDatabase(() => {
    if (away) throw new Error('away')
    return []
  })
  const keeper = keepIndex({ db, logError, createWords: createSimpleWords, everyMs: 5 })
  keepers.push(keeper)
  const page = { order: 'newest', offset: 0, limit: 1, now: NOW } as const
  await expect.poll(() => logError.mock.calls.length).toBe(1)
  await expect(keeper.finder.find(EMPTY_SEARCH, page)).rejects.toThrow('away')
  away = false
  await expect.poll(() => logError.mock.calls.length).toBe(1)
})
