import { stated, statedPlaces, statedText, type StatedPlace, type Text } from './stated.ts'

/**
 * A posting as its source states it, before we extract anything. An adapter fills in what its source has a
 * field for and leaves the rest null or empty. Only `ingest/understand/` read free text.
 */
export interface RawPosting {
  /** The source's id for the posting, unique on its board. */
  external_id: string
  /** The id that an unreadable page of this posting gets, if it differs from `external_id`. */
  page_id?: string
  title: string
  company: string
  /** Nothing names the company: `company` is made of the board's token. */
  company_from_token?: true
  /** Work locations, in the source's order. */
  locations: RawLocation[]
  /** The employer's offices for the posting: evidence only if `locations` says nothing. */
  offices: string[]
  departments: string[]
  /** The source's words: "FullTime", "Regular", "Intern". */
  employment_type: string | null
  /** The source's words: "Hybrid", "on-site", "unspecified". */
  workplace_type: string | null
  /** The source's experience field, if it has one: "2 - 4 years". */
  experience: string | null
  /** The source's skills field, if it has one. */
  skills: string[]
  /** HTML, also escaped as a whole, or plain text. */
  description: string
  /** Publication date. null if the source does not say; the posting is then rejected, or `FIRST_SEEN`. */
  posted_at: Date | null
  /** Which field of the source `posted_at` was read from. */
  posted_at_basis: string
  /** When the employer last edited it, if the source says so. */
  updated_at: Date | null
  application_deadline: Date | null
  requisition_id: string | null
  /** Where people read the posting and where they apply; often the same. */
  source_url: string
  application_url: string
  /** Pay from structured fields. */
  pay: RawPay[]
  /** Pay from a text field: "₹8 - 12 LPA". */
  pay_text: string | null
}

/**
 * The `posted_at_basis` of a posting whose source is known to publish no date for it: it is dated by our first
 * sighting, which is never shown as its publication date. Without this, a posting without a date is rejected.
 */
export const FIRST_SEEN = 'first seen'

/** What a source states of a posting, as its fields have it: blank texts and repetitions are left out. */
export interface StatedPosting {
  external_id: string
  page_id?: string
  title: string
  /** As the source names it, if it does. */
  company?: Text
  locations?: StatedPlace[]
  offices?: Text[]
  departments?: Text[]
  employment_type?: Text
  workplace_type?: Text
  experience?: Text
  skills?: Text[]
  description?: Text
  /** Publication dates by the field that they are from: the first that is stated counts. */
  posted?: Record<string, Date | null | undefined>
  /** Without these. */
  posted_at?: Date | null
  posted_at_basis?: string
  updated_at?: Date | null | undefined
  application_deadline?: Date | null | undefined
  requisition_id?: Text
  source_url: string
  /** Without an address for applying, people apply on the posting's page. */
  application_url?: Text
  pay?: RawPay[]
  pay_text?: Text
}

/** A posting from what its source states, and its company's name: all other fields are null or empty. */
export function rawPosting({
  posted = {},
  ...source
}: StatedPosting & Pick<RawPosting, 'company' | 'company_from_token'>): RawPosting {
  const dates = Object.entries(posted)
  const [basis, date] = dates.find(([, moment]) => moment) ??
    dates.at(-1) ?? [source.posted_at_basis, source.posted_at]
  return {
    ...source,
    locations: statedPlaces(source.locations ?? []),
    offices: stated(...(source.offices ?? [])),
    departments: stated(...(source.departments ?? [])),
    employment_type: statedText(source.employment_type),
    workplace_type: statedText(source.workplace_type),
    experience: statedText(source.experience),
    skills: stated(...(source.skills ?? [])),
    description: source.description ?? '',
    posted_at: date ?? null,
    posted_at_basis: basis ?? '',
    updated_at: source.updated_at ?? null,
    application_deadline: source.application_deadline ?? null,
    requisition_id: statedText(source.requisition_id),
    application_url: source.application_url ?? source.source_url,
    pay: source.pay ?? [],
    pay_text: statedText(source.pay_text),
  }
}

export interface RawLocation {
  text: string
  /** The country of this location, if the source has a field for it: a name or an ISO 3166 code. */
  country: string | null
}

export interface RawPay {
  /** In whole units of the currency, not in cents. */
  min: number | null
  max: number | null
  /** ISO 4217. */
  currency: string
  period: 'year' | 'month' | 'week' | 'day' | 'hour' | null
  /** The source's name for this range. We read the period from it if there is no field for that. */
  label: string
}

/** A posting that its source marks as not open, or that is unreadable. */
export interface RawRejection {
  /**
   * For an unreadable posting, the id that it has when it is readable, or that of its page: it is still
   * listed, so it must not count as missing. null only if unknown; then the title may identify it.
   */
  external_id: string | null
  title: string | null
  reason: 'prospect post' | 'unlisted' | 'unreadable'
  /** For an unreadable posting, the field: `jobs[3].title expected string`. */
  detail: string | null
}

/** Stands for postings that a list may lack: as it may be any posting, none counts as missing. */
export function mayLack(detail: string): RawRejection {
  return { external_id: null, title: null, reason: 'unreadable', detail }
}

/** The rejection of a posting that its source does not offer to everybody. */
export function unlisted(
  external_id: string,
  title: string | null,
  detail: string | null = null,
): RawRejection {
  return { external_id, title, reason: 'unlisted', detail }
}
