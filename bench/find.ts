import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { FindPage, JobSearch } from '#core/find/job-search.ts'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import type { IndexedJob } from '#db/queries/jobs/indexed-jobs.ts'
import type { Database } from '#db/schema.ts'
import { findIds } from '#find/index-finder.ts'
import { JobIndex } from '#find/job-index.ts'
import { buildIndex, renewIndex } from '#find/read-index.ts'
import { createSlices } from '#core/slices.ts'
import { queryScores } from '#find/words/queries/query-set.ts'
import { warmUp } from '#find/warm-up.ts'
import { createWordIndex } from '#find/words/word-index.ts'
import { startPostgres } from '#test/postgres.ts'
import {
  generatedDescription,
  generatedLongSearch,
  generatedPosting,
  generatedSearch,
} from './generated-postings.ts'
import { insertGenerated } from './insert-generated.ts'
import { percentiles, threadCpuMs, usedMegabytes, watchThread } from './thread-cpu.ts'
import { measureWords } from './word-speed.ts'

const USAGE = `Measures the index of postings, beside SQL, then its words alone; last the recall and precision of the query set.

  npm run bench:find                        1,000 and 100,000 postings
  npm run bench:find -- 1000000             a million; SQL, the database and descriptions only up to 100,000
  npm run bench:find -- 100000 --sql 0      no database; --sql and --descriptions say up to how many postings

Work is measured in processor time of the thread that answers, so other programs hardly change it. A search is timed
several times, and its shortest time counts; "first" is the first time of each, with what other programs took.`

const NOW = new Date()
const SEARCHES = 500
/** Times that each search is made; of many postings three, so that the bench ends in minutes. */
const [RUNS, RUNS_OF_MANY, MANY] = [7, 3, 300_000]
const SQL_SEARCHES = 40
/** Postings that are changed between two renewals. */
const CHANGED = 100

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sql: { type: 'string', default: '100000' },
    descriptions: { type: 'string', default: '100000' },
    help: { type: 'boolean', short: 'h' },
  },
})
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 100_000]

if (values.help) console.log(USAGE)
else await run()

async function run(): Promise<void> {
  const inDatabase = sizes.filter((size) => size <= Number(values.sql))
  const server = inDatabase.length > 0 ? await startPostgres() : null
  const owner = server && connect({ config: { connectionString: server.url }, role: 'owner' })
  try {
    if (owner) await migrate(owner)
    let inserted = 0
    for (const size of sizes.toSorted((one, other) => one - other)) {
      const db = owner && inDatabase.includes(size) ? owner : null
      if (db) await insertGenerated(db, inserted, size, NOW)
      if (db) inserted = size
      console.table(await measure(size, db))
      if (hasDescriptions(size)) console.table(rounded(measureWords(size, NOW)))
    }
    console.log(
      'What the queries of find/words/queries find, of what they must (recall), and nothing else (precision):',
    )
    console.table(queryScores())
  } finally {
    await owner?.destroy()
    await server?.stop()
  }
}

async function measure(size: number, db: Kysely<Database> | null): Promise<Record<string, unknown>> {
  const empty = usedMegabytes()
  const slices = createSlices()
  const thread = watchThread()
  const build = await cost(async () => {
    if (db) return buildIndex(db, createWordIndex(), slices)
    const index = new JobIndex(createWordIndex(), size)
    await index.apply(generated(size), [], slices)
    await warmUp(index, slices)
    return { index, mark: { oldest: '0', read: [] }, renewedAt: Date.now() }
  })
  const longest = thread.end()
  const { index } = build.result
  const withoutDescriptions = usedMegabytes() - empty
  const searches = timesOfAll(index, '')
  const afterSearches = usedMegabytes() - empty
  const described = hasDescriptions(size) ? await measureDescriptions(index, size, empty) : {}
  const renewal = await measureRenewal(build.result, size, db)
  const [sqlMedian, sqlP99] = db ? await sqlTimes(db) : []
  return {
    postings: size,
    'build, ms of processor': round(build.cpuMs),
    'build, ms elapsed': round(build.ms),
    'longest stretch, ms': round(longest),
    'MB without descriptions': round(withoutDescriptions),
    'MB after its searches': round(afterSearches),
    ...searches,
    ...described,
    [`renewal of ${CHANGED}, ms of processor`]: round(renewal),
    'SQL p50, p99 in ms': db ? `${round(sqlMedian)}, ${round(sqlP99)} (no facets)` : 'not measured',
  }
}

function* generated(size: number): Generator<IndexedJob[]> {
  for (let start = 0; start < size; start += 500) {
    const count = Math.min(500, size - start)
    yield Array.from({ length: count }, (_, index) => generatedPosting(start + index, NOW))
  }
}

