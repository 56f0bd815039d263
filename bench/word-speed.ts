import { QUERY_PARTS, readQueries } from '#find/words/queries/query-set.ts'
import { tokeniseHtml } from '#find/words/tokenise.ts'
import { createWordIndex, type WordIndex } from '#find/words/word-index.ts'
import { generatedDescription, generatedPosting } from './generated-postings.ts'
import { percentiles, threadCpuMs } from './thread-cpu.ts'

const SEARCH_RUNS = 7
/** Descriptions that the splitting into words is measured with. */
const SPLIT = 2000

/** What the words alone take, without filters and counts: processor time, and the shortest time of each search. */
export interface WordSpeed {
  rows: number
  addMs: number
  describeMs: number
  splitMbPerSecond: number
  searchMs: [median: number, p99: number]
  describedSearchMs: [median: number, p99: number]
  listsMb: number
  describedListsMb: number
}

/** Measures the words of generated postings with the queries of the query set. */
export function measureWords(rows: number, now: Date): WordSpeed {
  const index = createWordIndex()
  const queries = QUERY_PARTS.flatMap((part) => readQueries(part)).map(({ query }) => query)
  const addMs = cpuMs(() => {
    for (let row = 0; row < rows; row += 1) index.add(row, generatedPosting(row, now))
  })
  const searchMs = searchTimes(queries, (query) => searchAndScore(index, query))
  const listsMb = index.bytes() / 1e6
  const describeMs = cpuMs(() => {
    for (let row = 0; row < rows; row += 1) index.addDescription(row, generatedDescription(row))
  })
  return {
    rows,
    addMs,
    describeMs,
    splitMbPerSecond: splitSpeed(
      Array.from({ length: Math.min(rows, SPLIT) }, (_, row) => generatedDescription(row)),
    ),
    searchMs,
    describedSearchMs: searchTimes(queries, (query) => searchAndScore(index, query)),
    listsMb,
    describedListsMb: index.bytes() / 1e6,
  }
}

function searchAndScore(index: WordIndex, query: string): void {
  const { rows, scoresOf } = index.search(query)
  scoresOf(rows)
}

/** The shortest of several runs of each query: the others had to wait for other programs. */
function searchTimes(queries: readonly string[], search: (query: string) => void): [number, number] {
  const shortest = queries.map((query) => {
    let ms = Number.POSITIVE_INFINITY
    for (let run = 0; run < SEARCH_RUNS; run += 1) {
      const startedAt = performance.now()
      search(query)
      ms = Math.min(ms, performance.now() - startedAt)
    }
    return ms
  })
  return percentiles(shortest)
}

function splitSpeed(descriptions: readonly string[]): number {
  const characters = descriptions.reduce((sum, description) => sum + description.length, 0)
  const words: string[] = []
  const ms = cpuMs(() => {
    for (const description of descriptions) {
      words.length = 0
      tokeniseHtml(description, words)
    }
  })
  return characters / 1e6 / (Math.max(ms, 0.001) / 1000)
}

function cpuMs(work: () => void): number {
  const before = threadCpuMs()
  work()
  return threadCpuMs() - before
}
