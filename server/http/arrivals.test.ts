import { expect, test } from 'vitest'
import { noteArrival, untilNoArrivals } from './arrivals.ts'

/** Simulates this many connections, one per turn of the event loop. Returns how many are left. */
function burst(connections: number) {
  let left = connections
  const next = () => {
    if (left === 0) return
    left -= 1
    noteArrival()
    setImmediate(next)
  }
  next()
  return () => left
}

test('work waits until a burst of connections has been accepted', async () => {
  const left = burst(50)
  await untilNoArrivals()
  expect(left()).toBe(0)
})

test('waits only up to the limit if connections never stop', async () => {
  const stop = new AbortController()
  const next = () => {
    if (stop.signal.aborted) return
    noteArrival()
    setImmediate(next)
  }
  next()
  await expect(untilNoArrivals(20)).resolves.toBeUndefined()
  stop.abort()
})
