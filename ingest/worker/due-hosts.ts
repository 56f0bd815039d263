import type { HostJob } from '#db/host-queue.ts'
import type { BoardDueState } from '#db/queries/boards/due-boards.ts'
import type { DueLink } from '#db/queries/boards/job-links.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { hostOf } from '#ingest/boards/base-url.ts'
import { linkHost } from '#ingest/links/check-links.ts'
import { reportedFirst } from '#ingest/boards/reported-first.ts'

/** What is known of boards and postings at one moment. */
export interface Dues {
  /** All boards, those that have waited longest first. */
  dueStates: BoardDueState[]
  /** The boards as they are listed now, by token. */
  listed: Map<string, Source>
  /** Tokens of boards with postings that visitors reported, most reports first. */
  reported: string[]
  links: DueLink[]
  everySeconds: number
}

/**
 * What is due, by host. A host of which one board has asked to be left alone is left alone with all of them; boards
 * with reported postings come first, on their host and, with it, among the hosts.
 */
export function dueHosts({ dueStates, listed, reported, links, everySeconds }: Dues): HostJob[] {
  const boards = new Map<string, BoardDueState[]>()
  for (const dueState of dueStates) {
    const source = listed.get(dueState.source)
    const host = source ? hostOf(source) : null
    if (host !== null) boards.set(host, [...(boards.get(host) ?? []), dueState])
  }
  const pages = Map.groupBy(links, linkHost)
  return [...new Set([...boards.keys(), ...pages.keys()])].flatMap((host) => {
    const here = boards.get(host) ?? []
    const due = here.filter((board) => board.due).map(({ source }) => ({ token: source }))
    const sources = reportedFirst(due, reported).map(({ token }) => token)
    const ids = (pages.get(host) ?? []).map(({ id }) => id)
    const coolingDown = here.some((board) => board.coolingDown)
    if (coolingDown || sources.length + ids.length === 0) return []
    const first = sources.some((token) => reported.includes(token))
    return [{ host, sources, links: ids, reported: first, everySeconds }]
  })
}
