import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientNetwork } from './client-network.ts'

const app = new Hono().get('/', (c) => c.json(clientNetwork(c)))

async function networkOf(remoteAddress: string, forwarded?: string): Promise<unknown> {
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return response.json()
}

test('an IPv4 address is one client, also in its IPv6 form', async () => {
  expect(await networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(await networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('all addresses of a /64 are one client', async () => {
  expect(await networkOf('2001:db8:0:1::7')).toBe('2001:db8:0:1::')
  expect(await networkOf('2001:DB8:0:1:ffff:1:2:3')).toBe('2001:db8:0:1::')
  expect(await networkOf('2001:db8::7')).toBe('2001:db8:0:0::')
  expect(await networkOf('2001:db8:0:2::7')).not.toBe(await networkOf('2001:db8:0:1::7'))
})

test('uses the address that a proxy forwards; a proxy without one is an unknown client', async () => {
  expect(await networkOf('127.0.0.1', '198.51.100.9')).toBe('198.51.100.9')
  expect(await networkOf('127.0.0.1')).toBe(null)
  expect(await networkOf('::1')).toBe(null)
})
