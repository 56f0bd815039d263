import type { BoardCooldown } from '#db/queries/boards/boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { hostsOf } from '#ingest/network/base-url.ts'
import type { RateLimiter } from '#ingest/network/rate-limiter.ts'
import { knownSource } from './sources.ts'

/**
 * Applies cooldowns from earlier runs: the host of a board that asked us to wait is not asked for any other
 * board either.
 *
 * @param listed The boards of the list, which may have a base address. Any other board is at its vendor's
 * address.
 */
export function applyCooldowns(cooldowns: BoardCooldown[], listed: Source[], rateLimiter: RateLimiter): void {
  const known = new Map(listed.map((source) => [source.token, source]))
  for (const { source: token, seconds } of cooldowns) {
    const source = known.get(token) ?? knownSource(token)
    for (const host of source ? hostsOf(source) : []) rateLimiter.holdOff(host, seconds)
    if (source?.adapter.meter) rateLimiter.holdOff(source.adapter.meter.name, seconds)
  }
}
