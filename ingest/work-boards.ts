import type { DatabaseHandle } from '#db/open.ts'
import { openHostQueue, type HostJob } from '#db/host-queue.ts'
import { boardStandings, type BoardStanding } from '#db/queries/due-boards.ts'
import { repeat } from '#db/repeat.ts'
import type { Source } from './adapter.ts'
import { hostOf } from './base-url.ts'
import type { BoardReport } from './pipeline.ts'
import { sweepHost, type PacedNetwork } from './sweep-host.ts'

export interface Work {
  database: Pick<DatabaseHandle, 'engine' | 'owner'>
  network: PacedNetwork
  /** The boards as they are listed now; asked again and again, so that a list can be changed under way. */
  listBoards: () => Promise<Source[]>
  /** From the end of a board's run to the next one. */
  everySeconds: number
  /** Hosts that this process asks at once. */
  hostsAtOnce: number
  /** A worker that has given no sign of life for so long has lost its boards to the others. At least 10. */
  takeoverSeconds: number
  onDone: (report: BoardReport) => void
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

  const offerDue = async () => {
    listed = new Map((await work.listBoards()).map((source) => [source.token, source]))
    const standings = await boardStandings(database.owner, [...listed.keys()], everySeconds)
    await queue.offer(dueHosts(standings, listed, everySeconds))
  }

  try {
    await offerDue()
    await queue.take(async ({ sources, everySeconds: interval }, signal) => {
      await sweepHost({
        // What the list does not name any more is not asked any more.
        sources: sources.flatMap((token) => listed.get(token) ?? []),
        everySeconds: interval,
        owner: database.owner,
        network,
        signal: AbortSignal.any([signal, stopping.signal]),
        onDone: work.onDone,
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

/** Due boards by host. A host of which one board has asked to be left alone is left alone with all of them. */
function dueHosts(standings: BoardStanding[], listed: Map<string, Source>, everySeconds: number): HostJob[] {
  const byHost = Map.groupBy(standings, ({ source }) => {
    const board = listed.get(source)
    return board ? hostOf(board) : null
  })
  return [...byHost].flatMap(([host, boards]) => {
    const sources = boards.filter(({ due }) => due).map(({ source }) => source)
    const resting = boards.some((board) => board.resting)
    return host === null || resting || sources.length === 0 ? [] : [{ host, sources, everySeconds }]
  })
}
