import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { networkOf } from './client-address.ts'

/** A token bucket per client. */
export interface Rate {
  /** Requests allowed without waiting. */
  burst: number
  /** After the burst, one request per this many milliseconds. */
  refillMs: number
}

/** Generous, because a household shares one address. */
const CLICKS: Rate = { burst: 60, refillMs: 2_000 }
const REMEMBERED_CLIENTS = 10_000

interface Bucket {
  tokens: number
  at: number
}

/** Whether this client may make one more request. Each call counts as one. All addresses of a /64 are one client. */
export type ClientLimit = (address: string) => boolean

/**
 * Stops one client from filling a table. It stores only a hash of the address, in memory, with a random salt
 * that is lost when the process ends, so no stored value identifies a visitor.
 */
export function createClientLimit(
  clock: () => number = () => performance.now(),
  { burst, refillMs }: Rate = CLICKS,
): ClientLimit {
  const salt = randomBytes(32)
  const buckets = new LRUCache<string, Bucket>({ max: REMEMBERED_CLIENTS })
  return (address) => {
    const client = createHmac('sha256', salt).update(networkOf(address)).digest('base64')
    const now = clock()
    const bucket = buckets.get(client) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, bucket.tokens + (now - bucket.at) / refillMs)
    buckets.set(client, { tokens: Math.max(0, tokens - 1), at: now })
    return tokens >= 1
  }
}
