import { expect, onTestFinished, test, vi } from 'vitest'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createSimpleWords } from '#test/simple-words.ts'
import { keepIndex } from './index-keeper.ts'

const NOW = new Date('2026-11-22T06:00:00Z')
const database = testDatabase()
const logError = vi.fn()

const titled = (title: string, rest: Parameters<typeof jobRow>[1] = {}) => jobRow(title, { title, ...rest })

test('the index does not miss a transaction that commits late', async () => {
  const keeper = keepIndex({ db: database.web, logError, createWords: createSimpleWords, everyMs: 20 })
  onTestFinished(() => keeper.stop())
  await keeper.built
  const titles = async () => {
    const page = { order: 'newest', offset: 0, limit: 100, now: NOW, facets: true } as const
    const { jobs, facets } = await keeper.finder.find(EMPTY_SEARCH, page)
    expect(facets).not.toBeNull()
    return jobs.map(({ title }) => title)
  }

  await database.owner.transaction().execute(async (late) => {
    // Another company and category: the counts of a category are locked until the transaction ends.
    await insertJobs(late, [titled('Late', { age: 2, company: 'Tarangini Labs', category: 'Design' })])
    // Later transactions commit first, and are read.
    await insertJobs(database.owner, [titled('Early', { age: 1 })])
    await expect.poll(titles).toEqual(['Early'])
    await insertJobs(database.owner, [titled('Next', { age: 0 })])
    await expect.poll(titles).toEqual(['Next', 'Early'])
  })
  await expect.poll(titles).toEqual(['Next', 'Early', 'Late'])
})
