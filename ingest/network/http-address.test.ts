import { expect, test } from 'vitest'
import { isReachable } from './http-address.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '198.20.0.1',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2001:200::1',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '2400:cb00::1',
])('%s is public', (address) => {
  expect(isReachable(address, false)).toBe(true)
})

/** Each row of IANA's registries of special-purpose addresses, with an address of it. */
test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['shared by a provider', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['link-local, with the metadata of clouds', '169.254.169.254'],
  ['private', '172.20.0.1'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['relays of 6to4', '192.88.99.1'],
  ['private', '192.168.1.1'],
  ['benchmarks', '198.18.0.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped', '::ffff:10.0.0.1'],
  ['IPv4-mapped, also of a public address', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::10.0.0.1'],
  ['IPv4-compatible loopback', '::7f00:1'],
  ['IPv4-compatible metadata of clouds', '::169.254.169.254'],
  ['IPv4-translated', '::ffff:0:10.0.0.1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['discard', '100::1'],
  ['dummy prefix', '100:0:0:1::1'],
  ['Teredo', '2001::1'],
  ['benchmarks', '2001:2::1'],
  ['ORCHID', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['6to4', '2002:a00:1::1'],
  ['documentation', '3fff::1'],
  ['segment routing', '5f00::1'],
  ['not assigned', '4000::1'],
  ['not assigned', 'e000::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['link-local, at the end of its range', 'febf:ffff::1'],
  ['site-local', 'fec0::1'],
  ['site-local, at the end of its range', 'feff:ffff::1'],
  ['multicast', 'ff02::1'],
  ['no address', 'boards.example'],
  ['no address', ''],
])('%s: %s is not reached', (_, address) => {
  expect(isReachable(address, false)).toBe(false)
})

test('loopback is reached where it is allowed, and nothing else with it', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1']) expect(isReachable(address, true)).toBe(true)
  for (const address of ['::127.0.0.1', '10.0.0.1', 'fec0::1']) expect(isReachable(address, true)).toBe(false)
})
