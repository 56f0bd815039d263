import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'

/** How often one client may do something. */
export interface Rate {
  /** At once. */
  burst: number
  /** Then once in so many milliseconds. */
  refillMs: number
}

/** A household shares an address. */
const CLICKS: Rate = { burst: 60, refillMs: 2_000 }
const REMEMBERED_CLIENTS = 10_000

interface Bucket {
  tokens: number
  at: number
}

/** Whether this client may do it once more; asking takes one of its turns. */
export type ClientLimit = (address: string) => boolean

/**
 * Keeps one client from filling a table. What is remembered, in memory alone and while it is busy, is a
 * hash of the address under a key that dies with the process: it leads back to nobody.
 */
export function createClientLimit(
  clock: () => number = () => performance.now(),
  { burst, refillMs }: Rate = CLICKS,
): ClientLimit {
  const salt = randomBytes(32)
  const buckets = new LRUCache<string, Bucket>({ max: REMEMBERED_CLIENTS })
  return (address) => {
    const client = createHmac('sha256', salt).update(address).digest('base64')
    const now = clock()
    const bucket = buckets.get(client) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, bucket.tokens + (now - bucket.at) / refillMs)
    buckets.set(client, { tokens: Math.max(0, tokens - 1), at: now })
    return tokens >= 1
  }
}

/**
 * The address to count clicks by. Only a neighbour on this machine or the private network, that is a proxy, is
 * believed about whom it forwards for, and then only its own word, the last one.
 */
export function clientAddress(c: Context): string {
  const peer = getConnInfo(c).remote.address ?? ''
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded && isIP(forwarded) && isPrivate(peer) ? forwarded : peer
}

function isPrivate(address: string): boolean {
  return /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i.test(address)
}
