import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { crawl, notModified, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { readPostingProof } from '#db/queries/jobs/posting-evidence.ts'
import { storeCrawl } from './board-crawl.ts'
import type { Crawl } from './crawl-plan.ts'
import { expirePostings } from './job-expiry.ts'
import { recordLinkCheck } from './job-links.ts'

const database = testDatabase()
afterEach(() => database.empty())

const take = (crawl: Crawl) => storeCrawl(database.owner, crawl)
const idOf = async (external_id: string) => {
  const row = database.owner.selectFrom('jobs').select('id').where('external_id', '=', external_id)
  return (await row.executeTakeFirstOrThrow()).id
}
const confirmations = async (external_id: string) =>
  (await readPostingProof(database.web, await idOf(external_id))).confirmations

test('a posting counts its first sighting and every healthy crawl that listed it, unwritten', async () => {
  await take(crawl(0, ['1']))
  expect(await confirmations('1')).toBe(1)
  const version = () => sql`select xmin, ctid from jobs`.execute(database.owner)
  const before = (await version()).rows
  await take(crawl(5, ['1']))
  await take(notModified(6))
  expect(await confirmations('1')).toBe(3)
  expect((await version()).rows).toEqual(before)
  await take(crawl(7, ['1', '2']))
  expect(await confirmations('1')).toBe(4)
  expect(await confirmations('2')).toBe(1)
})

test('a changed posting keeps its count', async () => {
  await take(crawl(0, ['1']))
  await take(notModified(1))
  await take(crawl(2, [posting('1', { title: 'Senior Backend Engineer' })]))
  expect(await confirmations('1')).toBe(3)
  await take(notModified(3))
  expect(await confirmations('1')).toBe(4)
})

test('crawls that did not list or could not read a posting do not count for it', async () => {
  await take(crawl(0, ['1', '2', '3']))
  const unread = { unread: [{ external_id: '3', title: null }], found: 3 }
  await take(crawl(1, ['2'], unread))
  await take(crawl(2, ['2'], unread))
  expect(await confirmations('1')).toBe(1)
  expect(await confirmations('2')).toBe(3)
  expect(await confirmations('3')).toBe(1)
  await take(crawl(3, ['1', '2', '3']))
  await take(notModified(4))
  for (const id of ['1', '3']) expect(await confirmations(id)).toBe(3)
  expect(await confirmations('2')).toBe(5)
})

test('a doubted crawl counts for the postings that it listed, and the same crawl again counts once', async () => {
  await take(crawl(0, ['1', '2', '3']))
  for (let again = 0; again < 2; again += 1) await take(crawl(10, ['1'], { found: 1 }))
  expect(await confirmations('1')).toBe(2)
  expect(await confirmations('2')).toBe(1)
  for (let again = 0; again < 2; again += 1) await take(crawl(11, ['1', '2', '3']))
  expect(await confirmations('1')).toBe(3)
  expect(await confirmations('2')).toBe(2)
})

test('a closed posting keeps its count, and goes on from it when it reopens', async () => {
  await take(crawl(0, ['1', '2', '3']))
  await take(notModified(1))
  await sql`select close_posting(${await idOf('3')})`.execute(database.owner)
  await take(crawl(2, ['2', '3']))
  expect(await take(crawl(15, ['2', '3']))).toMatchObject({ closed: [{ external_id: '1' }] })
  expect(await confirmations('1')).toBe(2)
  expect(await confirmations('3')).toBe(2)
  await take(crawl(16, ['1', '2', '3']))
  expect(await confirmations('1')).toBe(3)
  // Longer after the import of the board, which is today, than a posting stays.
  await expirePostings(database.owner, new Date(Date.now() + 60 * 86_400_000))
  await take(notModified(17))
  expect(await confirmations('2')).toBe(5)
})

test('a check of the posting’s own page counts', async () => {
  await take(crawl(0, ['1']))
  await recordLinkCheck(database.owner, await idOf('1'), 'open')
  await recordLinkCheck(database.owner, await idOf('1'), 'uncertain')
  expect(await confirmations('1')).toBe(2)
})

test('a posting from before we counted, and a sample, have no count', async () => {
  await insertJobs(database.owner, [jobRow('old'), jobRow('sample', { is_sample: true })])
  expect(await confirmations('old')).toBeNull()
  expect(await confirmations('sample')).toBeNull()
  await recordLinkCheck(database.owner, await idOf('old'), 'open')
  expect(await confirmations('old')).toBeNull()
})

test('the employer’s words are stored, and a change of them alone is a change', async () => {
  const words = (text: string) => posting('1', { evidence: { experience: { text, from: 'text' } } })
  await take(crawl(0, [words('2+ years of work')]))
  const id = await idOf('1')
  expect(await readPostingProof(database.web, id)).toEqual({
    evidence: { experience: { text: '2+ years of work', from: 'text' } },
    confirmations: 1,
  })
  expect(await take(crawl(1, [words('At least 2 years of work')]))).toMatchObject({ updated: 1 })
  expect((await readPostingProof(database.web, id)).evidence.experience?.text).toBe(
    'At least 2 years of work',
  )
  expect(await readPostingProof(database.web, crypto.randomUUID())).toEqual({
    evidence: {},
    confirmations: null,
  })
})
