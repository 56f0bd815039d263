import { expect, onTestFinished, test, vi } from 'vitest'
import { createCircuitBreaker, DatabaseAwayError, isDatabaseAway } from './circuit-breaker.ts'

function breakerWith(probe: () => Promise<void>) {
  const events: string[] = []
  const breaker = createCircuitBreaker({
    probe,
    everyMs: 5,
    onOpen: (error) => events.push(`away: ${String(error)}`),
    onClose: () => events.push('back'),
  })
  onTestFinished(() => breaker.stop())
  return { breaker, events }
}

test('while the database is away all calls fail at once, until a probe succeeds', async () => {
  let away = true
  const probe = vi.fn(async () => {
    if (away) throw new Error('refused')
  })
  const { breaker, events } = breakerWith(probe)
  breaker.check()
  breaker.trip('refused')
  breaker.trip('refused once more')
  expect(breaker.isOpen()).toBe(true)
  expect(() => breaker.check()).toThrow(DatabaseAwayError)
  await expect.poll(() => probe.mock.calls.length).toBeGreaterThan(2)
  expect(breaker.isOpen()).toBe(true)
  away = false
  await expect.poll(() => breaker.isOpen()).toBe(false)
  breaker.check()
  expect(events).toEqual(['away: refused', 'back'])
})

test('one probe runs at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const probe = vi.fn(() => promise)
  const { breaker } = breakerWith(probe)
  breaker.trip('silent')
  await expect.poll(() => probe.mock.calls.length).toBe(1)
  await new Promise((done) => setTimeout(done, 50))
  expect(probe).toHaveBeenCalledTimes(1)
  resolve()
  await expect.poll(() => breaker.isOpen()).toBe(false)
})

test('a slow database is probed before it counts as away', async () => {
  let away = false
  const probe = vi.fn(async () => {
    if (away) throw new Error('refused')
  })
  const { breaker, events } = breakerWith(probe)
  breaker.suspect('slow')
  await expect.poll(() => probe.mock.calls.length).toBe(1)
  expect(breaker.isOpen()).toBe(false)
  away = true
  breaker.suspect('silent')
  await expect.poll(() => breaker.isOpen()).toBe(true)
  expect(events).toEqual(['away: silent'])
})

test('the error is recognised by its name, even from another build', () => {
  expect(isDatabaseAway(new DatabaseAwayError())).toBe(true)
  expect(isDatabaseAway(Object.assign(new Error('x'), { name: 'DatabaseAwayError' }))).toBe(true)
  expect(isDatabaseAway(new Error('x'))).toBe(false)
})
