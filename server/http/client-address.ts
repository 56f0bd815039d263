import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'

/** Proxies on this machine are always trusted. */
const LOOPBACK = ['127.0.0.0/8', '::1']
/** What `private` in the settings stands for. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10']

/** Where the address of a request is kept after `clientAddresses`. */
const KEY = 'client address'

/**
 * Finds the client's address of each request once, for `clientAddress`.
 *
 * @param trusted Addresses and networks of our own proxies (`TRUSTED_PROXIES`), besides this machine; `private`
 *   stands for all private networks.
 * @param onIgnored Called once, with the peer, if a peer on a private network that is not among them forwards an
 *   address: it is probably a proxy that the settings do not name.
 */
export function clientAddresses(
  trusted: readonly string[],
  onIgnored?: (peer: string) => void,
): MiddlewareHandler {
  const proxies = networksOf([...LOOPBACK, ...trusted.flatMap((one) => (one === 'private' ? PRIVATE : one))])
  const neighbours = networksOf(PRIVATE)
  let isNoted = false
  return async (c, next) => {
    const { peer, address, isIgnored } = readAddress(c, proxies)
    c.set(KEY, address)
    if (isIgnored && !isNoted && contains(neighbours, peer)) {
      isNoted = true
      onIgnored?.(peer)
    }
    await next()
  }
}

/** The address that limits are counted by; '' if it is unknown. Without `clientAddresses`, only this machine is trusted. */
export function clientAddress(c: Context): string {
  const known: unknown = c.get(KEY)
  return typeof known === 'string' ? known : readAddress(c, ALONE).address
}

/**
 * Reads `X-Forwarded-For` from its end, where our own proxies add to it, and believes an entry as long as a trusted
 * proxy wrote it. What a client wrote itself is before that.
 */
function readAddress(c: Context, proxies: BlockList): { peer: string; address: string; isIgnored: boolean } {
  const peer = plainAddress(getConnInfo(c).remote.address ?? '') ?? ''
  const entries = c.req.header('x-forwarded-for')?.split(',') ?? []
  const isIgnored = entries.length > 0 && !contains(proxies, peer)
  let address = peer
  while (contains(proxies, address)) {
    const next = plainAddress(entries.pop() ?? '')
    if (next === null) break
    address = next
  }
  return { peer, address, isIgnored }
}

/** An address without a port, a zone, or the IPv6 form of IPv4; null for anything else. */
function plainAddress(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  return isIP(plain) === 0 ? null : plain
}

function networksOf(names: readonly string[]): BlockList {
  const list = new BlockList()
  for (const name of names) {
    const [address = '', bits] = name.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const ALONE = networksOf(LOOPBACK)

function contains(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** The bits that a network has in common: of IPv6, and of IPv4. */
export interface Prefix {
  v6: number
  v4: number
}

/** What one household or host has: an IPv4 address alone, or a /64. */
export const HOUSEHOLD: Prefix = { v6: 64, v4: 32 }
/** What one operator of a host has, who can use all addresses in it at once. A household may have a /56. */
export const OPERATOR: Prefix = { v6: 48, v4: 32 }

/**
 * The network of an address. Any other text stays as it is.
 *
 * @returns As an address, `2001:db8:0:1::`, so that a larger network can be read from it.
 */
export function networkOf(address: string, { v6, v4 }: Prefix = HOUSEHOLD): string {
  if (isIPv4(address)) return masked(address.split('.').map(Number), 8, v4).join('.')
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
  const kept = masked(groups, 16, v6).slice(0, Math.ceil(v6 / 16))
  return `${kept.map((group) => group.toString(16)).join(':')}::`
}

/** Parts of an address, of which only the first bits are kept. */
function masked(parts: readonly number[], size: number, bits: number): number[] {
  return parts.map((part, index) => {
    const free = Math.min(size, Math.max(0, size * (index + 1) - bits))
    return (part >> free) << free
  })
}
