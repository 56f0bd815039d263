import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/connection.ts'
import { storeCrawl } from '#db/queries/boards/board-crawl.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'
import { crawl, hour, posting } from '../board-crawls.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { startSite, type SiteProcess } from '../site-process.ts'

const ROUNDS = 5
/** Between two crawls: what two of them in a row do not list is closed. */
const HOURS_APART = 13

let postgres: TestPostgres
let owner: Kysely<Database>
let sites: SiteProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url }
  sites = [await startSite(settings), await startSite(settings)]
  owner = connect({ config: { connectionString: postgres.url, max: 2 }, role: 'owner' })
}, 120_000)
afterAll(async () => {
  await owner?.destroy()
  for (const site of sites) await site[Symbol.asyncDispose]()
  await postgres?.stop()
})

let asked = 0
/** What a site lists, at an address that it has not cached yet. */
async function listedBy({ url }: SiteProcess) {
  asked += 1
  const read = async (path: string) => (await fetch(`${url}${path}`)).json()
  const feed = (await read(`/feeds/jobs.json?pay=${asked / 100}&unstated=pay`)) as {
    items: { title: string }[]
  }
  const { total } = (await read(`/api/v1/jobs?limit=${asked}`)) as { total: number }
  return { titles: feed.items.map(({ title }) => title).toSorted(), total }
}

test('two sites on one database list the same while postings come and go', async () => {
  const crawls = Math.ceil((Date.now() - hour(0).getTime()) / 3_600_000) - ROUNDS * HOURS_APART
  const closed = () => owner.selectFrom('jobs').select('id').where('closed_at', 'is not', null).execute()
  for (let round = 0; round < ROUNDS; round++) {
    const open = Array.from({ length: 8 }, (_, index) => String(round * 3 + index))
    const boards = ['one', 'two'].map((board) =>
      open.map((id) =>
        posting(id, { source: `greenhouse:${board}`, title: `Engineer ${board} ${id}`, company: board }),
      ),
    )
    await Promise.all(
      boards.map((postings) => storeCrawl(owner, crawl(crawls + round * HOURS_APART, postings))),
    )
    const active = await owner
      .selectFrom('jobs')
      .select(['title', 'company'])
      .where('is_active', '=', true)
      .where('is_sample', '=', false)
      .execute()
    const expected = {
      titles: active.map(({ title, company }) => `${title} at ${company}`).toSorted(),
      total: active.length,
    }
    for (const site of sites) await expect.poll(() => listedBy(site)).toEqual(expected)
  }
  expect((await closed()).length).toBeGreaterThan(10)
})
