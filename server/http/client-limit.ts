import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { networkOf, type Prefix } from './client-address.ts'

/** A token bucket per client. */
export interface Rate {
  /** Requests allowed without waiting. */
  burst: number
  /** After the burst, one request per this many milliseconds. */
  refillMs: number
}

/** For a refused client: by then the limit allows one more. */
export function retryAfter({ refillMs }: Rate): { 'retry-after': string } {
  return { 'retry-after': String(Math.ceil(refillMs / 1000)) }
}

/** Generous, because a household shares one address. */
export const CLICKS: Rate = { burst: 60, refillMs: 2_000 }
const REMEMBERED_CLIENTS = 30_000

/**
 * The networks of a client, and how many times the rate of one client each has. A rented server has a /48, and a
 * household at most a /56. Neighbours in IPv4 have little to do with each other, and many people share one address.
 */
const NETWORKS: Record<'v6' | 'v4', readonly { bits: number; share: number }[]> = {
  v6: [
    { bits: 64, share: 1 },
    { bits: 56, share: 1.5 },
    { bits: 48, share: 2 },
  ],
  v4: [
    { bits: 32, share: 1 },
    { bits: 24, share: 8 },
  ],
}

interface Bucket {
  tokens: number
  at: number
}

export interface ClientLimit {
  /** Whether the client at this address may make one more request, which then counts. One that may not is not counted. */
  (address: string): boolean
  /** Takes back the count of a request that turned out to be harmless. */
  forgive?: (address: string) => void
}

/**
 * Stops one client from filling a table. It counts the networks of an address. It stores only hashes of these, in
 * memory, with a random salt that is lost when the process ends, so no stored value identifies a visitor.
 */
export function createClientLimit(
  clock: () => number = () => performance.now(),
  { burst, refillMs }: Rate = CLICKS,
): ClientLimit & Required<Pick<ClientLimit, 'forgive'>> {
  const hash = createHash()
  const buckets = new LRUCache<string, Bucket>({ max: REMEMBERED_CLIENTS })
  const read = (address: string) =>
    NETWORKS[isIPv6(address) ? 'v6' : 'v4'].map(({ bits, share }) => {
      const key = hash('', address, { v6: bits, v4: bits })
      const most = burst * share
      const now = clock()
      const { tokens, at } = buckets.get(key) ?? { tokens: most, at: now }
      return {
        key,
        most,
        bucket: { tokens: Math.min(most, tokens + ((now - at) * share) / refillMs), at: now },
      }
    })
  const mayAsk = (address: string) => {
    const counted = read(address)
    const isAllowed = counted.every(({ bucket }) => bucket.tokens >= 1)
    for (const { key, bucket } of counted)
      buckets.set(key, { ...bucket, tokens: bucket.tokens - (isAllowed ? 1 : 0) })
    return isAllowed
  }
  const forgive = (address: string) => {
    for (const { key, most, bucket } of read(address))
      buckets.set(key, { ...bucket, tokens: Math.min(most, bucket.tokens + 1) })
  }
  return Object.assign(mayAsk, { forgive })
}

/** The networks that share a limit with others, and which part of a request counts for each. */
const SHARING: readonly { prefix: Prefix; part: number }[] = [
  { prefix: { v6: 48, v4: 32 }, part: 1 },
  { prefix: { v6: 32, v4: 24 }, part: 1 / 4 },
]

/** Whether one more request for this thing may come from this address, which then counts. */
export type SharedLimit = (thing: string, address: string) => boolean

/**
 * A limit that everybody shares: of the whole site, a mailbox or a posting. The more of it is used, the fewer requests
 * a network may have made to get one more. So what is left goes to those who have asked least, and one network cannot
 * use it up for the others.
 *
 * @param share The requests after which a network gets one more only while nothing of the limit is used.
 */
export function createSharedLimit(
  { burst, refillMs, share }: Rate & { share: number },
  clock: () => number = () => performance.now(),
): SharedLimit {
  const hash = createHash()
  const left = new LRUCache<string, Bucket>({ max: REMEMBERED_CLIENTS })
  const used = new LRUCache<string, Bucket>({ max: REMEMBERED_CLIENTS })
  return (thing, address) => {
    const now = clock()
    const whole = hash(thing)
    const { tokens, at } = left.get(whole) ?? { tokens: burst, at: now }
    const free = Math.min(burst, tokens + (now - at) / refillMs)
    const networks = SHARING.map(({ prefix, part }) => {
      const key = hash(thing, address, prefix)
      const before = used.get(key)
      // A network's own requests are forgotten at its share of the rate at which the limit fills.
      const forgotten = before ? ((now - before.at) * share) / (burst * refillMs) : 0
      return { key, part, count: Math.max(0, (before?.tokens ?? 0) - forgotten * part) }
    })
    const most = Math.max(...networks.map(({ count }) => count))
    const isAllowed = free >= 1 + (burst - 1) * Math.min(1, most / share)
    left.set(whole, { tokens: free - (isAllowed ? 1 : 0), at: now })
    for (const { key, part, count } of networks)
      used.set(key, { tokens: count + (isAllowed ? part : 0), at: now })
    return isAllowed
  }
}

/** Hashes a thing, or a network that asks for it. */
function createHash() {
  const salt = randomBytes(32)
  return (thing: string, address?: string, prefix?: Prefix) => {
    // The bits tell a network from a larger one of the same spelling.
    const network = address === undefined ? null : [networkOf(address, prefix), prefix]
    return createHmac('sha256', salt)
      .update(JSON.stringify([thing, network]))
      .digest('base64')
  }
}
