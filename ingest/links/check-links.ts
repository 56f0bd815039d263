import type { DueLink, LinkOutcome, LinkSources } from '#db/queries/boards/job-links.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { file } from '#ingest/adapters/file/adapter.ts'
import type { Network } from '#ingest/boards/fetch-board.ts'
import { refusalOf, type Allowed } from '#ingest/boards/policy.ts'
import { probeLink, type LinkAnswer } from './probe-link.ts'
import { checkByHost } from './by-host.ts'

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
  /** The database's time: a page with a deadline before it is closed. */
  now: Date
  record(id: string, state: LinkAnswer['state']): Promise<LinkOutcome | null>
  /** The most hosts at once. */
  atOnce?: number
  /** Stops the check: writes in progress finish; everything else is dropped and stays due. */
  signal?: AbortSignal
  onDone?: (report: LinkReport) => void
}

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
export async function checkLinks({
  links,
  network,
  now,
  record,
  onDone,
  ...check
}: LinkCheck): Promise<number> {
  return checkByHost<DueLink, LinkAnswer>({
    ...check,
    items: links,
    hostOf: linkHost,
    probe: (link) => probeLink(link, network, now),
    async record({ id, ...link }, { state, detail }) {
      const outcome = await record(id, state)
      onDone?.({ ...link, outcome, detail })
    },
    async postpone({ id }) {
      await record(id, 'uncertain')
    },
  })
}
