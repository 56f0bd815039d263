import { parseArgs } from 'node:util'
import { sql, type Kysely } from 'kysely'
import type { JobFilters } from '#core/job.ts'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { countJobs } from '#db/queries/jobs/job-counts.ts'
import { parseJobQuery } from '#db/queries/jobs/job-search.ts'
import { listJobs } from '#db/queries/jobs/jobs.ts'
import { containing } from '#db/queries/text-match.ts'
import type { Database } from '#db/schema.ts'
import { startPostgres } from '#test/postgres.ts'
import { insertPostings } from './synthetic-postings.ts'

/**
 * `npm run bench:search -- [rows …]`: measures the jobs list and its count against the plain ILIKE of the
 * specification's backend, on one PostgreSQL in one run. The numbers only compare the two on one machine.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000, 20_000]

/** Search terms, by how often they occur in the rows of `insertPostings`. */
const TERMS = [
  ['very common', 'team'],
  ['common', 'react'],
  ['rare', 'haskell'],
  ['absent', 'cobolite'],
  ['two letters', 'qa'],
  ['two words', 'python docker'],
] as const
const RUNS = 5

const server = await startPostgres()
const owner = connect({ config: { connectionString: server.url }, role: 'owner' })
try {
  await migrate(owner)
  let rows = 0
  for (const size of sizes.toSorted((a, b) => a - b)) {
    await insertPostings(owner, rows, size)
    rows = size
    // A new handle for each size, because counts are cached per handle.
    const web = connect({ config: { connectionString: server.url }, role: 'web' })
    console.table(await measure(web, size))
    await web.destroy()
  }
} finally {
  await owner.destroy()
  await server.stop()
}

async function measure(web: Kysely<Database>, jobs: number) {
  const table = []
  for (const [kind, search] of TERMS) {
    for (const filters of [{}, { work_mode: 'remote' }] satisfies JobFilters[]) {
      const ours = await median(() => listJobs(web, parseJobQuery({ search, ...filters })))
      const plain = await median(() => plainList(search, filters))
      const count = await once(() => countJobs(web, parseJobQuery({ search, ...filters })))
      const ratio = `${(plain / ours).toFixed(1)} x`
      table.push({
        jobs,
        kind,
        term: search,
        filter: 'work_mode' in filters,
        'list ms': ours,
        'ILIKE ms': plain,
        ratio,
        'count ms': count,
      })
    }
  }
  return table
}

/** The specification's query: ILIKE on each column, with the plan that the database picks. */
function plainList(search: string, { work_mode }: JobFilters) {
  const pattern = containing(search)
  let query = owner
    .selectFrom('jobs')
    .select('id')
    .where('is_active', '=', true)
    .where((eb) =>
      eb.or([
        eb('title', 'ilike', pattern),
        eb('company', 'ilike', pattern),
        eb('description', 'ilike', pattern),
      ]),
    )
  if (work_mode) query = query.where('work_mode', '=', work_mode)
  return query
    .orderBy(sql`posted_at`, 'desc')
    .limit(6)
    .execute()
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run++) times.push(await once(work))
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN
}

async function once(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return Number((performance.now() - startedAt).toFixed(2))
}
