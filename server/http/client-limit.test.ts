import { expect, test } from 'vitest'
import { createClientLimit, createSharedLimit } from './client-limit.ts'

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

test('all of a /56, and of a /48, together get little more than one client', () => {
  const mayClick = createClientLimit(() => 1000)
  const allowed = (addresses: string[]) => addresses.filter((address) => mayClick(address)).length
  const nets = (count: number, of: (net: number) => string) =>
    Array.from({ length: count }, (_, net) => of(net))
  const networkOf56 = nets(200, (net) => `2001:db8:1:2${net.toString(16).padStart(2, '0')}::1`)
  expect(allowed(networkOf56)).toBe(90)
  const restOf48 = nets(200, (net) => `2001:db8:1:${(net + 1).toString(16)}00::1`)
  expect(allowed(restOf48)).toBe(30)
  expect(mayClick('2001:db8:2::1')).toBe(true)
})

test('neighbours in IPv4 do not shut each other out, a whole /24 does', () => {
  const mayClick = createClientLimit(() => 1000)
  let allowed = 0
  for (let round = 0; round < 40; round++)
    for (let host = 1; host <= 20; host++) allowed += mayClick(`203.0.113.${host}`) ? 1 : 0
  expect(allowed).toBe(480)
  expect(mayClick('203.0.112.1')).toBe(true)
})

test('what was refused is not counted, and what was forgiven neither', () => {
  let now = 1000
  const mayClick = createClientLimit(() => now, { burst: 2, refillMs: 1000 })
  expect(countAllowed(mayClick, '203.0.113.7')).toBe(2)
  for (let asked = 0; asked < 5; asked++) {
    now += 200
    expect(mayClick('203.0.113.7')).toBe(asked === 4)
  }
  mayClick.forgive('203.0.113.7')
  expect(countAllowed(mayClick, '203.0.113.7')).toBe(1)
})

test.each([
  ['one /48', 1, (ask: number) => `2001:db8:1:${ask.toString(16)}::1`],
  ['ten /48', 10, (ask: number) => `2001:${(ask % 10).toString(16)}db8:1:${ask.toString(16)}::1`],
  ['one /32', 1, (ask: number) => `2001:db8:${ask.toString(16)}::1`],
  ['a /24', 1, (ask: number) => `203.0.113.${ask % 256}`],
])('what all visitors share stays open for others when %s asks without end', (_, networks, addressOf) => {
  const may = createSharedLimit({ burst: 300, refillMs: 12_000, share: 30 }, () => 1000)
  let allowed = 0
  for (let ask = 0; ask < 5000; ask++) allowed += may('site', addressOf(ask)) ? 1 : 0
  expect(allowed).toBeGreaterThan(20)
  expect(allowed).toBeLessThan(networks === 1 ? 100 : 200)
  for (let other = 0; other < 100; other++) expect(may('site', `198.${other}.100.7`)).toBe(true)
})

test('a shared limit fills again, and a network’s own requests are forgotten', () => {
  let now = 1000
  const may = createSharedLimit({ burst: 60, refillMs: 60_000, share: 10 }, () => now)
  const allowed = () => countAllowed((address) => may('site', address), '203.0.113.7')
  const first = allowed()
  now += 60 * 60_000
  expect(allowed()).toBe(first)
  expect(may('another', '203.0.113.7')).toBe(true)
})
