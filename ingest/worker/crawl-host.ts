import type { Kysely } from 'kysely'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import { recordMove } from '#db/queries/boards/listed-boards.ts'
import type { LinkSources } from '#db/queries/boards/job-links.ts'
import type { Database } from '#db/schema.ts'
import type { BoardProblem, Source } from '#ingest/adapters/adapter.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { findMovedBoard } from '#ingest/boards/moved-board.ts'
import { hostsOf } from '#ingest/network/base-url.ts'
import { databaseStore } from '#ingest/boards/board-store.ts'
import type { LinkReport } from '#ingest/links/check-links.ts'
import { checkContentLinks, type ContentLinkReport } from '#ingest/links/content-links.ts'
import { checkDueLinks } from '#ingest/links/due-links.ts'
import { fetchBoard, type Network } from '#ingest/boards/fetch-board.ts'
import type { RateLimiter } from '#ingest/network/rate-limiter.ts'
import { ingestBoard, type BoardReport } from '#ingest/boards/pipeline.ts'
import { runBoards } from '#ingest/boards/run-boards.ts'

/** The network of a process that crawls boards, with its rate limiter. */
export interface RateLimitedNetwork extends Network {
  rateLimiter: RateLimiter
}

export interface HostCrawl {
  host: string
  /** Its due boards. */
  sources: Source[]
  /** Ids of postings whose pages, on this host, are due. */
  links: string[]
  /** Links of curated rows, on this host, that are due. */
  contentLinks: string[]
  /** For tests: those on this machine, and no others. */
  onThisMachine: boolean
  /** Whose posting pages may be checked, by the current list. */
  linkSources: LinkSources
  /** A board whose last run is more recent than this is skipped: another process has just crawled it. */
  everySeconds: number
  owner: Kysely<Database>
  network: RateLimitedNetwork
  /** Stops the crawl: writes in progress finish, everything else is dropped. */
  signal: AbortSignal
  onDone: (report: BoardReport) => void
  onLink: (report: LinkReport) => void
  onContentLink: (report: ContentLinkReport) => void
}

/**
 * Imports the due boards of one host, one after another, then checks the due posting pages. When it ends, for
 * whatever reason, the host's interval has passed, so the next request may start at once.
 *
 * @throws The signal's reason if boards were skipped because of it; errors of the database.
 */
export async function crawlHost(crawl: HostCrawl): Promise<void> {
  try {
    for (const source of crawl.sources) {
      crawl.signal.throwIfAborted()
      const report = await runIfDue(source, crawl)
      // The host asked us to wait. Its other boards stay due until then.
      if (report?.problem?.retryAt) return
    }
    await checkHostLinks(crawl)
    await checkHostContent(crawl)
  } finally {
    const hosts = new Set([crawl.host, ...crawl.sources.flatMap(hostsOf)])
    await Promise.all([...hosts].map((host) => waitInterval(host, crawl.network.rateLimiter)))
  }
}

async function runIfDue(source: Source, crawl: HostCrawl): Promise<BoardReport | null> {
  const { owner, network, everySeconds, signal, onDone } = crawl
  const [board] = await boardDueStates(owner, [source.token], everySeconds)
  if (!board?.due) return null
  let redirect: URL | null = null
  const { reports, untouched } = await runBoards({
    sources: [source],
    store: databaseStore(owner),
    signal,
    onDone,
    ingest: (board, store) =>
      ingestBoard({
        source: board,
        store,
        load: (known, before, memory) =>
          fetchBoard(known, network, before, memory).catch((error: unknown) => {
            if (error instanceof SourceProblem) redirect = error.redirect
            throw error
          }),
        seenAt: 'now',
      }),
  })
  if (untouched.length > 0) signal.throwIfAborted()
  const [report = null] = reports
  if (report?.problem && !report.problem.retryAt) await noteMove(source, report.problem, redirect, crawl)
  return report
}

/** Stores where a board has moved to, if it redirects or links there. */
async function noteMove(
  source: Source,
  problem: BoardProblem,
  redirect: URL | null,
  { owner, network, signal }: HostCrawl,
): Promise<void> {
  const movedTo = await findMovedBoard(source, problem, redirect, network)
  if (movedTo !== null && !signal.aborted) await recordMove(owner, source.token, movedTo)
}

/** Checks the links that are still due: another process may have just checked them. */
async function checkHostLinks({
  links: ids,
  linkSources,
  onLink: onDone,
  ...crawl
}: HostCrawl): Promise<void> {
  if (ids.length === 0) return
  const unchecked = await checkDueLinks({ ...crawl, due: { ...linkSources, ids }, onDone })
  if (unchecked > 0) crawl.signal.throwIfAborted()
}

async function checkHostContent({ contentLinks, onContentLink, ...crawl }: HostCrawl): Promise<void> {
  if (contentLinks.length === 0) return
  const { owner, network, signal, onThisMachine } = crawl
  const unchecked = await checkContentLinks({
    owner,
    network,
    signal,
    links: contentLinks,
    onThisMachine,
    onDone: onContentLink,
  })
  if (unchecked > 0) signal.throwIfAborted()
}

/**
 * Waits for a turn and sends nothing, so that the next request, from any machine, comes one interval after
 * ours.
 */
async function waitInterval(host: string, rateLimiter: RateLimiter): Promise<void> {
  // If the host's cooldown is longer than we wait, the host is not due before it ends.
  await rateLimiter.turn(host, async () => {}).catch(() => {})
}
