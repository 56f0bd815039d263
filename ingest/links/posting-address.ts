import type { Source } from '#ingest/adapters/adapter.ts'
import { recogniseBoard } from '#ingest/boards/board-address.ts'
import { cleanLink } from '#ingest/normalise/links.ts'
import type { RawPosting } from '#ingest/adapters/raw-posting.ts'
import { parseSource, SourceTokenError } from '#ingest/adapters/sources.ts'

/**
 * Where the posting at an address can be read: its board, or, for a page on no board that is known, the page itself,
 * which may carry its posting as JSON-LD. null where the address is none that we would ask.
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
 * The posting of a board that an address means: the one it leads to, else the one whose id it holds (`/jobs/123`,
 * `/jobs/123-engineer`, `?gh_jid=123`). The only one of a page is that page's.
 */
export function postingAt(postings: readonly RawPosting[], address: string): RawPosting | undefined {
  const leadingTo = (form: (address: string) => string | null) =>
    postings.find(({ source_url, application_url }) =>
      [source_url, application_url].some((url) => form(url) === form(address)),
    )
  // Its query may be all that names it.
  const same = leadingTo(cleanLink) ?? leadingTo(plain)
  if (same) return same
  const parts = partsOf(address)
  const named = postings.find(({ external_id }) =>
    parts.some((part) => part === external_id || part.startsWith(`${external_id}-`)),
  )
  return named ?? (postings.length === 1 && recogniseBoard(address) === null ? postings[0] : undefined)
}

/** Without what mostly tells where a visitor came from. */
function plain(address: string): string | null {
  const url = URL.parse(address)
  return url && `${url.host}${url.pathname.replace(/\/$/, '')}`
}

/** The parts of an address that may single something out: of its path, and the values of its query. */
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
