import type { BoardReading, Source } from '#ingest/adapters/adapter.ts'
import { sameEmployer } from '#ingest/adapters/json-ld/employer-name.ts'
import { recogniseBoard } from './board-address.ts'
import { readPayload } from './read-payload.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** Prefix for the board's name, so that values that an adapter fills in from it differ from stated ones. */
const MARK = 'zzq'

/**
 * Why a saved response belongs to another company: its addresses name another board, or its postings name
 * another employer, and nothing in it names ours.
 *
 * @param payload From the adapter's `parse`.
 * @returns "of Takealot Group, on greenhouse:takealotgroup"; null if nothing contradicts our board.
 */
export function foreignOwner(source: Source, payload: unknown): string | null {
  const read = readMarked(source, payload)
  // An employer's own system has no board of another.
  if (!read || !source.adapter.board.test(MARK + source.board)) return null
  const addresses = read.postings.flatMap(({ source_url, application_url }) => [source_url, application_url])
  const boards = stated(addresses.map((address) => recogniseBoard(address)))
  const names = stated(read.postings.map(({ company }) => fieldText(company)))
  if (boards.includes(source.token) || names.some((name) => isOwnName(name, source))) return null
  if (addresses.some((address) => isOwnHost(address, source))) return null
  const found = [
    ...(namesEmployer(source) && names.length > 0 ? [`of ${listed(names)}`] : []),
    ...(boards.length > 0 ? [`on ${listed(boards)}`] : []),
  ]
  return found.length === 0 ? null : found.join(', ')
}

/**
 * Whether the employer's name in a posting counts. A plain site can have any host, and a Personio posting
 * names a subcompany or nothing.
 */
function namesEmployer({ adapter, settings }: Source): boolean {
  return adapter.name === 'jsonld' ? settings.company !== null : adapter.name !== 'personio'
}

/** null for an unreadable payload; the import reports that. */
function readMarked({ adapter, board, settings }: Source, payload: unknown): BoardReading | null {
  try {
    // The board of a plain site is its host. With another host, none of its pages would be its own.
    const name = adapter.name === 'jsonld' ? board : MARK + board
    return readPayload({ adapter, board: name, settings: { ...settings, company: null } }, payload)
  } catch (error) {
    if (error instanceof SourceProblem) return null
    throw error
  }
}

/** The distinct values, without those that we filled in. */
function stated(values: (string | null)[]): string[] {
  return [
    ...new Set(
      values.flatMap((value) => (value && !value.toLowerCase().includes(MARK) ? [value.trim()] : [])),
    ),
  ]
}

function isOwnName(name: string, { board, settings: { company } }: Source): boolean {
  if (company !== null && sameEmployer(name, company)) return true
  const initials = name.split(/[^\p{L}\p{N}]+/u).map((word) => word.charAt(0))
  return partsOf(board).some((part) => overlaps(name, part) || squash(initials.join('')) === part)
}

/** Whether a posting is on the employer's domain, for example `stripe.com` for the board `stripe`. */
function isOwnHost(address: string, { board, settings: { company } }: Source): boolean {
  const host = URL.parse(address)?.hostname ?? ''
  if (recogniseBoard(address) !== null) return false
  const labels = host.split('.').slice(0, -1)
  const own = new Set([...partsOf(board), ...(company === null ? [] : [squash(company)])])
  return labels.some((label) => own.has(squash(label)))
}

/** `nvidia` and `external` of `nvidia.wd5/External`, `acme` of `careers-acme`. */
function partsOf(board: string): string[] {
  const parts = board.split(/[./]/).map(squash)
  return [...parts, ...parts.map((part) => part.replace(/^careers?|careers?$/, ''))].filter(Boolean)
}

/**
 * One contains the other: `takealotgroup` and "Takealot". Less than three letters must be equal, since they
 * match by chance.
 */
function overlaps(name: string, part: string): boolean {
  const squashed = squash(name)
  if (Math.min(squashed.length, part.length) < 3) return squashed === part
  return squashed.includes(part) || part.includes(squashed)
}

function squash(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** At most three values, joined. */
function listed(values: string[]): string {
  return values.length > 3 ? `${values.slice(0, 3).join(', ')} and others` : values.join(', ')
}
