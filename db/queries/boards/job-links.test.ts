import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { listDueLinks, recordLinkCheck, type LinksDue } from './job-links.ts'
import { recordReport } from '#db/queries/jobs/job-reports.ts'

const database = testDatabase()
afterEach(() => database.empty())

/** This long ago, by the database's clock. */
const ago = (time: string) => sql<Date>`now() - ${time}::interval`
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

/** A posting of a company without a board, last confirmed a while ago; a test sets only what it checks. */
async function posting(external_id: string, { seen = '2 days', source = 'file:gulmohar', ...row } = {}) {
  await database.owner
    .insertInto('boards')
    .values({ source, seen_at: ago(seen), found: 1, kept: 1, doubted_found: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [id = ''] = await insertJobs(database.owner, [
    jobRow(external_id, {
      source,
      title: `Engineer ${external_id}`,
      source_url: `https://gulmohar.example/jobs/${encodeURIComponent(external_id)}`,
      first_seen_at: LONG_AGO,
      ...row,
    }),
  ])
  await change(id, { verified_at: ago(seen), last_seen_at: ago(seen) })
  return id
}
const change = (id: string, columns: Record<string, unknown>) =>
  database.owner.updateTable('jobs').set(columns).where('id', '=', id).execute()
const read = (id: string) =>
  database.owner.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const BOARDS = ['greenhouse:silent', 'lever:well']
const due = async (rest: Partial<LinksDue> = {}) =>
  (await listDueLinks(database.owner, { boards: BOARDS, withoutBoard: 'file:', paused: [], ...rest })).map(
    ({ external_id }) => external_id,
  )

test('a posting without a board is due if nothing has confirmed it for a day', async () => {
  await posting('new', { seen: '1 hour' })
  await posting('old')
  const asked = await posting('asked')
  await change(asked, { probed_at: ago('2 hours') })
  const askedLong = await posting('asked long ago')
  await change(askedLong, { probed_at: ago('25 hours') })
  expect(await due()).toEqual(['old', 'asked long ago'])
})

test('a posting with a board is due if its board has been silent for three days', async () => {
  await posting('silent', { source: 'greenhouse:silent', seen: '4 days' })
  await posting('well', { source: 'lever:well', seen: '2 days' })
  const parted = await posting('parted', { source: 'greenhouse:silent', seen: '4 days' })
  await change(parted, { missed_since: ago('4 days') })
  expect(await due()).toEqual(['silent'])
})

test('postings of boards we no longer crawl, or of paused files, are not checked', async () => {
  await posting('silent', { source: 'greenhouse:silent', seen: '13 days' })
  await posting('paused', { source: 'greenhouse:paused', seen: '13 days' })
  const reported = await posting('file', { source: 'file:gulmohar' })
  await recordReport(database.web, reported, 'closed')
  expect(await due()).toEqual(['file', 'silent'])
  expect(await due({ paused: ['file:gulmohar', 'greenhouse:paused'] })).toEqual(['silent'])
  expect(await due({ boards: [] })).toEqual(['file'])
})

test('closed postings, samples, and postings without a page are never due', async () => {
  await change(await posting('closed'), { is_active: false, closed_at: ago('1 hour') })
  await change(await posting('sample'), { verified_at: null, is_sample: true })
  await change(await posting('no page'), { source_url: null })
  expect(await due()).toEqual([])
})

test('a posting reported since its last check comes first, at once', async () => {
  await posting('waiting')
  const reported = await posting('reported', { seen: '1 hour' })
  await recordReport(database.web, reported, 'closed')
  expect(await due()).toEqual(['reported', 'waiting'])
  await recordLinkCheck(database.owner, reported, 'uncertain')
  expect(await due()).toEqual(['waiting'])
})

test('the query takes ids and a limit', async () => {
  const [one] = [await posting('1'), await posting('2'), await posting('3')]
  expect(await due({ ids: [one] })).toEqual(['1'])
  expect(await due({ limit: 2 })).toHaveLength(2)
})

test('a page that exists confirms its posting, and clears an earlier strike', async () => {
  const id = await posting('1')
  const before = await read(id)
  expect(await recordLinkCheck(database.owner, id, 'gone')).toBe('gone once')
  expect(await recordLinkCheck(database.owner, id, 'open')).toBe('confirmed')
  const after = await read(id)
  expect(after).toMatchObject({ link_gone_since: null, is_active: true })
  expect(after.verified_at?.getTime()).toBeGreaterThan(before.verified_at?.getTime() ?? 0)
  expect(after.last_seen_at).toEqual(after.verified_at)
  expect(await due()).toEqual([])
})

test('a page gone twice, a day apart, closes its posting', async () => {
  const id = await posting('1')
  expect(await recordLinkCheck(database.owner, id, 'gone')).toBe('gone once')
  await change(id, { link_gone_since: ago('23 hours') })
  expect(await recordLinkCheck(database.owner, id, 'gone')).toBe('gone once')
  expect(await read(id)).toMatchObject({ is_active: true, closed_at: null })
  await change(id, { link_gone_since: ago('25 hours') })
  expect(await recordLinkCheck(database.owner, id, 'gone')).toBe('closed')
  expect(await read(id)).toMatchObject({ is_active: false, close_reason: 'link gone' })
  expect(await recordLinkCheck(database.owner, id, 'open')).toBeNull()
})

test('an uncertain response neither confirms nor counts, and clears no strike', async () => {
  const id = await posting('1')
  await recordLinkCheck(database.owner, id, 'gone')
  await change(id, { link_gone_since: ago('25 hours') })
  const before = await read(id)
  expect(await recordLinkCheck(database.owner, id, 'uncertain')).toBe('uncertain')
  expect(await read(id)).toMatchObject({
    is_active: true,
    verified_at: before.verified_at,
    last_seen_at: before.last_seen_at,
  })
  expect(await recordLinkCheck(database.owner, id, 'gone')).toBe('closed')
})

test('if the link of a job on two boards is dead, the other copy is shown', async () => {
  const shown = await posting('1')
  const copy = await posting('1', { source: 'file:other' })
  await change(shown, { card_key: 'k' })
  await change(copy, { card_key: 'k', is_active: false, duplicate_of: shown })
  await change(shown, { link_gone_since: ago('25 hours'), probed_at: ago('25 hours') })
  expect(await recordLinkCheck(database.owner, shown, 'gone')).toBe('closed')
  expect(await read(copy)).toMatchObject({ is_active: true, duplicate_of: null })
})
