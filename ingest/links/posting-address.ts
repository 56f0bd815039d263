import type { Source } from '#ingest/adapters/adapter.ts'
import { recogniseBoard } from '#ingest/boards/board-address.ts'
import { cleanLink } from '#ingest/text/clean-link.ts'
import type { RawPosting } from '#ingest/adapters/raw-posting.ts'
import { parseSource, SourceTokenError } from '#ingest/boards/sources.ts'

/**
 * The source of the posting at an address: its board, or the page itself if the board is unknown, since the
 * page may contain the posting as JSON-LD. null if we would not fetch the address.
 */
export function sourceOfPosting(address: string): Source | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const board = recogniseBoard(address)
  try {
    return board === null ? parseSource(`jsonld:${url.hostname}`, { pages: [address] }) : parseSource(board)
  } catch (error) {
    if (error instanceof SourceTokenError) return null
    throw error
  }
}

/**
 * The posting that an address means: the one with this address, else the one whose id is in it (`/jobs/123`,
 * `/jobs/123-engineer`, `?gh_jid=123`). If a plain page has only one posting, that one.
 */
export function postingAt(postings: readonly RawPosting[], address: string): RawPosting | undefined {
  const leadingTo = (form: (address: string) => string | null) =>
    postings.find(({ source_url, application_url }) =>
      [source_url, application_url].some((url) => form(url) === form(address)),
    )
  // Try with the query first: it may contain the only id.
  const same = leadingTo(cleanLink) ?? leadingTo(plain)
  if (same) return same
  const parts = partsOf(address)
  const named = postings.find(({ external_id }) =>
    parts.some((part) => part === external_id || part.startsWith(`${external_id}-`)),
  )
  return named ?? (postings.length === 1 && recogniseBoard(address) === null ? postings[0] : undefined)
}

/** The address without its query, which mostly says where a visitor came from. */
function plain(address: string): string | null {
  const url = URL.parse(address)
  return url && `${url.host}${url.pathname.replace(/\/$/, '')}`
}

/** The parts of an address that can identify something: path segments and query values. */
export function partsOf(address: string): string[] {
  const url = URL.parse(address)
  if (!url) return []
  return [...url.pathname.split('/'), ...url.searchParams.values()].filter((part) => part !== '').map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
