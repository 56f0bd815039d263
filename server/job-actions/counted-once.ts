import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { startOfIndianDay } from '#core/dates.ts'
import { networkOf, type Prefix } from '#server/http/client-address.ts'

const REMEMBERED = 100_000
/** A host often has a whole /48 of IPv6 addresses. Neighbours in IPv4 have little to do with each other. */
const WIDE: Prefix = { v6: 48, v4: 24 }
/** What counts for an item and day from all networks of such a one. */
const PER_WIDE_NETWORK = { v6: 5, v4: 25 }

/** Whether a click on a posting, or the rating of a row, counts of this client. Each call that counts is remembered. */
export type CountsOnce = (client: string, itemId: string) => boolean

/**
 * Counts a client once for a posting or a rated row and day, so that the orders by clicks and by rating cannot be
 * bought from one host. A client is an IPv4 address or a /64. Only hashes are kept, in memory, with a random salt.
 *
 * @param clock Milliseconds since 1970.
 * @param remembered How many hashes are kept; one that counts adds two, and the oldest go.
 */
// oxlint-disable-next-line pravesh/no-process-clock -- for tests of one process
export function createCountedOnce(clock: () => number = Date.now, remembered = REMEMBERED): CountsOnce {
  const salt = randomBytes(32)
  const counts = new LRUCache<string, number>({ max: remembered })
  return (client, itemId) => {
    // The day by which clicks and ratings are stored.
    const day = startOfIndianDay(new Date(clock())).getTime()
    const keyOf = (network: string) =>
      createHmac('sha256', salt).update(`${day} ${network} ${itemId}`).digest('base64')
    const narrow = keyOf(networkOf(client))
    const wide = keyOf(`wide ${networkOf(client, WIDE)}`)
    const fromWide = counts.get(wide) ?? 0
    if (counts.has(narrow) || fromWide >= PER_WIDE_NETWORK[isIPv6(client) ? 'v6' : 'v4']) return false
    counts.set(narrow, 1)
    counts.set(wide, fromWide + 1)
    return true
  }
}
