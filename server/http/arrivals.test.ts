import { expect, onTestFinished, test } from 'vitest'
import { TooBusyError } from './admission.ts'
import { createArrivals, type Arrivals } from './arrivals.ts'

/** Simulates this many connections, one per turn of the event loop. Returns how many are left. */
function burst(arrivals: Arrivals, connections: number) {
  let left = connections
  const next = () => {
    if (left === 0) return
    left -= 1
    arrivals.note()
    setImmediate(next)
  }
  next()
  onTestFinished(() => void (left = 0))
  return () => left
}

test('work waits until a burst of connections has been accepted', async () => {
  const arrivals = createArrivals({ quietMs: 60_000, limitMs: 60_000 })
  const left = burst(arrivals, 50)
  await arrivals.untilNone()
  expect(left()).toBe(0)
})

test('while connections never stop, work starts one at a time, and the rest is refused', async () => {
  const arrivals = createArrivals({ quietMs: 0, connectionsPerStart: Infinity, limitMs: 0 })
  burst(arrivals, Infinity)
  const [first, ...others] = await Promise.allSettled([1, 2, 3].map(() => arrivals.untilNone()))
  expect(first).toMatchObject({ status: 'fulfilled' })
  for (const other of others)
    expect(other).toMatchObject({ status: 'rejected', reason: expect.any(TooBusyError) })
})

test('the next work starts after some more connections, although they never stop', async () => {
  const arrivals = createArrivals({ quietMs: 0, connectionsPerStart: 5, limitMs: 60_000 })
  burst(arrivals, Infinity)
  await expect(arrivals.untilNone()).resolves.toBeUndefined()
  await expect(arrivals.untilNone()).resolves.toBeUndefined()
})

test('work waits a whole turn, because it may begin in the middle of one that has accepted its connection', async () => {
  const arrivals = createArrivals({ limitMs: 0 })
  let ended = 0
  setImmediate(() => {
    ended = 1
    setImmediate(() => (ended = 2))
  })
  await arrivals.untilNone()
  expect(ended).toBe(2)
})
