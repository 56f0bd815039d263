import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { SourceProblem } from './source-problem.ts'

/** Address ranges that are not public: IANA's special-purpose registries for IPv4 and IPv6. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() }
const LOOPBACK = new BlockList()

for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.ipv4.addSubnet(net, bits, 'ipv4')
}
// Global unicast is 2000::/3. Everything beside it has another purpose: loopback, addresses with an IPv4 address
// inside (mapped, compatible, translated), unique local, link-local and site-local ones, multicast, segment routing.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Special purposes within global unicast: protocol assignments (Teredo, ORCHID), documentation, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  PRIVATE.ipv6.addSubnet(net, bits, 'ipv6')
}
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether a request may go to this IP address. Loopback needs `allowLoopback`. */
export function isReachable(address: string, allowLoopback: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (allowLoopback && LOOPBACK.check(address, family)) return true
  return isIP(address) !== 0 && !PRIVATE[family].check(address, family)
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is private. The check is made by
 * the connection itself, so the name cannot resolve differently between check and use (DNS rebinding).
 */
export function guardedLookup(allowLoopback: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const [first] = addresses
      const refused = addresses.find(({ address }) => !isReachable(address, allowLoopback))
      if (refused || !first) {
        const problem = new SourceProblem(
          'blocked',
          `${hostname} is a private address (${refused?.address ?? 'none'})`,
        )
        return callback(problem, '', 0)
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