function pageOf(search: string): FindPage {
  return {
    order: search === '' ? 'newest' : 'match',
    offset: 0,
    limit: 20,
    now: NOW,
    facets: true,
    grouped: true,
  }
}

/** `[median, 99 of 100 are shorter]` in ms: the shortest time of each search, and its mean processor time. */
interface SearchTimes {
  elapsed: [number, number]
  cpu: [number, number]
}

function printed({ elapsed, cpu }: SearchTimes): string {
  return `${elapsed.map(round).join(', ')} (processor ${cpu.map(round).join(', ')})`
}

/** The times of both kinds of searches, p50 and p99 in ms: when each is made first, and then the shortest ones. */
function timesOfAll(index: JobIndex, suffix: string): Record<string, string> {
  const runs = index.size > MANY ? RUNS_OF_MANY : RUNS
  return {
    [`first search${suffix}`]: printed(searchTimes(index, generatedSearch, 1)),
    [`search${suffix}`]: printed(searchTimes(index, generatedSearch, runs)),
    [`first with long words${suffix}`]: printed(searchTimes(index, generatedLongSearch, 1)),
    [`with long words${suffix}`]: printed(searchTimes(index, generatedLongSearch, runs)),
  }
}

/**
 * Words, filters, total and every facet count together. The shortest of a few runs of each search: the others had to
 * wait for other programs.
 */
function searchTimes(index: JobIndex, searchOf: (number: number) => JobSearch, runs: number): SearchTimes {
  const times = Array.from({ length: SEARCHES }, (_, number) => {
    const search = searchOf(number)
    return quickest(runs, () => findIds(index, search, pageOf(search.search)))
  })
  return { elapsed: percentiles(times.map(([ms]) => ms)), cpu: percentiles(times.map(([, cpuMs]) => cpuMs)) }
}

/** @returns The shortest time of some runs, and the mean of their processor time, whose clock is coarse. */
function quickest(runs: number, work: () => unknown): [ms: number, cpuMs: number] {
  const cpuBefore = threadCpuMs()
  const times = Array.from({ length: runs }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return [Math.min(...times), (threadCpuMs() - cpuBefore) / runs]
}

async function sqlTimes(db: Kysely<Database>): Promise<[number, number]> {
  const finder = createSqlFinder(db)
  const times = []
  for (let number = 0; number < SQL_SEARCHES; number++) {
    const search = generatedSearch(number)
    let least = Number.POSITIVE_INFINITY
    for (let run = 0; run < 3; run++) {
      const startedAt = performance.now()
      await finder.find(search, pageOf(search.search))
      least = Math.min(least, performance.now() - startedAt)
    }
    times.push(least)
  }
  return percentiles(times)
}

function hasDescriptions(size: number): boolean {
  return size <= Number(values.descriptions)
}

async function measureDescriptions(index: JobIndex, size: number, empty: number): Promise<object> {
  const { cpuMs } = await cost(() => describeAll(index, size))
  return {
    'descriptions, ms of processor': round(cpuMs),
    'MB with descriptions': round(usedMegabytes() - empty),
    ...timesOfAll(index, ' with descriptions'),
  }
}

async function describeAll(index: JobIndex, size: number): Promise<void> {
  for (let number = 0; number < size; number++) {
    const row = index.columns.ids.find(generatedPosting(number, NOW).id)
    index.words.addDescription(row, generatedDescription(number))
  }
}

async function measureRenewal(
  renewed: Awaited<ReturnType<typeof buildIndex>>,
  size: number,
  db: Kysely<Database> | null,
): Promise<number> {
  const slices = createSlices()
  const numbers = Array.from({ length: CHANGED }, (_, index) => Math.floor((index * size) / CHANGED))
  const changed = numbers.map((number) => Object.assign(generatedPosting(number, NOW), { title: 'Changed' }))
  if (!db) return (await cost(() => renewed.index.apply([changed], [], slices))).cpuMs
  const ids = changed.map(({ id }) => id)
  await db.updateTable('jobs').set({ title: 'Changed' }).where('id', 'in', ids).execute()
  return (await cost(() => renewIndex(db, renewed, slices))).cpuMs
}

async function cost<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; cpuMs: number; ms: number }> {
  const cpuBefore = threadCpuMs()
  const startedAt = performance.now()
  const result = await work()
  return { result, cpuMs: threadCpuMs() - cpuBefore, ms: performance.now() - startedAt }
}

/** Each figure with three digits. */
function rounded(figures: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'number' ? round(figure) : figure.map(round).join(', '),
    ]),
  )
}

function round(number = Number.NaN): number {
  return Number(number.toPrecision(3))
}
