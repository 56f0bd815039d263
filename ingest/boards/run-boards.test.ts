import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { NOTHING_CHANGED } from '#test/board-crawls.ts'
import type { BoardStore } from './board-store.ts'
import { emptyReport, type BoardReport } from './pipeline.ts'
import { runBoards } from './run-boards.ts'
import { parseSource } from './sources.ts'

/** Boards of four hosts. */
const sources = ['a', 'b', 'c', 'd'].map((board) => parseSource(`keka:${board}`))
const crawl = (source: string) => ({ source, startedAt: new Date(), seenAt: new Date(), reading: null })

/** A store that records how many calls run at once. */
function slowStore() {
  const kept: string[] = []
  const failed: string[] = []
  let running = 0
  const most = { atOnce: 0 }
  const work = async () => {
    running += 1
    most.atOnce = Math.max(most.atOnce, running)
    await sleep(10)
    running -= 1
  }
  const store: BoardStore = {
    now: async () => new Date(),
    async load() {
      await work()
      return null
    },
    async save({ source }) {
      await work()
      kept.push(source)
      return NOTHING_CHANGED
    },
    recordFailure: async ({ source, error }) => void failed.push(`${source} ${error}`),
  }
  return { store, kept, failed, most }
}

async function importBoard(token: string, store: BoardStore | null): Promise<BoardReport> {
  await store?.load(token)
  await store?.save(crawl(token))
  return emptyReport(token)
}

test('imports boards in parallel, calls the store one at a time, and reports in list order', async () => {
  const { store, kept, most } = slowStore()
  let boards = 0
  let mostBoards = 0
  const run = await runBoards({
    sources,
    store,
    atOnce: 3,
    ingest: async ({ token }, store) => {
      boards += 1
      mostBoards = Math.max(mostBoards, boards)
      await sleep(token.endsWith('a') ? 40 : 5)
      const report = await importBoard(token, store)
      boards -= 1
      return report
    },
  })
  expect(mostBoards).toBe(3)
  expect(most.atOnce).toBe(1)
  expect(kept).toHaveLength(4)
  expect(run.untouched).toEqual([])
  expect(run.reports.map(({ source }) => source)).toEqual(sources.map(({ token }) => token))
})

test('an error in our code or the database fails only that board, and is recorded', async () => {
  const { store, kept, failed } = slowStore()
  const { reports } = await runBoards({
    sources,
    store,
    ingest: ({ token }, store) => {
      if (token.endsWith('b')) throw new TypeError('x is not a function')
      return importBoard(token, store)
    },
  })
  expect(reports.map(({ problem }) => problem?.outcome ?? 'done')).toEqual(['done', 'failed', 'done', 'done'])
  expect(kept).toHaveLength(3)
  expect(failed).toEqual(['keka:b failed: x is not a function'])
})

test('when stopped, finishes the current write and leaves the rest untouched', async () => {
  const { store, kept } = slowStore()
  const end = new AbortController()
  const run = await runBoards({
    sources,
    store: {
      ...store,
      async save(crawl) {
        if (crawl.source.endsWith('b')) end.abort()
        return store.save(crawl)
      },
    },
    signal: end.signal,
    atOnce: 4,
    // Board a never responds.
    ingest: ({ token }, store) => (token.endsWith('a') ? new Promise(() => {}) : importBoard(token, store)),
  })
  expect(kept).toEqual(['keka:b'])
  expect(run.reports.map(({ source }) => source)).toEqual(kept)
  expect(run.untouched).toEqual(['keka:a', 'keka:c', 'keka:d'])
})
