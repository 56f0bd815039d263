/**
 * A posting as a source states it, before anything is understood from it. An adapter fills in what its source
 * has a field for and leaves the rest null or empty; only the normalising rules read free text.
 */
export interface RawPosting {
  /** The source's own id of the posting, unique on its board. */
  external_id: string
  /** The id that the page it stands on goes by when that cannot be read, where it is another than the posting's own. */
  page_id?: string
  title: string
  company: string
  /** Where the work is, in the source's order. */
  locations: RawLocation[]
  /** Offices the employer files the posting under: evidence only where `locations` says nothing. */
  offices: string[]
  departments: string[]
  /** The source's words: "FullTime", "Regular", "Intern". */
  employment_type: string | null
  /** The source's words: "Hybrid", "on-site", "unspecified". */
  workplace_type: string | null
  /** A field for experience, where the source has one: "2 - 4 years". */
  experience: string | null
  /** A field for skills, where the source has one. */
  skills: string[]
  /** HTML with its entities in the ordinary state: `R&amp;D` for R&D. Plain text is taken too. */
  description: string
  /** When it was published; null where the source does not say, and then the posting cannot be kept. */
  posted_at: Date | null
  /** Which field of the source `posted_at` was read from. */
  posted_at_basis: string
  /** When the employer last edited it, where the source says so. */
  updated_at: Date | null
  application_deadline: Date | null
  requisition_id: string | null
  /** Where a person reads the posting, and where they apply; often the same. */
  source_url: string
  application_url: string
  /** Pay in fields of the source. */
  pay: RawPay[]
  /** Pay in a text field of the source: "₹8 - 12 LPA". */
  pay_text: string | null
}

export interface RawLocation {
  text: string
  /** Country of this location where the source has a field for it: a name or an ISO 3166 code. */
  country: string | null
}

export interface RawPay {
  /** In whole units of the currency, not cents. */
  min: number | null
  max: number | null
  /** ISO 4217. */
  currency: string
  period: 'year' | 'month' | 'week' | 'day' | 'hour' | null
  /** What the source calls this range; read for the period when the source has no field for it. */
  label: string
}

/** A posting that a source itself marks as no opening, or that could not be read. */
export interface RawRejection {
  /**
   * For an unreadable one, the id that it is kept under when it can be read, or that of the page it stands on: it is
   * listed all the same. null only where nothing tells it; then its title may.
   */
  external_id: string | null
  title: string | null
  reason: 'prospect post' | 'unlisted' | 'unreadable'
  /** For an unreadable one, the field: `jobs[3].title expected string`. */
  detail: string | null
}
