import { expect, test } from 'vitest'
import { createClientLimit } from './client-limit.ts'

const countAllowed = (mayClick: (address: string) => boolean, address: string) => {
  let allowed = 0
  while (allowed < 1000 && mayClick(address)) allowed++
  return allowed
}

test('allows a burst and then no more, separately for each client', () => {
  const mayClick = createClientLimit(() => 1000)
  expect(countAllowed(mayClick, '203.0.113.7')).toBe(60)
  expect(mayClick('203.0.113.7')).toBe(false)
  expect(mayClick('203.0.113.8')).toBe(true)
})

test('refills over time, up to the burst', () => {
  let now = 1000
  const mayClick = createClientLimit(() => now)
  countAllowed(mayClick, '203.0.113.7')
  now += 10_000
  expect(countAllowed(mayClick, '203.0.113.7')).toBe(5)
  now += 3_600_000
  expect(countAllowed(mayClick, '203.0.113.7')).toBe(60)
})

test('all addresses of a /64 share one bucket', () => {
  const mayClick = createClientLimit(() => 1000)
  for (let host = 1; host <= 60; host++) expect(mayClick(`2001:db8:1:2::${host.toString(16)}`)).toBe(true)
  expect(mayClick('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(false)
  expect(mayClick('2001:db8:1:3::1')).toBe(true)
})
