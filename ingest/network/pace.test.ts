import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** Work that ends when told to, and says when it began. */
function slowWork(log: string[]) {
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    log.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { work, endAll: () => ends.splice(0).forEach((end) => end()) }
}

test('requests to a host start in order and no closer than the interval; other hosts do not wait', async () => {
  const pace = createPace({ intervalMs: 60 })
  const starts: [string, number][] = []
  const begin = Date.now()
  const note = (name: string) => async () => void starts.push([name, Date.now() - begin])
  await Promise.all([
    pace.turn('a.example', note('a1')),
    pace.turn('a.example', note('a2')),
    pace.turn('a.example', note('a3')),
    pace.turn('b.example', note('b1')),
  ])
  expect(starts.map(([name]) => name).toSorted()).toEqual(['a1', 'a2', 'a3', 'b1'])
  const at = Object.fromEntries(starts)
  expect(at.a2).toBeGreaterThanOrEqual(59)
  expect(at.a3).toBeGreaterThanOrEqual(118)
  expect(starts[0]?.[0]).toBe('a1')
  expect(starts[1]?.[0]).toBe('b1')
})

test('a slow host has two requests under way and no more', async () => {
  const pace = createPace({ intervalMs: 0 })
  const log: string[] = []
  const { work, endAll } = slowWork(log)
  const all = ['1', '2', '3'].map((name) => pace.turn('a.example', work(name)))
  await expect.poll(() => log).toEqual(['1', '2'])
  await sleep(20)
  expect(log).toEqual(['1', '2'])
  endAll()
  await expect.poll(() => log).toEqual(['1', '2', '3'])
  endAll()
  await Promise.all(all)
})

test('work that fails gives its turn back', async () => {
  const pace = createPace({ intervalMs: 0, atOnce: 1 })
  await expect(pace.turn('a.example', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pace.turn('a.example', async () => 'next')).toBe('next')
})

test('a host that asks to be left alone for a moment is; those who wait already wait with it', async () => {
  const pace = createPace({ intervalMs: 30 })
  const begin = Date.now()
  await pace.turn('a.example', async () => {})
  const next = pace.turn('a.example', async () => Date.now() - begin)
  expect(pace.holdOff('a.example', 0.2)).toBe(true)
  expect(await next).toBeGreaterThanOrEqual(199)
})

test('a host that asks for more than we wait turns everybody away, also those in the queue', async () => {
  const pace = createPace({ intervalMs: 30, patienceMs: 500 })
  await pace.turn('a.example', async () => {})
  const queued = pace.turn('a.example', async () => 'asked')
  expect(pace.holdOff('a.example', 3600)).toBe(false)
  await expect(queued).rejects.toMatchObject({ outcome: 'blocked', retryAfter: 3600 })
  await expect(pace.turn('a.example', async () => 'asked')).rejects.toMatchObject({ outcome: 'blocked' })
  expect(await pace.turn('b.example', async () => 'asked')).toBe('asked')
})

test('a Crawl-delay slows a host down and never speeds it up', async () => {
  const pace = createPace({ intervalMs: 50 })
  pace.slowDown('a.example', 120)
  pace.slowDown('a.example', 1)
  const begin = Date.now()
  await pace.turn('a.example', async () => {})
  expect(await pace.turn('a.example', async () => Date.now() - begin)).toBeGreaterThanOrEqual(119)
})
