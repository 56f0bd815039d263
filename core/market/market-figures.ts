/** A figure that rests on fewer postings is not shown. */
export const TOO_FEW = 10

/** What the figures read of a real posting: one that is open, or that was closed lately. */
export interface MarketPosting {
  source: string
  company: string
  category: string | null
  experience_level: string | null
  experience_min: number | null
  /** Rupees per `salary_period`; null unless the employer states it. */
  salary_min: number | null
  salary_max: number | null
  salary_period: 'year' | 'month'
  job_type: string | null
  /** Names of cities, as the site shows them. */
  locations: string[]
  skills: string[]
  posted_at: Date
  /** Whether the employer states `posted_at`. */
  day_stated: boolean
  first_seen_at: Date
  /** Null while it is open. */
  closed_at: Date | null
  /** Whether the employer took it off; false if we only lost sight of it, or closed it by hand. */
  taken_off: boolean
}

/** What we know of a board's history. */
export interface MarketBoard {
  /** When its first posting was seen: everything that was open then looks new. */
  since: Date
  /** Its last healthy crawl. */
  seen_at: Date | null
  /** When we last closed postings of it because we had lost sight of them. */
  lost_at: Date | null
}

/** How many of a group's postings have something. */
export interface ShareRow {
  name: string
  postings: number
  having: number
}

/** The stated pay of a group, in rupees a year. */
export interface PayRow {
  name: string
  /** Postings that the row rests on. */
  postings: number
  /** Null if there are too few. `low` and `high` are the 10th and the 90th percentile. */
  spread: { low: number; q1: number; median: number; q3: number; high: number } | null
  /** Pay, rounded, and how many postings state it; empty if there are too few. */
  dots: [pay: number, postings: number][]
}

/** Openings of the same boards at two times. */
export interface ChangeRow {
  name: string
  before: number
  now: number
}

export interface Comparison {
  /** How far back `before` is. */
  weeks: number
  /** Boards that we read at both times, and their open postings. */
  boards: number
  before: number
  now: number
  /** Each with at least `TOO_FEW` openings at one of the two times. */
  companies: ChangeRow[]
  roles: ChangeRow[]
  skills: ChangeRow[]
}

/** How long postings stay open, by the Kaplan–Meier estimate. */
export interface OpenTime {
  name: string
  /** Postings that were watched, and those of them that were taken off meanwhile. */
  postings: number
  closed: number
  /** Share still open after so many days; ends where too few are left to say more. */
  curve: number[]
  /** Days after which half are gone; null if the curve does not come down that far. */
  median: number | null
}

/** New and closed postings of one day in India. */
export interface DayFlow {
  /** `2026-11-22` */
  day: string
  opened: number
  closed: number
}

/** Everything that the market pages show of one day. */
export interface MarketFigures {
  /** Open postings, and the boards and companies that they are from. */
  postings: number
  boards: number
  companies: number
  /** Postings that state pay, at least one end of it; then those whose pay is compared. */
  with_pay: number
  comparable_pay: number
  asking_ai: number
  pay_stated: ShareRow[]
  pay_by_role: PayRow[]
  pay_by_experience: PayRow[]
  pay_by_city: PayRow[]
  ai_skills: { name: string; postings: number }[]
  ai_by_role: ShareRow[]
  cities: { name: string; postings: number }[]
  comparison: Comparison | null
  days: DayFlow[]
  open_time: OpenTime
  open_time_by_role: OpenTime[]
}

/** The totals of one stored day, for lines over time. */
export interface MarketDay {
  /** `2026-11-22` */
  day: string
  postings: number
  with_pay: number
  asking_ai: number
}
