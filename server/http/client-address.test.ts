import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, clientAddresses, networkOf } from './client-address.ts'

/** The address that a request from this peer counts by. */
async function counted(
  peer: string,
  forwarded?: string,
  trusted?: string[],
  onIgnored?: (peer: string) => void,
) {
  const app = new Hono()
  if (trusted) app.use(clientAddresses(trusted, onIgnored))
  app.get('/', (c) => c.text(clientAddress(c)))
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  const env = { incoming: { socket: { remoteAddress: peer, remotePort: 4000, remoteFamily: 'IPv4' } } }
  return (await app.request('/', { headers }, env)).text()
}

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['::ffff:127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['fe80::1%eth0', undefined, 'fe80::1'],
])(
  'only this machine is trusted: from %s, forwarded for %s, counts as %s',
  async (peer, forwarded, address) => {
    expect(await counted(peer, forwarded)).toBe(address)
    expect(await counted(peer, forwarded, [])).toBe(address)
  },
)

test.each(['10.0.0.2', '172.20.0.3', '192.168.1.9', 'fd00::2'])(
  'a private peer %s cannot claim an address, unless it is our proxy',
  async (peer) => {
    expect(await counted(peer, '198.51.100.1', [])).toBe(peer)
    expect(await counted(peer, '198.51.100.1', ['private'])).toBe('198.51.100.1')
    expect(await counted(peer, '198.51.100.1', [peer])).toBe('198.51.100.1')
  },
)

test('behind two proxies each visitor has an own address, and cannot add one', async () => {
  const trusted = ['10.0.0.0/24', '2001:db8:cafe::/48']
  expect(await counted('10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.9', trusted)).toBe('198.51.100.1')
  expect(await counted('10.0.0.2', '198.51.100.2, 2001:db8:cafe::5', trusted)).toBe('198.51.100.2')
  expect(await counted('127.0.0.1', '198.51.100.1, 10.0.1.9', trusted)).toBe('10.0.1.9')
  expect(await counted('10.0.0.2', '10.0.0.7, 10.0.0.9', trusted)).toBe('10.0.0.7')
})

test('a proxy that the settings do not name is reported once, and a stranger not at all', async () => {
  const ignored: string[] = []
  const app = new Hono()
    .use(clientAddresses([], (peer) => void ignored.push(peer)))
    .get('/', (c) => c.text('x'))
  for (const peer of ['203.0.113.7', '172.18.0.2', '172.18.0.2', '172.18.0.3']) {
    const env = { incoming: { socket: { remoteAddress: peer } } }
    await app.request('/', { headers: { 'x-forwarded-for': '198.51.100.1' } }, env)
  }
  expect(ignored).toEqual(['172.18.0.2'])
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8::7', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['203.0.113.7', '203.0.113.7'],
  ['2b0e6a8c-0000-4000-8000-000000000000', '2b0e6a8c-0000-4000-8000-000000000000'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['2001:db8:1:2::7', { v6: 48, v4: 24 }, '2001:db8:1::'],
  ['2001:db8:1:2ff::7', { v6: 56, v4: 24 }, '2001:db8:1:200::'],
  ['2001:db8:1:2::7', { v6: 32, v4: 24 }, '2001:db8::'],
  ['203.0.113.7', { v6: 48, v4: 24 }, '203.0.113.0'],
  ['203.0.113.255', { v6: 48, v4: 20 }, '203.0.112.0'],
])('a larger network of %s, of the bits %o, is %s', (address, prefix, network) => {
  expect(networkOf(address, prefix)).toBe(network)
  expect(networkOf(networkOf(address), prefix)).toBe(network)
})
