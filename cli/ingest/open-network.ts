import type { Settings } from '#core/settings.ts'
import { createHttp, userAgent } from '#ingest/network/http.ts'
import { createPace } from '#ingest/network/pace.ts'
import { createRobots } from '#ingest/network/robots.ts'
import type { PacedNetwork } from '#ingest/worker/sweep-host.ts'
import { VERSION } from '#cli/process/project.ts'

/** One way out for a whole command, so that all boards of a host share its turns. */
export function openNetwork(
  settings: Pick<Settings, 'siteUrl' | 'allowSources'>,
  { allowLoopback, timeoutMs }: { allowLoopback: boolean; timeoutMs: number | null },
): PacedNetwork {
  if (new URL(settings.siteUrl).hostname === 'localhost') {
    process.stderr.write('SITE_URL is not set: boards are told localhost as the address to complain to.\n')
  }
  const agent = userAgent(VERSION, settings.siteUrl)
  const pace = createPace()
  const http = createHttp({ userAgent: agent, allowLoopback, pace, ...(timeoutMs !== null && { timeoutMs }) })
  return {
    http,
    robots: createRobots({ http, pace }),
    pace,
    allowed: new Set(settings.allowSources),
  }
}
