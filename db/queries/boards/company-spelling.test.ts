import { afterEach, expect, test } from 'vitest'
import { crawl, hour, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { storeCrawl } from './board-crawl.ts'
import type { Crawl } from './crawl-plan.ts'

const database = testDatabase()
afterEach(() => database.empty())

const take = (crawl: Crawl) => storeCrawl(database.owner, crawl)
const companies = async () => {
  const rows = await database.owner.selectFrom('jobs').select('company').orderBy('external_id').execute()
  return [...new Set(rows.map(({ company }) => company))]
}
const writtenAs = (source: string, company: string, ids: string[]) =>
  ids.map((id) => posting(id, { source, company }))

test('boards that write a company with other capitals give it the name that it already has', async () => {
  await take(crawl(0, writtenAs('greenhouse:tarangini', 'TaranGini Systems', ['1', '2'])))
  const other = crawl(1, writtenAs('lever:tarangini', 'TARANGINI systems', ['3']))
  await take(other)
  expect(await companies()).toEqual(['TaranGini Systems'])
  expect(await take({ ...other, seenAt: hour(2) })).toMatchObject({ updated: 0, unchanged: 1 })
})

test('a company of one board follows its board, which may write it in two ways', async () => {
  await take(crawl(0, writtenAs('greenhouse:tarangini', 'TaranGini Systems', ['1', '2'])))
  const renamed = [
    ...writtenAs('greenhouse:tarangini', 'TarangiNi Systems', ['1', '2']),
    ...writtenAs('greenhouse:tarangini', 'tarangini systems', ['3']),
  ]
  await take(crawl(1, renamed))
  expect(await companies()).toEqual(['TarangiNi Systems'])
})

test('names with different slugs stay the names of two companies', async () => {
  await take(crawl(0, writtenAs('greenhouse:tarangini', 'Tarangini Systems', ['1'])))
  await take(crawl(1, writtenAs('lever:tarangini', 'Tarangini', ['2'])))
  expect(await companies()).toEqual(['Tarangini Systems', 'Tarangini'])
})

test('a name that was stored before the rule of capitals does not stay because another board has it', async () => {
  const written = ['greenhouse:tarangini', 'lever:tarangini'].map((source, board) =>
    writtenAs(source, 'Tarangini Systems', [String(board)]),
  )
  for (const postings of written) await take(crawl(0, postings))
  await database.owner.updateTable('jobs').set({ company: 'Tarangini systems', content_hash: '' }).execute()
  for (const postings of written) await take(crawl(1, postings))
  expect(await companies()).toEqual(['Tarangini Systems'])
})
