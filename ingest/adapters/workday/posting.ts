import { unlisted, type RawRejection, type StatedPosting } from '../raw-posting.ts'
import { statedText, type StatedPlace } from '../stated.ts'
import { addressOf } from './address.ts'
import type { WantedCountry } from '../wanted-country.ts'
import type { WorkdayPosting } from './shape.ts'

const DAY_MS = 86_400_000

/** Reads one listed posting, with its detail if there is one. */
export function readPosting(
  posting: WorkdayPosting,
  board: string,
  answeredAt: Date | null,
  country: WantedCountry,
): StatedPosting | RawRejection {
  const { externalPath, detail } = posting
  const info = detail?.jobPostingInfo
  const title = info?.title ?? posting.title
  const external_id = idIn(externalPath)
  if (info?.posted === false || info?.canApply === false) return unlisted(external_id, title)
  // Without its detail, a posting only has a relative date, counted from the time of the response.
  const counted = answeredAt && postedDay(posting.postedOn ?? '', answeredAt)
  return {
    external_id,
    title,
    company: readEmployer(detail),
    locations: readLocations(posting, country),
    offices: [info?.jobRequisitionLocation?.descriptor],
    employment_type: info?.timeType ?? posting.timeType,
    workplace_type: info?.remoteType ?? posting.remoteType,
    description: info?.jobDescription,
    posted: { startDate: info?.startDate, postedOn: counted },
    requisition_id: info?.jobReqId,
    source_url: info?.externalUrl ?? `${addressOf(board).pages}${externalPath}`,
  }
}

/**
 * `RQ221571-1` in `/job/DEU-Wiesbaden/Cloud-Data-Engineer_RQ221571-1`, which stays the same when the title
 * changes.
 */
export function idIn(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return last.slice(last.lastIndexOf('_') + 1) || last
}

/** The legal entity, without the tenant's number for it. One that begins with a code ("IN01 Acme …") is internal. */
function readEmployer(detail: WorkdayPosting['detail']): string | null {
  const name = detail?.hiringOrganization?.name ?? ''
  return /^[A-Z]{1,4}\d+\b/.test(name.trim()) ? null : statedText(name.replace(/^\d+\s*(?:[-–]\s*)?/, ''))
}

/** `country` belongs to the first location only. */
function readLocations(posting: WorkdayPosting, wanted: WantedCountry): StatedPlace[] {
  const { externalPath, locationsText, detail } = posting
  const info = detail?.jobPostingInfo
  const first = statedText(info?.location) ?? statedText(locationsText)
  const inPath = placeInPath(externalPath)
  // "Remote" and "2 Locations" name no place, but the path does.
  const named = first === null || (inPath !== null && !wanted.namesPlace(first)) ? inPath : first
  const country = named === null ? null : info?.country?.descriptor
  return [{ text: named, country }, ...(info?.additionalLocations ?? [])]
}

/** `Remote Bangalore India` in `/job/Remote-Bangalore-India/Engineer_R-1`. */
export function placeInPath(path: string): string | null {
  const [, place] = /^\/job\/([^/]+)\/[^/]+$/.exec(path) ?? []
  return place === undefined ? null : statedText(place.replace(/-+/g, ' '))
}

/**
 * The date that "Posted Today", "Posted Yesterday" or "Posted 8 Days Ago" means, counted from the time of the
 * response.
 *
 * @returns null for "Posted 30+ Days Ago", which names no date, and for any other text.
 */
export function postedDay(words: string, answeredAt: Date): Date | null {
  const text = words.trim().toLowerCase()
  const [, count] = /^posted (\d{1,2}) days? ago$/.exec(text) ?? []
  const days = text === 'posted today' ? 0 : text === 'posted yesterday' ? 1 : Number(count)
  if (Number.isNaN(days)) return null
  return new Date(`${new Date(answeredAt.getTime() - days * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`)
}
