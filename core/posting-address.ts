import { slugOf } from './slug.ts'

/** What the address of a posting's own page is made from. */
export interface AddressedPosting {
  /** A uuid. */
  id: string
  title: string
  company: string
  /** As displayed: the cities joined by a comma, or "Remote, India". */
  location: string
}

/** Ids from `first` to `last`, both included. */
export interface IdRange {
  first: string
  last: string
}

/** Characters of each part, so that an address stays short enough for a chat. */
const MAX_LENGTH = { title: 60, company: 40, city: 30 }

/** Two open postings of a company are told apart by number if so much of title and place is the same. */
export const TWIN_LETTERS = { title: 50, location: 30 } as const

/**
 * The path of a posting's own page: title, company, first city, and the first 12 digits of its id, by which it is
 * found: `/jobs/backend-engineer-tarangini-systems-pune-0b0e7a4e9c1f`.
 */
export function postingPath(posting: AddressedPosting): string {
  return `/jobs/${encodeURIComponent(postingSlug(posting))}`
}

/** The last part of that path, not encoded. */
export function postingSlug({ id, title, company, location }: AddressedPosting): string {
  const city = location.split(',')[0] ?? ''
  const words = [
    shortSlug(title, MAX_LENGTH.title),
    shortSlug(company, MAX_LENGTH.company),
    shortSlug(city, MAX_LENGTH.city),
  ]
  return [...words.filter((word) => word !== ''), id.replaceAll('-', '').slice(0, 12)].join('-')
}

/** The ids that the last part of a path may mean; null if it does not end with the digits of an id. */
export function postingIdRange(slug: string): IdRange | null {
  const [, digits] = /(?:^|-)([0-9a-f]{12})$/.exec(slug.toLowerCase()) ?? []
  if (digits === undefined) return null
  const start = `${digits.slice(0, 8)}-${digits.slice(8)}`
  return { first: `${start}-0000-0000-000000000000`, last: `${start}-ffff-ffff-ffffffffffff` }
}

/** A slug of letters and digits alone, cut between two words where that is possible. */
function shortSlug(name: string, maxLength: number): string {
  const slug = slugOf(name)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const letters = [...slug]
  if (letters.length <= maxLength) return slug
  const start = letters.slice(0, maxLength + 1).join('')
  const lastWord = start.lastIndexOf('-')
  return lastWord > 0 ? start.slice(0, lastWord) : letters.slice(0, maxLength).join('')
}
