import { parseArgs } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import type { Database } from '#db/schema.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { databaseStore } from '#ingest/boards/board-store.ts'
import type { Loaded } from '#ingest/boards/fetch-board.ts'
import { judge } from '#ingest/boards/judge.ts'
import { ingestBoard } from '#ingest/boards/pipeline.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { administer, databaseUrl } from '#test/postgres-admin.ts'
import { startPostgres } from '#test/postgres.ts'
import { measureReader } from './reader-speed.ts'
import { syntheticBoards } from './synthetic-boards.ts'

/**
 * `npm run bench:ingest -- [--board greenhouse:acme=saved.json] [postings …]`: measures the readers alone (of full
 * postings where a board's saved response is given, of short ones, of hostile text) beside their goals, then the whole
 * import from board payloads to PostgreSQL: a first run, a repeat without changes, a repeat where the boards respond "not
 * modified", and, for comparison, a plain update of all `last_seen_at`. The numbers only compare these cases on one
 * machine.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { board: { type: 'string' } } })
const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000, 10_000]

interface Board {
  source: Source
  payload: unknown
}

console.table(measureReader(values.board))
const server = await startPostgres()
try {
  const table = []
  for (const size of sizes.toSorted((a, b) => a - b)) table.push(await measure(size))
  console.table(table)
} finally {
  await server.stop()
}

async function measure(size: number) {
  const name = `bench_ingest_${size}`
  await administer(server.url, `create database ${name}`)
  const owner = connect({ config: { connectionString: databaseUrl(server.url, name) }, role: 'owner' })
  try {
    await migrate(owner)
    const boards = syntheticBoards(size).map(({ board, payload }) => ({
      source: parseSource(`greenhouse:${board}`),
      payload,
    }))
    const extracted = await measureCost(owner, async () => extractAll(boards))
    const first = await measureCost(owner, () => importBoards(owner, boards, ({ payload }) => ({ payload })))
    await sql`vacuum analyze`.execute(owner)
    const again = await measureCost(owner, () => importBoards(owner, boards, ({ payload }) => ({ payload })))
    const notModified = await measureCost(owner, () =>
      importBoards(owner, boards, () => ({ notModified: true })),
    )
    const updatedAll = await measureCost(owner, () =>
      sql`update jobs set last_seen_at = now(), verified_at = now()`.execute(owner),
    )
    const perSecond = ({ ms }: Cost) => Math.round(size / (ms / 1000))
    return {
      postings: size,
      'understood /s': perSecond(extracted),
      'first run /s': perSecond(first),
      'first MB written': first.mb,
      'again /s': perSecond(again),
      'again MB': again.mb,
      'first : again': ratio(first, again),
      'not modified ms': Math.round(notModified.ms),
      'its MB': notModified.mb,
      'touching all ms': Math.round(updatedAll.ms),
      'touching MB': updatedAll.mb,
    }
  } finally {
    await owner.destroy()
  }
}

function extractAll(boards: Board[]): void {
  const now = new Date()
  for (const { source, payload } of boards) {
    const { postings } = source.adapter.read(payload, source.board, source.settings)
    for (const raw of postings) {
      const { reason } = judge(source.token, raw, now)
      if (reason) throw new Error(`a synthetic posting was rejected: ${reason}`)
    }
  }
}

async function importBoards(
  owner: Kysely<Database>,
  boards: Board[],
  load: (board: Board) => Loaded,
): Promise<void> {
  const store = databaseStore(owner)
  for (const board of boards)
    await ingestBoard({ source: board.source, store, seenAt: 'now', load: async () => load(board) })
}

interface Cost {
  ms: number
  /** Megabytes of WAL that the server wrote. */
  mb: number
}

async function measureCost(owner: Kysely<Database>, work: () => Promise<unknown>): Promise<Cost> {
  const written = async () => {
    const { rows } = await sql<{
      bytes: number
    }>`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`.execute(owner)
    return rows[0]?.bytes ?? 0
  }
  const before = await written()
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  return { ms, mb: Number((((await written()) - before) / 2 ** 20).toFixed(2)) }
}

function ratio(one: Cost, other: Cost): string {
  return `${(one.ms / other.ms).toFixed(1)} x`
}
