import type { Kysely } from 'kysely'
import {
  listDueContentLinks,
  recordContentLink,
  type ContentLink,
  type ContentLinkOutcome,
} from '#db/queries/content/content-links.ts'
import type { Database } from '#db/schema.ts'
import type { Network } from '#ingest/boards/fetch-board.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { obeyRobots } from '#ingest/network/robots.ts'
import { checkByHost } from './by-host.ts'
import { MISSING_PAGE } from '#ingest/adapters/closing-words.ts'
import { viewPage } from '#ingest/adapters/page-text.ts'
import { judgeOrUncertain, type LinkAnswer } from './probe-link.ts'

/** The result of checking a link of curated rows. */
export interface ContentLinkReport extends ContentLink {
  outcome: ContentLinkOutcome
  /** The words or the response that decided it. */
  detail: string
}

interface ContentLinkCheck {
  owner: Kysely<Database>
  network: Pick<Network, 'http' | 'robots'>
  /** Only these links, if they are due. */
  links?: string[]
  /** For tests: links on this machine, and no others. */
  onThisMachine?: boolean
  /** Also links that are not due. */
  all?: boolean
  signal?: AbortSignal
  onDone?: (report: ContentLinkReport) => void
}

/** The host of a link. */
export function contentLinkHost({ link }: Pick<ContentLink, 'link'>): string {
  return new URL(link).host
}

/**
 * Checks the links of curated rows that are due, and saves the results.
 *
 * @returns How many were not checked before the stop.
 */
export async function checkContentLinks(check: ContentLinkCheck): Promise<number> {
  const { owner, network, signal, onDone, ...which } = check
  const due = await listDueContentLinks(owner, which)
  return checkByHost<ContentLink, LinkAnswer>({
    items: due.filter(({ link }) => URL.canParse(link)),
    hostOf: contentLinkHost,
    probe: ({ link }) => probeContentLink(link, network),
    async record({ link, rows }, { state, detail }) {
      onDone?.({ link, rows, outcome: await recordContentLink(owner, link, state, detail), detail })
    },
    async postpone({ link }) {
      await recordContentLink(owner, link, 'uncertain', 'its host asked us to wait')
    },
    signal,
  })
}

/**
 * Checks whether a link still leads to a page. `gone`: it is missing (404, 410), has "page not found" as a heading,
 * or leads to a front page instead of a page. A redirect to a page elsewhere is fine. Obeys robots.txt on each host.
 * Never throws network problems: a refusal or an error is `uncertain`.
 */
export async function probeContentLink(
  link: string,
  { http, robots }: Pick<Network, 'http' | 'robots'>,
): Promise<LinkAnswer> {
  const url = new URL(link)
  const hosts = [url.hostname, url.host, url.origin]
  try {
    const rules = await robots(url, hosts)
    if (!rules.allows(url)) return answer('uncertain', `robots.txt disallows ${url.href}`)
    const beforeRedirect = obeyRobots(robots, hosts)
    const accept = 'text/html, */*;q=0.1'
    const page = await http({ url: url.href, hosts, anywhere: true, beforeRedirect, accept })
    return judgeOrUncertain(() => judgeContent(page.body, url, new URL(page.url)))
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    return error.outcome === 'gone'
      ? answer('gone', error.message)
      : answer('uncertain', error.message, error.retryAfter)
  }
}

function judgeContent(html: string, requested: URL, final: URL): LinkAnswer {
  const isFront = ({ pathname, search }: URL) =>
    /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(pathname) && search === ''
  if (isFront(final) && !isFront(requested)) return answer('gone', `redirects to ${final.href}, a front page`)
  const missing = viewPage(html).lines.find(
    ({ text, kind }) => kind === 'heading' && MISSING_PAGE.test(text.toLowerCase()),
  )
  if (missing) return answer('gone', `says “${missing.text.trim()}”`)
  return answer('open', 'loads')
}

function answer(state: LinkAnswer['state'], detail: string, retryAfter: number | null = null): LinkAnswer {
  return { state, detail, retryAfter }
}
