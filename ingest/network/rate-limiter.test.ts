import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

/** Work that logs its start and ends when told to. */
function slowWork(log: string[]) {
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    log.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { work, endAll: () => ends.splice(0).forEach((end) => end()) }
}

test('starts requests to a host in order, one per interval; other hosts do not wait', async () => {
  const rateLimiter = createRateLimiter({ intervalMs: 60 })
  const starts: [string, number][] = []
  const begin = Date.now()
  const note = (name: string) => async () => void starts.push([name, Date.now() - begin])
  await Promise.all([
    rateLimiter.turn('a.example', note('a1')),
    rateLimiter.turn('a.example', note('a2')),
    rateLimiter.turn('a.example', note('a3')),
    rateLimiter.turn('b.example', note('b1')),
  ])
  expect(starts.map(([name]) => name).toSorted()).toEqual(['a1', 'a2', 'a3', 'b1'])
  const at = Object.fromEntries(starts)
  expect(at.a2).toBeGreaterThanOrEqual(59)
  expect(at.a3).toBeGreaterThanOrEqual(118)
  expect(starts[0]?.[0]).toBe('a1')
  expect(starts[1]?.[0]).toBe('b1')
})

test('runs at most two requests to a slow host', async () => {
  const rateLimiter = createRateLimiter({ intervalMs: 0 })
  const log: string[] = []
  const { work, endAll } = slowWork(log)
  const all = ['1', '2', '3'].map((name) => rateLimiter.turn('a.example', work(name)))
  await expect.poll(() => log).toEqual(['1', '2'])
  await sleep(20)
  expect(log).toEqual(['1', '2'])
  endAll()
  await expect.poll(() => log).toEqual(['1', '2', '3'])
  endAll()
  await Promise.all(all)
})

test('releases the turn of failed work', async () => {
  const rateLimiter = createRateLimiter({ intervalMs: 0, atOnce: 1 })
  await expect(rateLimiter.turn('a.example', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await rateLimiter.turn('a.example', async () => 'next')).toBe('next')
})

test('waits for a short cooldown, also for requests in the queue', async () => {
  const rateLimiter = createRateLimiter({ intervalMs: 30 })
  const begin = Date.now()
  await rateLimiter.turn('a.example', async () => {})
  const next = rateLimiter.turn('a.example', async () => Date.now() - begin)
  expect(rateLimiter.holdOff('a.example', 0.2)).toBe(true)
  expect(await next).toBeGreaterThanOrEqual(199)
})

test('a long cooldown fails all requests, also those in the queue', async () => {
  const rateLimiter = createRateLimiter({ intervalMs: 30, maxWaitMs: 500 })
  await rateLimiter.turn('a.example', async () => {})
  const queued = rateLimiter.turn('a.example', async () => 'asked')
  expect(rateLimiter.holdOff('a.example', 3600)).toBe(false)
  await expect(queued).rejects.toMatchObject({ outcome: 'blocked', retryAfter: 3600 })
  await expect(rateLimiter.turn('a.example', async () => 'asked')).rejects.toMatchObject({
    outcome: 'blocked',
  })
  expect(await rateLimiter.turn('b.example', async () => 'asked')).toBe('asked')
})

test('a Crawl-delay can only slow a host down', async () => {
  const rateLimiter = createRateLimiter({ intervalMs: 50 })
  rateLimiter.slowDown('a.example', 120)
  rateLimiter.slowDown('a.example', 1)
  const begin = Date.now()
  await rateLimiter.turn('a.example', async () => {})
  expect(await rateLimiter.turn('a.example', async () => Date.now() - begin)).toBeGreaterThanOrEqual(119)
})
