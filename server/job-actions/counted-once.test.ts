import { expect, test } from 'vitest'
import { networkOf } from '#server/http/client-address.ts'
import { createCountedOnce } from './counted-once.ts'

const DAY = 86_400_000
const count = (counts: (client: string, job: string) => boolean, clients: string[]) =>
  clients.filter((client) => counts(client, 'job-1')).length

test('a client counts once for each posting and day', () => {
  let now = 20_000 * DAY
  const counts = createCountedOnce(() => now)
  expect([counts('203.0.113.7', 'job-1'), counts('203.0.113.7', 'job-1')]).toEqual([true, false])
  expect([counts('203.0.113.8', 'job-1'), counts('203.0.113.7', 'job-2')]).toEqual([true, true])
  now += DAY
  expect(counts('203.0.113.7', 'job-1')).toBe(true)
})

test('the day ends at midnight in India, as the stored counts of days do', () => {
  let now = Date.parse('2026-11-22T18:29:00Z')
  const counts = createCountedOnce(() => now)
  expect(counts('203.0.113.7', 'job-1')).toBe(true)
  now += 2 * 60_000
  expect(counts('203.0.113.7', 'job-1')).toBe(true)
  now += 6 * 3_600_000
  expect(counts('203.0.113.7', 'job-1')).toBe(false)
})

test('a host that rotates its IPv6 addresses buys little', () => {
  const counts = createCountedOnce()
  const oneHousehold = Array.from({ length: 1000 }, (_, host) => `2001:db8:1:2::${host.toString(16)}`)
  expect(count(counts, oneHousehold)).toBe(1)
  const oneHost = Array.from({ length: 1000 }, (_, net) => `2001:db8:2:${net.toString(16)}::1`)
  expect(count(counts, oneHost)).toBe(5)
  // Routes name a client by its network.
  const networks = Array.from({ length: 1000 }, (_, net) => networkOf(`2001:db8:3:${net.toString(16)}::1`))
  expect(count(counts, networks)).toBe(5)
})

test('what it remembers is bounded', () => {
  const counts = createCountedOnce(Date.now, 100)
  for (let job = 0; job < 120; job++) counts('203.0.113.7', `job-${job}`)
  expect(counts('203.0.113.7', 'job-119')).toBe(false)
  expect(counts('203.0.113.7', 'job-0')).toBe(true)
})
