import type { Source } from '#ingest/adapters/adapter.ts'
import { refusalOf } from '#ingest/boards/policy.ts'
import { formatOffline, unreachableHosts } from '#ingest/network/reachable.ts'
import { isLoopback } from '#ingest/network/base-url.ts'
import type { Settings } from '#core/settings.ts'
import { createHttp, userAgent } from '#ingest/network/http.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'
import { createRobots } from '#ingest/network/robots.ts'
import type { RateLimitedNetwork } from '#ingest/worker/crawl-host.ts'
import type { Screen } from '../process/progress-bar.ts'
import { VERSION } from '../process/project.ts'

/** One HTTP client for the whole command, so that boards on the same host share its rate limit. */
export function openNetwork(
  settings: Pick<Settings, 'siteUrl' | 'allowSources'>,
  { allowLoopback, timeoutMs }: { allowLoopback: boolean; timeoutMs: number | null },
  stderr: Screen,
): RateLimitedNetwork {
  if (isLoopback(new URL(settings.siteUrl))) {
    stderr.write(
      `Job boards see ${settings.siteUrl} as our contact address, which only this machine can open. ` +
        'Set SITE_URL to the public address of the site.\n',
    )
  }
  const agent = userAgent(VERSION, settings.siteUrl)
  const rateLimiter = createRateLimiter()
  const http = createHttp({
    userAgent: agent,
    allowLoopback,
    rateLimiter,
    ...(timeoutMs !== null && { timeoutMs }),
  })
  return {
    http,
    robots: createRobots({ http, rateLimiter }),
    rateLimiter,
    allowed: new Set(settings.allowSources),
  }
}

/**
 * Whether none of the boards can be reached. If so, says it; nothing is fetched and no board is marked as
 * failed.
 */
export async function isOffline(
  boards: Source[],
  { allowed }: RateLimitedNetwork,
  { allowLoopback, timeoutMs }: { allowLoopback: boolean; timeoutMs: number | null },
  stderr: Screen,
): Promise<boolean> {
  const permitted = boards.filter((board) => refusalOf(board, allowed) === null)
  const failures = await unreachableHosts(permitted, {
    allowLoopback,
    ...(timeoutMs !== null && { timeoutMs }),
  })
  if (failures) stderr.write(`${formatOffline(failures)}\n`)
  return failures !== null
}
