import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#test/database.ts'
import { storeCrawl } from './board-crawl.ts'
import { listCooldowns, readBoard, recordFailure } from './boards.ts'
import { boardDueStates } from './due-boards.ts'

const database = testDatabase()
beforeEach(() => database.empty())

async function ran(source: string, secondsAgo: number, restsSeconds: number | null = null) {
  const startedAt = new Date()
  const retryAt = restsSeconds === null ? null : new Date(Date.now() + restsSeconds * 1000)
  await recordFailure(database.owner, { source, startedAt, outcome: 'network', error: 'no answer', retryAt })
  await sql`update boards set last_run_at = now() - make_interval(secs => ${secondsAgo})
    where source = ${source}`.execute(database.owner)
}

test('a board is due if it has had no run, or the last one ended an interval ago; the longest waiting comes first', async () => {
  await ran('lever:late', 7200)
  await ran('lever:later', 9000)
  await ran('lever:early', 3500)
  const states = await boardDueStates(
    database.owner,
    ['lever:early', 'lever:late', 'lever:later', 'lever:new', 'lever:newer'],
    3600,
  )
  expect(states.map(({ source, due }) => [source, due])).toEqual([
    ['lever:new', true],
    ['lever:newer', true],
    ['lever:later', true],
    ['lever:late', true],
    ['lever:early', false],
  ])
})

test('a board cools down for as long as its source asked', async () => {
  await ran('lever:asked', 7200, 600)
  await ran('lever:over', 7200, -1)
  const states = await boardDueStates(database.owner, ['lever:asked', 'lever:over', 'lever:new'], 3600)
  expect(states.filter(({ coolingDown }) => coolingDown).map(({ source }) => source)).toEqual(['lever:asked'])
})

test('cooldowns are listed with the remaining time', async () => {
  await ran('lever:asked', 7200, 600)
  await ran('lever:over', 7200, -1)
  await ran('lever:well', 7200)
  const [rest, ...others] = await listCooldowns(database.owner)
  expect(others).toEqual([])
  expect(rest).toEqual({ source: 'lever:asked', seconds: expect.any(Number) })
  expect(rest?.seconds).toBeGreaterThan(500)
  expect(rest?.seconds).toBeLessThanOrEqual(600)
})

test('a saved response imported meanwhile, successfully or not, does not end the cooldown', async () => {
  await ran('lever:asked', 7200, 600)
  await ran('lever:over', 7200, -1)
  for (const source of ['lever:asked', 'lever:over']) {
    const reading = {
      postings: [],
      unread: [],
      trouble: null,
      found: 0,
      india: 0,
      company: null,
      listed: [],
      rejected: {},
      validators: [],
    }
    await storeCrawl(database.owner, { source, startedAt: new Date(), seenAt: new Date(), reading })
  }
  await recordFailure(database.owner, {
    source: 'lever:asked',
    startedAt: new Date(),
    outcome: 'shape changed',
    error: 'expected JSON',
    retryAt: null,
  })
  expect((await listCooldowns(database.owner)).map(({ source }) => source)).toEqual(['lever:asked'])
  expect((await readBoard(database.owner, 'lever:over'))?.retry_at).toBeNull()
})

test('no boards, no results', async () => {
  expect(await boardDueStates(database.owner, [], 3600)).toEqual([])
})
