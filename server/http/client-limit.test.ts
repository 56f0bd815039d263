import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, createClientLimit } from './client-limit.ts'

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

test.for([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['::ffff:10.0.0.2', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['172.20.0.3', 'nonsense', '172.20.0.3'],
  ['172.32.0.3', '198.51.100.1', '172.32.0.3'],
] as const)('from %s, forwarded for %s, counts as %s', async ([peer, forwarded, counted]) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c)))
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {})
  const env = { incoming: { socket: { remoteAddress: peer, remotePort: 4000, remoteFamily: 'IPv4' } } }
  const response = await app.request('/', { headers }, env)
  expect(await response.text()).toBe(counted)
})
