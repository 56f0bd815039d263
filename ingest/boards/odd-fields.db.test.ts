import { afterEach, expect, test } from 'vitest'
import {
  changed,
  copyOf,
  FIXTURE_BOARDS,
  leavesOf,
  listIn,
  payloadOf,
  tokenOf,
  withPostings,
  type FixtureBoard,
  type Json,
} from '#test/ingest/fixture-boards.ts'
import { testDatabase } from '#test/database.ts'
import { ADAPTERS, parseSource } from './sources.ts'
import { databaseStore } from './board-store.ts'
import { ingestBoard } from './pipeline.ts'

const database = testDatabase()
afterEach(() => database.empty())

const NOW = new Date('2026-10-05T06:00:00Z')

const ODD: ((value: Json) => Json)[] = [
  (value) => `\udca9\ufffe\u202e${String(value)}\0 \ud83d`,
  () => 'x'.repeat(1_000_000),
  () => 7,
  () => 1e15,
  () => -1,
  () => null,
  () => ({ name: 'x' }),
  () => ['x', null, 7],
  () => JSON.parse(`${'['.repeat(5000)}7${']'.repeat(5000)}`) as Json,
  () => true,
]

test('every kind of board is tried', () => {
  expect(FIXTURE_BOARDS.map(({ token }) => token.split(':')[0])).toEqual(ADAPTERS.map(({ name }) => name))
})

test.each(FIXTURE_BOARDS)(
  '$token: an odd value costs its posting alone',
  { timeout: 120_000 },
  async (board) => {
    const { template, id } = await keptPosting(board)
    const paths = leavesOf(template).filter(
      (path) => !board.sent || (path[0] === board.sent && path.length > 1),
    )
    expect(paths.length).toBeGreaterThan(5)
    // Half of the values for each field: all of them took a minute.
    const odd = ODD.flatMap((change, kind) =>
      paths
        .filter((_, index) => (kind + index) % 2 === 0)
        .map((path, index) => changed(copyOf(template, id, `9${kind}${index}`), path, change)),
    )
    // Without them, more than half might be unreadable: then the whole board is taken for another shape.
    const good = Array.from({ length: Math.ceil(odd.length / 2) }, (_, index) =>
      copyOf(template, id, `8${index}`),
    )
    const goodIds = new Set(await idsOf(board, good))
    const { report, ids, texts } = await importPostings(board, [
      ...good.slice(0, 6),
      ...odd,
      ...good.slice(6),
    ])
    expect(report.problem).toBeNull()
    expect(report.stored?.refused).toEqual([])
    expect(ids.filter((one) => goodIds.has(one))).toHaveLength(good.length)
    const rejected = Object.values(report.rejected).reduce((sum, count) => sum + count, 0)
    expect(report.kept + rejected).toBe(report.found)
    const unreadable = report.notes.filter(({ kind }) => kind === 'unreadable')
    expect(unreadable.filter(({ external_id, title }) => !external_id && !title)).toEqual([])
    expect(unreadable.filter(({ detail }) => detail === '' || detail.length > 500)).toEqual([])
    for (const text of texts) expect(text).not.toMatch(/[\0\ufffe\uffff\u202e\p{Surrogate}]/u)
  },
)

/** A posting of the fixture that is imported, and its id. */
async function keptPosting(board: FixtureBoard): Promise<{ template: Json; id: string }> {
  for (const item of listIn(payloadOf(board), board.at)) {
    const ids = await idsOf(board, [item, item, item])
    const [id] = ids
    if (id && ids.length > 0) {
      const { report } = await importPostings(board, [item])
      await database.empty()
      if (report.kept === 1) return { template: item, id: tokenOf(id) }
    }
  }
  throw new Error(`no posting of ${board.fixture} is imported`)
}

/** The ids of postings, as an import without a database names them. */
async function idsOf(board: FixtureBoard, postings: Json[]): Promise<(string | null)[]> {
  const source = parseSource(board.token)
  const ids: (string | null)[] = []
  await ingestBoard({
    source,
    load: async () => ({ payload: withPostings(board, postings) }),
    seenAt: NOW,
    now: NOW,
    store: null,
    onJudged: (one) => ids.push('raw' in one ? one.raw.external_id : one.rejection.external_id),
  })
  return ids
}

async function importPostings(board: FixtureBoard, postings: Json[]) {
  const report = await ingestBoard({
    source: parseSource(board.token),
    load: async () => ({ payload: withPostings(board, postings) }),
    seenAt: NOW,
    now: NOW,
    store: databaseStore(database.owner),
  })
  const rows = await database.owner
    .selectFrom('jobs')
    .select([
      'external_id',
      'title',
      'company',
      'location',
      'description',
      'requisition_id',
      'source_url',
      'evidence',
    ])
    .execute()
  return {
    report,
    ids: rows.map(({ external_id }) => external_id),
    texts: rows.map((row) => JSON.stringify(row, null, 1)),
  }
}
