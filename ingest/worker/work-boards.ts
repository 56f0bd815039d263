import type { DatabaseHandle } from '#db/open.ts'
import { openHostQueue, type HostJob } from '#db/host-queue.ts'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import { listPausedBoards, storeBoardList, type ListedBoard } from '#db/queries/boards/listed-boards.ts'
import { linksOfOthers, listDueLinks } from '#db/queries/boards/job-links.ts'
import { listReportedSources } from '#db/queries/jobs/job-reports.ts'
import type { Retention } from '#core/retention.ts'
import { repeat } from '#db/repeat.ts'
import { applyRetention } from '#db/retention.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { listDueContentLinks } from '#db/queries/content/content-links.ts'
import type { ContentLinkReport } from '#ingest/links/content-links.ts'
import { linkSources, type LinkReport } from '#ingest/links/check-links.ts'
import { dueHosts } from './due-hosts.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { crawlHost, type RateLimitedNetwork } from './crawl-host.ts'

export interface Work {
  database: Pick<DatabaseHandle, 'engine' | 'owner'>
  network: RateLimitedNetwork
  /** For tests: checks links of curated rows on this machine, and no others. */
  onThisMachine: boolean
  /** The current list of boards; called again and again, so the list can be changed while the worker runs. */
  readPlan: () => Promise<{ sources: Source[]; paused: string[]; listed: ListedBoard[] }>
  /** From the end of a board's run to the next one, for boards that are asked often. */
  everySeconds: number
  /** The most hosts that this process crawls at once. */
  hostsAtOnce: number
  /** A worker without a heartbeat for this long loses its jobs to the others. At least 10. */
  takeoverSeconds: number
  /** How long rows are kept. One of all processes deletes old ones, once an hour. */
  retention: Retention
  onDone: (report: BoardReport) => void
  /** A posting without a live board was checked on its own page. */
  onLink: (report: LinkReport) => void
  /** A link of curated rows was checked. */
  onContentLink: (report: ContentLinkReport) => void
  /** An error that is not a board's; the work is retried. */
  onError: (error: unknown, what: string) => void
}

/** Checks for due work per interval; the time between two is at least a second and at most a minute. */
const CHECKS_PER_INTERVAL = 10
const SECOND_MS = 1000
const MINUTE_MS = 60_000

/**
 * Imports each board once per interval until it is stopped, together with any number of other processes on
 * the same database. Due boards are queued by host, so that only one process at a time crawls a host.
 *
 * @returns Stops the worker; every board is then either done or untouched.
 */
export async function workBoards(work: Work): Promise<() => Promise<void>> {
  const { database, network, everySeconds, onError } = work
  const stopping = new AbortController()
  const queue = await openHostQueue({ ...database, ...work })
  let listed = new Map<string, Source>()
  let offered = new Map<string, HostJob>()
  let currentLinkSources = linkSources([], [], network.allowed)

  const offerDue = async () => {
    const { owner } = database
    const plan = await work.readPlan()
    await storeBoardList(owner, plan.listed)
    const stopped = new Set(await listPausedBoards(owner))
    const sources = plan.sources.filter(({ token }) => !stopped.has(token))
    listed = new Map(sources.map((source) => [source.token, source]))
    currentLinkSources = linkSources(sources, [...plan.paused, ...stopped], network.allowed)
    const dueStates = await boardDueStates(owner, [...listed.keys()], everySeconds)
    const reported = await listReportedSources(owner)
    const links = await listDueLinks(owner, currentLinkSources)
    const contentLinks = await listDueContentLinks(owner, { onThisMachine: work.onThisMachine })
    await queue.offerRetention()
    const jobs = dueHosts({ dueStates, listed, reported, links, contentLinks, everySeconds })
    offered = new Map(jobs.map((job) => [job.host, job]))
    await queue.offer(jobs)
  }

  /** What a job has that is not on our list, for the workers that have it. What is paused is for nobody. */
  const restOf = async (job: HostJob): Promise<HostJob | null> => {
    const { paused } = currentLinkSources
    const sources = job.sources.filter((token) => !listed.has(token) && !paused.includes(token))
    const links = await linksOfOthers(database.owner, job.links, currentLinkSources)
    return sources.length + links.length > 0 ? { ...job, sources, links, contentLinks: [] } : null
  }

  try {
    await offerDue()
    await queue.takeRetention(() => applyRetention(database, work.retention))
    await queue.take(async (job, signal) => {
      const { owner } = database
      const rest = await restOf(job)
      // Another worker's job keeps ours of the same host out of the queue.
      const ours = offered.get(job.host)
      const all = (kind: 'sources' | 'links' | 'contentLinks') => [
        ...new Set([...job[kind], ...(ours?.[kind] ?? [])]),
      ]
      const mine = {
        sources: all('sources').flatMap((token) => listed.get(token) ?? []),
        links: all('links').filter((id) => !rest?.links.includes(id)),
        contentLinks: all('contentLinks'),
      }
      if (mine.sources.length + mine.links.length + mine.contentLinks.length > 0) {
        await crawlHost({
          ...mine,
          host: job.host,
          onThisMachine: work.onThisMachine,
          linkSources: currentLinkSources,
          everySeconds: job.everySeconds,
          owner,
          network,
          signal: AbortSignal.any([signal, stopping.signal]),
          onDone: work.onDone,
          onLink: work.onLink,
          onContentLink: work.onContentLink,
        })
      }
      return rest
    })
  } catch (error) {
    await queue.close()
    throw error
  }
  const checkMs = Math.min(MINUTE_MS, Math.max(SECOND_MS, (everySeconds * SECOND_MS) / CHECKS_PER_INTERVAL))
  const stopOffering = repeat(checkMs, 'due boards', onError, offerDue)

  return async () => {
    // First stop taking new jobs, then end the running ones.
    const closed = queue.close()
    stopping.abort(new Error('The worker was stopped'))
    await Promise.all([stopOffering(), closed])
  }
}
