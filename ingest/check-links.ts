import type { DueLink, LinkOutcome } from '#db/queries/job-links.ts'
import { file } from './adapters/file.ts'
import type { Network } from './fetch-board.ts'
import { probeLink, type LinkAnswer } from './probe-link.ts'

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
  /** Ends the check after the answers under way: what was not asked stays due. */
  signal?: AbortSignal
  onDone?: (report: LinkReport) => void
}

/** How the tokens of sources begin that have no board to ask: companies that hand over a file. */
export const WITHOUT_BOARD = `${file.name}:`

/** Links are spread over many hosts, and each host sets its own pace. */
const AT_ONCE = 6

/** The host of a posting's own page. */
export function linkHost({ source_url }: Pick<DueLink, 'source_url'>): string {
  return new URL(source_url).host
}

/**
 * Asks the pages of postings that no board speaks for, those of one host one after another, several hosts at once, and
 * records each answer as it comes. A host that asks to be left alone is, by every process: its other links wait until
 * the next day, as if they had been asked for and had said nothing.
 *
 * @throws what the database throws.
 */
export async function checkLinks(check: LinkCheck): Promise<LinkReport[]> {
  const { links, atOnce = AT_ONCE } = check
  const hosts = [...Map.groupBy(links, linkHost).values()]
  const reports: LinkReport[] = []
  async function work(): Promise<void> {
    for (let host = hosts.shift(); host; host = hosts.shift()) reports.push(...(await checkHost(host, check)))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, hosts.length) }, work))
  return reports
}

async function checkHost(links: DueLink[], check: LinkCheck): Promise<LinkReport[]> {
  const reports: LinkReport[] = []
  for (const [index, { id, ...link }] of links.entries()) {
    if (check.signal?.aborted) break
    const { state, detail, retryAfter } = await probeLink(link, check.network, new Date())
    const report = { ...link, outcome: await check.record(id, state), detail }
    reports.push(report)
    check.onDone?.(report)
    if (retryAfter === null) continue
    for (const other of links.slice(index + 1)) await check.record(other.id, 'uncertain')
    break
  }
  return reports
}
