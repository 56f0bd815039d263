import { writeFile } from 'node:fs/promises'
import type { BoardEntry } from '#core/content/boards.ts'
import { boardsNamedIn, recogniseBoard } from '#ingest/board-address.ts'
import type { Network } from '#ingest/fetch-board.ts'
import { refusalOf } from '#ingest/policy.ts'
import { probeBoard, type Probe } from '#ingest/probe-board.ts'
import { SourceProblem } from '#ingest/source-problem.ts'
import { sourceOf } from './board-list.ts'
import { UsageError } from './run-command.ts'

/** Tokens that public lists give for these companies and that are somebody else's, or nobody's. */
export const KNOWN_WRONG = new Set([
  'greenhouse:swiggy',
  'greenhouse:cred',
  'greenhouse:flipkart',
  'greenhouse:zerodha',
  'greenhouse:freshworks',
  'greenhouse:razorpay',
  'greenhouse:phonepe',
  'lever:razorpay',
  'lever:groww',
])

/**
 * The source behind a careers address: by the address itself, or by the one board that its page links to or embeds.
 *
 * @throws UsageError where there is none, or more than one.
 */
export async function findBoard(address: string, { http, robots }: Network): Promise<string> {
  const known = recogniseBoard(address)
  if (known) return checkToken(known)
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${address}" is no address; expected one such as https://jobs.lever.co/acme.`)
  const named = await boardsOn(url)
  if (named.length === 1 && named[0]) return checkToken(named[0])
  throw new UsageError(
    named.length === 0
      ? `${url.href} names no board that we know. If its postings have JobPosting data, list it by hand as jsonld:${url.hostname}.`
      : `${url.href} names several boards: ${named.join(', ')}. Add the one you mean by its own address.`,
  )

  async function boardsOn(page: URL): Promise<string[]> {
    try {
      const hosts = [page.hostname, page.host]
      const rules = await robots(page, hosts)
      if (!rules.allows(page)) throw new UsageError(`The robots.txt of ${page.host} disallows ${page.href}.`)
      const { body } = await http({ url: page.href, hosts, accept: 'text/html' })
      return boardsNamedIn(body)
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      const moved = error.redirect && recogniseBoard(error.redirect.href)
      if (moved) return [moved]
      throw new UsageError(`${page.href} could not be read. ${error.message}`, { cause: error })
    }
  }
}

function checkToken(token: string): string {
  if (KNOWN_WRONG.has(token.toLowerCase()))
    throw new UsageError(`${token} is known not to be the board of the company whose name it bears.`)
  return token
}

/** What came of adding a board, for people; `entry` is null where it was not added. */
export interface Addition {
  entry: BoardEntry | null
  probe: Probe | null
  message: string
}

interface Wish {
  token: string
  list: BoardEntry[]
  company: string | null
  /** Also a board without IT jobs in India now. */
  anyway: boolean
  now: Date
}

/** Asks the board and says what would be written of it. Nothing of a board that cannot be read is. */
export async function planAddition(wish: Wish, network: Network): Promise<Addition> {
  const { list, anyway, now } = wish
  const source = sourceOf({ source: wish.token }, false)
  const { token } = source
  const listed = list.find((entry) => entry.source.toLowerCase() === token.toLowerCase())
  const none = { entry: null, probe: null }
  if (listed)
    return { ...none, message: `${token} is in the list already, as ${listed.company} (${listed.state}).` }
  const refusal = refusalOf(source, network.allowed)
  if (refusal) return { ...none, message: refusal }
  const probe = await probeBoard(source, network)
  if (probe.movedTo) return { entry: null, probe, message: `${token} has moved to ${probe.movedTo}.` }
  if (probe.detail) return { entry: null, probe, message: `${token} cannot be read. ${probe.detail}` }
  if (probe.state !== 'ok' && !anyway)
    return { entry: null, probe, message: `${token}: ${probe.state}. To add it all the same, say --anyway.` }
  const company = wish.company ?? probe.company ?? source.board
  const note = `${probe.kept} IT jobs in India on ${now.toISOString().slice(0, 10)}`
  const entry: BoardEntry = { company, source: token, state: 'active', note }
  const named =
    company.toLowerCase() === source.board.toLowerCase()
      ? ' Its postings name no employer: see to its company.'
      : ''
  return { entry, probe, message: `${token} is added as ${company}: ${note}.${named}` }
}

/** Writes a list, a row a line, so that a change to it is one line. */
export async function writeBoardList(path: string, list: BoardEntry[]): Promise<void> {
  const rows = list.map((entry) => {
    const fields = Object.entries(entry).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    )
    return `  { ${fields.join(', ')} }`
  })
  await writeFile(path, `[\n${rows.join(',\n')}\n]\n`)
}
