import type { Source } from '#ingest/adapters/adapter.ts'
import { hostOf } from '#ingest/network/base-url.ts'

/** From this many boards on, a host takes longest, and so is started first. */
const LONG_HOST = 20

/** The boards by host, in their order; hosts with many boards first. */
function groupByHost(sources: Source[]): Source[][] {
  const hosts = [...Map.groupBy(sources, (source) => hostOf(source) ?? source.token).values()]
  const long = hosts.filter((boards) => boards.length >= LONG_HOST)
  return [...long, ...hosts.filter((boards) => boards.length < LONG_HOST)]
}

/**
 * Works on boards of several hosts at once, and on those of a host one after another: a host with hundreds of
 * boards, which are rate limited together, does not hold up the others.
 *
 * @param hostsAtOnce The most hosts at once.
 * @param work Returns false to stop; what has started is finished.
 */
export async function eachByHost(
  sources: Source[],
  hostsAtOnce: number,
  work: (source: Source) => Promise<boolean>,
): Promise<void> {
  const waiting = groupByHost(sources)
  let stopped = false
  async function workOnHosts(): Promise<void> {
    for (let boards = waiting.shift(); boards && !stopped; boards = waiting.shift()) {
      for (const source of boards) {
        if (stopped) return
        stopped = !(await work(source)) || stopped
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(hostsAtOnce, waiting.length) }, workOnHosts))
}
