import type { BoardCooldown } from '#db/queries/boards/boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { hostsOf } from '#ingest/boards/base-url.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { knownSource } from '#ingest/adapters/sources.ts'

/**
 * Leaves alone, for as long as they asked, the hosts of boards that asked for it in earlier runs: every other board on
 * them waits as well.
 *
 * @param listed Where the boards of a list are; any other is at its vendor's address.
 */
export function applyCooldowns(cooldowns: BoardCooldown[], listed: Source[], rateLimiter: RateLimiter): void {
  const known = new Map(listed.map((source) => [source.token, source]))
  for (const { source: token, seconds } of cooldowns) {
    const source = known.get(token) ?? knownSource(token)
    for (const host of source ? hostsOf(source) : []) rateLimiter.holdOff(host, seconds)
  }
}
