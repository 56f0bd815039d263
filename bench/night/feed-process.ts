import { fetchBoard } from '#ingest/boards/fetch-board.ts'
import { ingestBoard } from '#ingest/boards/pipeline.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { createHttp } from '#ingest/network/http.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'
import { createRobots } from '#ingest/network/robots.ts'
import type { FeedResult } from './large-feed.ts'

/** Reads a large feed, so that its memory is counted alone. Takes the address; answers with a message. */
const MB = 2 ** 20
const [address = ''] = process.argv.slice(2)
const source = parseSource('successfactors:jobs.large.example', {
  baseUrl: new URL(address),
  company: 'Large',
})
const http = createHttp({
  userAgent: 'PraveshBench/1',
  allowLoopback: true,
  rateLimiter: createRateLimiter({ intervalMs: 0 }),
})
const network = { http, robots: createRobots({ http }), allowed: new Set<string>() }
const beforeMb = Math.round(process.memoryUsage.rss() / MB)
const started = performance.now()
const load = () => fetchBoard(source, network)
const { found, kept, problem } = await ingestBoard({ source, load, seenAt: 'now', store: null })
const result: FeedResult = {
  beforeMb,
  // In kilobytes.
  peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
  found,
  kept,
  seconds: Math.round((performance.now() - started) / 100) / 10,
  problem: problem?.message ?? null,
}
process.send?.(result, () => process.disconnect?.())
