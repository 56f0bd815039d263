import type { DueLink, LinkOutcome, LinkSources } from '#db/queries/boards/job-links.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { file } from '#ingest/adapters/file/adapter.ts'
import type { Network } from '#ingest/boards/fetch-board.ts'
import { refusalOf, type Allowed } from '#ingest/boards/policy.ts'
import { probeLink, type LinkAnswer } from './probe-link.ts'
import { aborted } from '#ingest/boards/run-boards.ts'

/** The result of checking a posting's own page. */
export interface LinkReport extends Omit<DueLink, 'id'> {
  /** null if the posting was closed in the meantime. */
  outcome: LinkOutcome | null
  /** The words or the response that decided it. */
  detail: string
}

export interface LinkCheck {
  links: DueLink[]
  network: Pick<Network, 'http' | 'robots'>
  record(id: string, state: LinkAnswer['state']): Promise<LinkOutcome | null>
  /** The most hosts at once. */
  atOnce?: number
  /** Stops the check: writes in progress finish; everything else is dropped and stays due. */
  signal?: AbortSignal
  onDone?: (report: LinkReport) => void
}

/** Links are on many hosts, and each host has its own rate limit. */
const AT_ONCE = 6

/** The host of a posting's own page. */
export function linkHost({ source_url }: Pick<DueLink, 'source_url'>): string {
  return new URL(source_url).host
}

/**
 * Whose posting pages may be checked: those of companies that send files, and those of boards that we may
 * fetch. An employer who wants a board left alone means its postings too.
 *
 * @param active The boards to import, from the list.
 * @param paused Tokens of paused boards.
 */
export function linkSources(active: Source[], paused: string[], allowed: Allowed): LinkSources {
  const boards = active.filter((source) => refusalOf(source, allowed) === null).map(({ token }) => token)
  return { boards, withoutBoard: `${file.name}:`, paused }
}

/**
 * Checks the pages of postings without a live board, and records each result as it comes: one page at a time
 * per host, several hosts at once. If a host asks us to wait, all processes wait, and its other links count
 * as uncertain until the next day.
 *
 * @returns How many were not checked before the stop.
 * @throws Errors of the database.
 */
export async function checkLinks(check: LinkCheck): Promise<number> {
  const { links, atOnce = AT_ONCE, signal } = check
  const hosts = [...Map.groupBy(links, linkHost).values()]
  const ended = aborted(signal).then(() => null)
  const unchecked: number[] = []
  async function work(): Promise<void> {
    for (let host = hosts.shift(); host; host = hosts.shift())
      unchecked.push(await checkHost(host, check, ended))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, hosts.length) }, work))
  return unchecked.reduce((sum, count) => sum + count, 0)
}

/** @returns How many of the host's links were not checked before the stop. */
async function checkHost(links: DueLink[], check: LinkCheck, ended: Promise<null>): Promise<number> {
  const { network, record, signal, onDone } = check
  for (const [index, { id, ...link }] of links.entries()) {
    const answer = signal?.aborted ? null : await Promise.race([probeLink(link, network, new Date()), ended])
    if (answer === null) return links.length - index
    const { state, detail, retryAfter } = answer
    const outcome = await record(id, state)
    onDone?.({ ...link, outcome, detail })
    if (retryAfter === null) continue
    for (const other of links.slice(index + 1)) await record(other.id, 'uncertain')
    break
  }
  return 0
}
