import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { clientAddress } from './client-limit.ts'

/**
 * The client's network: an IPv4 address, or the /64 of an IPv6 address, which is what one household gets.
 *
 * @returns Null if the client is unknown, as behind a proxy without `X-Forwarded-For`. Otherwise all its
 * visitors would count as one client.
 */
export function clientNetwork(c: Context): string | null {
  const address = clientAddress(c).replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIP(address) || isThisMachine(address)) return null
  return isIPv6(address) ? firstFourGroups(address) : address
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === '::1'
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
