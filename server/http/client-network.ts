import type { Context } from 'hono'
import { clientAddress, networkOf } from './client-address.ts'

/**
 * The client's network: an IPv4 address, or the /64 of an IPv6 address, which is what one household gets.
 *
 * @returns Null if the client is unknown, as behind a proxy without `X-Forwarded-For`. Otherwise all its
 * visitors would count as one client.
 */
export function clientNetwork(c: Context): string | null {
  const address = clientAddress(c)
  return address === '' || address.startsWith('127.') || address === '::1' ? null : networkOf(address)
}
