import type { DatabaseHandle } from '#db/open.ts'
import { openHostQueue } from '#db/host-queue.ts'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import { listDueLinks } from '#db/queries/boards/job-links.ts'
import { listReportedSources } from '#db/queries/jobs/job-reports.ts'
import { repeat } from '#db/repeat.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { linkSources, type LinkReport } from '#ingest/links/check-links.ts'
import { dueHosts } from './due-hosts.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { crawlHost, type RateLimitedNetwork } from './crawl-host.ts'

export interface Work {
  database: Pick<DatabaseHandle, 'engine' | 'owner'>
  network: RateLimitedNetwork
  /** The boards as they are listed now; asked again and again, so that a list can be changed under way. */
  listBoards: () => Promise<Source[]>
  /** Tokens that the list tells to rest, likewise. */
  listPaused: () => Promise<string[]>
  /** From the end of a board's run to the next one. */
  everySeconds: number
  /** Hosts that this process asks at once. */
  hostsAtOnce: number
  /** A worker that has given no sign of life for so long has lost its boards to the others. At least 10. */
  takeoverSeconds: number
  onDone: (report: BoardReport) => void
  /** A posting that no board speaks for was asked for by its own page. */
  onLink: (report: LinkReport) => void
  /** Trouble that is not a board's: it is tried again. */
  onError: (error: unknown, what: string) => void
}

/** How often it is looked what is due, as a part of the interval, between a second and a minute. */
const LOOKS_PER_INTERVAL = 10
const SECOND_MS = 1000
const MINUTE_MS = 60_000

/**
 * Takes boards in for as long as the process lives, each once per interval, together with any number of other
 * processes on the same database. Due boards go into the queue by host, so that one process at a time asks a host.
 *
 * @returns Stops it: every board is then either done or untouched.
 */
export async function workBoards(work: Work): Promise<() => Promise<void>> {
  const { database, network, everySeconds, onError } = work
  const stopping = new AbortController()
  const queue = await openHostQueue({ ...database, ...work })
  let listed = new Map<string, Source>()
  let askable = linkSources([], [], network.allowed)

  const offerDue = async () => {
    listed = new Map((await work.listBoards()).map((source) => [source.token, source]))
    askable = linkSources([...listed.values()], await work.listPaused(), network.allowed)
    const { owner } = database
    const dueStates = await boardDueStates(owner, [...listed.keys()], everySeconds)
    const reported = await listReportedSources(owner)
    const links = await listDueLinks(owner, askable)
    await queue.offer(dueHosts({ dueStates, listed, reported, links, everySeconds }))
  }

  try {
    await offerDue()
    await queue.take(async ({ host, sources, links, everySeconds: interval }, signal) => {
      await crawlHost({
        // What the list does not name any more is not asked any more.
        sources: sources.flatMap((token) => listed.get(token) ?? []),
        host,
        links,
        linkSources: askable,
        everySeconds: interval,
        owner: database.owner,
        network,
        signal: AbortSignal.any([signal, stopping.signal]),
        onDone: work.onDone,
        onLink: work.onLink,
      })
    })
  } catch (error) {
    await queue.close()
    throw error
  }
  const lookMs = Math.min(MINUTE_MS, Math.max(SECOND_MS, (everySeconds * SECOND_MS) / LOOKS_PER_INTERVAL))
  const stopOffering = repeat(lookMs, 'due boards', onError, offerDue)

  return async () => {
    // First nothing new is taken, then what is in work ends.
    const closed = queue.close()
    stopping.abort(new Error('The worker was stopped'))
    await Promise.all([stopOffering(), closed])
  }
}
