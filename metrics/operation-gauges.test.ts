import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { OperationFigures } from '#db/queries/operation.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { registerOperation } from './operation-gauges.ts'

const FIGURES: OperationFigures = {
  postings: [
    { label: 'all', state: 'open', count: 70 },
    { label: 'all', state: 'closed', count: 4 },
  ],
  unconfirmed: 2,
  boards: [{ label: 'lever', state: 'failing', count: 3 }],
  queue: [{ label: 'hosts', state: 'waiting', count: 5 }],
  sinceCrawl: 61.5,
  runs: [{ label: 'all', state: 'done', count: 9 }],
  mails: [{ label: 'newsletter', state: 'sent', count: 8 }],
  reports: 1,
}

function gauges(answers: (() => Promise<OperationFigures>)[]) {
  const registry = new Registry()
  const logged: string[] = []
  let now = 0
  let reads = 0
  const refresh = registerOperation(registry, {
    owner: fakeDatabase(() => []),
    logError: (error, what) => void logged.push(`${what}: ${String(error)}`),
    read: () => (answers[Math.min(reads++, answers.length - 1)] ?? (async () => FIGURES))(),
    now: () => now,
  })
  return {
    logged,
    reads: () => reads,
    pass: (ms: number) => void (now += ms),
    lines: async () => {
      await refresh()
      const text = await registry.metrics()
      return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    },
  }
}

test('shows what the database counts', async () => {
  const { lines } = gauges([])
  expect(await lines()).toEqual([
    'pravesh_postings{state="open"} 70',
    'pravesh_postings{state="closed"} 4',
    'pravesh_boards{kind="lever",state="failing"} 3',
    'pravesh_queue_jobs{queue="hosts",state="waiting"} 5',
    'pravesh_board_runs_last_day{state="done"} 9',
    'pravesh_mails{kind="newsletter",state="sent"} 8',
    'pravesh_postings_unconfirmed 2',
    'pravesh_reports_open 1',
    'pravesh_seconds_since_crawl 61.5',
    'pravesh_operation_read 1',
  ])
})

test('counts at most every ten seconds, however many ask', async () => {
  const { lines, reads, pass } = gauges([])
  await Promise.all([lines(), lines()])
  await lines()
  expect(reads()).toBe(1)
  pass(10_000)
  await lines()
  expect(reads()).toBe(2)
})

test('what could not be read is left out and said, logged once, and read again the next time', async () => {
  const fail = () => Promise.reject(new Error('the database is away'))
  const { lines, logged, pass } = gauges([async () => FIGURES, fail, fail, async () => FIGURES])
  await lines()
  pass(10_000)
  const away = await lines()
  expect(away.at(-1)).toBe('pravesh_operation_read 0')
  expect(away.filter((line) => line.includes('{'))).toEqual([])
  expect(away).toContain('pravesh_seconds_since_crawl Nan')
  await lines()
  expect(logged).toEqual(['The figures for the metrics could not be read: Error: the database is away'])
  expect((await lines()).at(-1)).toBe('pravesh_operation_read 1')
})
