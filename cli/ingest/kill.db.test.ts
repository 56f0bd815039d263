import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import type { ListedBoard } from '#test/ingest-operator.ts'
import { ingestPlace } from '#test/ingest-place.ts'

const BOARDS = ['a', 'b', 'c', 'd']
const POSTINGS = 60

/** When to kill the run, in milliseconds after the first request. The exact values do not matter. */
const KILLS = [20, 150, 400]

/** What the boards list: at first, and after some postings were removed, added or changed. */
const VERSIONS = {
  first: (board: string) => greenhouseBoard(`Company ${board}`, jobs(1, POSTINGS)),
  second: (board: string) =>
    greenhouseBoard(`Company ${board}`, [
      ...jobs(11, POSTINGS - 11),
      { id: POSTINGS, description: 'Changed.' },
      ...jobs(POSTINGS + 1, 5),
    ]),
}

/** All state that a visitor or the next run can see, without the timestamps of this run. */
async function dump(owner: Kysely<Database>) {
  const postings = await owner
    .selectFrom('jobs')
    .select([
      'source',
      'external_id',
      'title',
      'is_active',
      'posted_at',
      'content_hash',
      'closed_at',
      'duplicate_of',
    ])
    .select((eb) => eb('missed_since', 'is not', null).as('missed'))
    .orderBy('source')
    .orderBy('external_id')
    .execute()
  const boards = await owner
    .selectFrom('boards')
    .select(['source', 'found', 'kept', 'listed', 'last_outcome', 'failures', 'doubted_crawls'])
    .orderBy('source')
    .execute()
  const counts = await owner.selectFrom('company_job_counts').selectAll().orderBy('company').execute()
  return { postings, boards, counts }
}

test('killed at any point and run again, it reaches the same state; each board is complete or untouched', async () => {
  let version: keyof typeof VERSIONS = 'first'
  let onRequest = () => {}
  await using servers = new AsyncDisposableStack()
  const list: ListedBoard[] = []
  // A host for each board, so that no board waits for another.
  for (const board of BOARDS) {
    const server = await serve((_, response) => {
      onRequest()
      response.end(VERSIONS[version](board))
    })
    servers.use(server)
    list.push({ source: `greenhouse:${board}`, baseUrl: server.url })
  }

  async function state(kills: number[]) {
    await using operator = await ingestPlace()
    operator.list(list)
    for (version of ['first', 'second'] as const) {
      for (const delay of kills) {
        const run = operator.start('ingest')
        onRequest = () => {
          onRequest = () => {}
          void sleep(delay).then(() => run.kill('SIGKILL'))
        }
        await run.finished
        await using database = await operator.database()
        expectWholeBoards((await dump(database.owner)).postings)
      }
      const { code, stdout, stderr } = await operator.ingest()
      expect(code, `${stdout}\n${stderr}`).toBe(0)
    }
    await using database = await operator.database()
    return await dump(database.owner)
  }

  const undisturbed = await state([])
  expect(undisturbed.postings).toHaveLength(BOARDS.length * (POSTINGS + 5))
  expect(undisturbed.postings.filter(({ missed }) => missed)).toHaveLength(BOARDS.length * 10)
  expect(await state(KILLS)).toEqual(undisturbed)
}, 300_000)

function expectWholeBoards(postings: { source: string }[]): void {
  const sizes = [...Map.groupBy(postings, ({ source }) => source).values()].map(({ length }) => length)
  expect(sizes.filter((size) => size !== POSTINGS && size !== POSTINGS + 5)).toEqual([])
}
