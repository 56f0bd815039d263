import type { Kysely } from 'kysely'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import type { LinkSources } from '#db/queries/boards/job-links.ts'
import type { Database } from '#db/schema.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { hostsOf } from '#ingest/boards/base-url.ts'
import { databaseStore } from '#ingest/boards/board-store.ts'
import type { LinkReport } from '#ingest/links/check-links.ts'
import { checkDueLinks } from '#ingest/links/due-links.ts'
import { fetchBoard, type Network } from '#ingest/boards/fetch-board.ts'
import type { RateLimiter } from '#ingest/network/rate-limiter.ts'
import { ingestBoard, type BoardReport } from '#ingest/boards/pipeline.ts'
import { runBoards } from '#ingest/boards/run-boards.ts'

/** The way out of a process that works through boards, with the pace that it keeps. */
export interface RateLimitedNetwork extends Network {
  rateLimiter: RateLimiter
}

export interface HostCrawl {
  host: string
  /** Its boards that are due. */
  sources: Source[]
  /** Ids of postings whose own pages, on this host, are due. */
  links: string[]
  /** Whose postings may be asked for as the list is now. */
  linkSources: LinkSources
  /** A board whose last run is younger than that is left: somebody else has just done it. */
  everySeconds: number
  owner: Kysely<Database>
  network: RateLimitedNetwork
  /** Ends the sweep: what is being written is waited for, everything else is left. */
  signal: AbortSignal
  onDone: (report: BoardReport) => void
  onLink: (report: LinkReport) => void
}

/**
 * Takes in the boards of one host that are due, one after another, then asks for postings by their own pages. When it
 * ends, whatever the reason, the host may be asked again at once: its interval has been waited for.
 *
 * @throws the signal's reason when boards were left because of it; an error of the database.
 */
export async function crawlHost(crawl: HostCrawl): Promise<void> {
  try {
    for (const source of crawl.sources) {
      crawl.signal.throwIfAborted()
      const report = await runIfDue(source, crawl)
      // It asked to be left alone. The boards behind this one stay due until then.
      if (report?.problem?.retryAt) return
    }
    await askForLinks(crawl)
  } finally {
    const hosts = new Set([crawl.host, ...crawl.sources.flatMap(hostsOf)])
    await Promise.all([...hosts].map((host) => leaveInterval(host, crawl.network.rateLimiter)))
  }
}

async function runIfDue(source: Source, crawl: HostCrawl): Promise<BoardReport | null> {
  const { owner, network, everySeconds, signal, onDone } = crawl
  const [board] = await boardDueStates(owner, [source.token], everySeconds)
  if (!board?.due) return null
  const { reports, untouched } = await runBoards({
    sources: [source],
    store: databaseStore(owner),
    signal,
    onDone,
    ingest: (board, store) =>
      ingestBoard({
        source: board,
        store,
        load: (before) => fetchBoard(board, network, before),
        seenAt: 'now',
      }),
  })
  if (untouched.length > 0) signal.throwIfAborted()
  return reports[0] ?? null
}

/** Asks for those of the links that are due still: somebody else may have just done so. */
async function askForLinks({ links: ids, linkSources, onLink: onDone, ...sweep }: HostCrawl): Promise<void> {
  if (ids.length === 0) return
  const unasked = await checkDueLinks({ ...sweep, due: { ...linkSources, ids }, onDone })
  if (unasked > 0) sweep.signal.throwIfAborted()
}

/** Takes a turn and asks nothing, so that the next request, from whichever machine, comes an interval after ours. */
async function leaveInterval(host: string, rateLimiter: RateLimiter): Promise<void> {
  // A host that asked for a longer rest than we wait for is not due until then.
  await rateLimiter.turn(host, async () => {}).catch(() => {})
}
