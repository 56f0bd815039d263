import type { DueLink, LinkOutcome, LinkSources } from '#db/queries/boards/job-links.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { file } from '#ingest/adapters/file/adapter.ts'
import type { Network } from '#ingest/boards/fetch-board.ts'
import { refusalOf, type Allowed } from '#ingest/boards/policy.ts'
import { probeLink, type LinkAnswer } from './probe-link.ts'
import { aborted } from '#ingest/boards/run-boards.ts'

/** What came of asking a posting's own page. */
export interface LinkReport extends Omit<DueLink, 'id'> {
  /** null: the posting was closed meanwhile. */
  outcome: LinkOutcome | null
  /** The words or the answer that it was judged by. */
  detail: string
}

export interface LinkCheck {
  links: DueLink[]
  network: Pick<Network, 'http' | 'robots'>
  record(id: string, state: LinkAnswer['state']): Promise<LinkOutcome | null>
  /** Hosts asked at once. */
  atOnce?: number
  /** Ends the check: what is being written is waited for, everything else is left, and stays due. */
  signal?: AbortSignal
  onDone?: (report: LinkReport) => void
}

/** Links are spread over many hosts, and each host sets its own pace. */
const AT_ONCE = 6

/** The host of a posting's own page. */
export function linkHost({ source_url }: Pick<DueLink, 'source_url'>): string {
  return new URL(source_url).host
}

/**
 * Whose postings may be asked for by their own pages: those of companies that send files, and those of boards that
 * would be asked themselves. An employer who wants a board left alone means its postings too.
 *
 * @param active The boards to run, as they are listed.
 * @param paused Tokens that the list tells to rest.
 */
export function linkSources(active: Source[], paused: string[], allowed: Allowed): LinkSources {
  const boards = active.filter((source) => refusalOf(source, allowed) === null).map(({ token }) => token)
  return { boards, withoutBoard: `${file.name}:`, paused }
}

/**
 * Asks the pages of postings that no board speaks for, those of one host one after another, several hosts at once, and
 * records each answer as it comes. A host that asks to be left alone is, by every process: its other links wait until
 * the next day, as if they had been asked for and had said nothing.
 *
 * @returns How many the end came too early for.
 * @throws what the database throws.
 */
export async function checkLinks(check: LinkCheck): Promise<number> {
  const { links, atOnce = AT_ONCE, signal } = check
  const hosts = [...Map.groupBy(links, linkHost).values()]
  const ended = aborted(signal).then(() => null)
  const unasked: number[] = []
  async function work(): Promise<void> {
    for (let host = hosts.shift(); host; host = hosts.shift())
      unasked.push(await checkHost(host, check, ended))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, hosts.length) }, work))
  return unasked.reduce((sum, count) => sum + count, 0)
}

/** @returns How many of the host's the end came too early for. */
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
