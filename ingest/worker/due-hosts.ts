import type { HostJob } from '#db/host-queue.ts'
import type { BoardDueState } from '#db/queries/boards/due-boards.ts'
import type { DueLink } from '#db/queries/boards/job-links.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { hostOf } from '#ingest/network/base-url.ts'
import type { ContentLink } from '#db/queries/content/content-links.ts'
import { linkHost } from '#ingest/links/check-links.ts'
import { contentLinkHost } from '#ingest/links/content-links.ts'
import { reportedFirst } from '#ingest/boards/reported-first.ts'

/** The state of all boards and postings at one moment. */
export interface DueInput {
  /** All boards, longest waiting first. */
  dueStates: BoardDueState[]
  /** The current list of boards, by token. */
  listed: Map<string, Source>
  /** Tokens of boards with reported postings, most reports first. */
  reported: string[]
  links: DueLink[]
  /** Due links of curated rows. */
  contentLinks: ContentLink[]
  everySeconds: number
}

/**
 * Groups the due boards and pages by host. If one board of a host is cooling down, the whole host is skipped.
 * Boards with reported postings come first on their host, and their hosts before the others.
 */
export function dueHosts({
  dueStates,
  listed,
  reported,
  links,
  contentLinks,
  everySeconds,
}: DueInput): HostJob[] {
  const boards = new Map<string, BoardDueState[]>()
  for (const dueState of dueStates) {
    const source = listed.get(dueState.source)
    const host = source ? hostOf(source) : null
    if (host === null) continue
    const here = boards.get(host)
    if (here) here.push(dueState)
    else boards.set(host, [dueState])
  }
  const pages = Map.groupBy(links, linkHost)
  const content = Map.groupBy(contentLinks, contentLinkHost)
  return [...new Set([...boards.keys(), ...pages.keys(), ...content.keys()])].flatMap((host) => {
    const here = boards.get(host) ?? []
    const due = here.filter((board) => board.due).map(({ source }) => ({ token: source }))
    const sources = reportedFirst(due, reported).map(({ token }) => token)
    const ids = (pages.get(host) ?? []).map(({ id }) => id)
    const ours = (content.get(host) ?? []).map(({ link }) => link)
    const coolingDown = here.some((board) => board.coolingDown)
    if (coolingDown || sources.length + ids.length + ours.length === 0) return []
    const first = sources.some((token) => reported.includes(token))
    return [{ host, sources, links: ids, contentLinks: ours, reported: first, everySeconds }]
  })
}
