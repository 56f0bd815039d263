import type { ColumnType, Generated } from 'kysely'
import type { BigInteger, NullableTimestamp, Timestamp } from './column-types.ts'

/** The tables of `core/content/tables.ts`: curated rows, under the specification's field names. */

export interface MncCompaniesTable {
  id: Generated<string>
  name: string
  logo_url: string | null
  website_url: string | null
  is_featured: Generated<boolean>
  /** The company does not exist. It is deleted at the first import of real jobs. */
  is_sample: Generated<boolean>
}

export interface MncJobOpeningsTable {
  id: Generated<string>
  title: string
  category: string
  company_id: string
  requirements: string[]
  /** A calendar day, `YYYY-MM-DD`. Not a Date, which would shift by the server's time zone. */
  deadline: string | null
  apply_url: string | null
  is_active: Generated<boolean>
  is_sample: Generated<boolean>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface RoadmapStep {
  title: string
  description: string
  duration: string
}

export interface CareerPathsTable {
  id: Generated<string>
  name: string
  description: string
  category: string
  /** Rupees a year. */
  average_salary: number | null
  required_skills: string[]
  tools: string[]
  /** Written as JSON text, read as an array. */
  roadmap: ColumnType<RoadmapStep[], string, string>
  /** The skills of each step, in order; null until they were read. Written as JSON text. */
  step_skills: ColumnType<string[][] | null, string | null | undefined, string | null>
}

export interface LearnCoursesTable {
  id: Generated<string>
  name: string
  platform: string
  role_category: string
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  rating: number | null
  is_free: boolean
  tags: string[]
  link: string | null
  /** Of the dictionary; null until they were read from the row's words. */
  skills: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
}

export interface EventsHackathonsTable {
  id: Generated<string>
  event_name: string
  organizer: string
  description: string
  event_type: 'Hackathon' | 'Bootcamp' | 'Meetup' | 'Conference' | 'Workshop'
  event_date: NullableTimestamp
  is_expected: Generated<boolean>
  location: string
  entry_fee: Generated<string>
  prize_pool: string | null
  is_featured: Generated<boolean>
  tags: string[]
  registration_link: string | null
}

export interface PrepZoneResourcesTable {
  id: Generated<string>
  name: string
  description: string
  category: string
  resource_type: 'Course' | 'Book' | 'Practice Platform' | 'YouTube Channel' | 'Blog' | 'Tool'
  is_free: boolean
  price: string | null
  rating: number | null
  best_for: string | null
  link: string | null
  /** Of the dictionary; null until they were read from the row's words. */
  skills: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
}

export interface ToolsCoursesTable {
  id: Generated<string>
  name: string
  description: string
  category: string
  /** Rupees. */
  price: number | null
  is_free: boolean
  rating: number | null
  logo_url: string | null
  website_url: string | null
  tags: string[]
  /** Of the dictionary; null until they were read from the row's words. */
  skills: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
}

export interface InterviewPrepResourcesTable {
  id: Generated<string>
  topic_name: string
  summary: string
  category: string
  difficulty: 'Easy' | 'Beginner' | 'Intermediate' | 'Advanced'
  resource_type: 'PDF' | 'YouTube' | 'Website'
  link: string | null
  /** Of the dictionary; null until they were read from the row's words. */
  skills: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
}

export interface ResumePortfolioResourcesTable {
  id: Generated<string>
  title: string
  summary: string
  resource_type: 'Resume' | 'Portfolio'
  format: 'PDF' | 'Website' | 'Figma' | 'Notion'
  platform: string
  is_free: boolean
  link: string | null
}

export interface BusinessIdeasTable {
  id: Generated<string>
  title: string
  description: string
  category: string
  /** Rupees. */
  estimated_investment: BigInteger | null
  potential_revenue: string | null
  monetization_model: string | null
  is_premium: Generated<boolean>
}

export interface StartupResourcesTable {
  id: Generated<string>
  title: string
  description: string | null
  category: string
  url: string | null
  is_free: Generated<boolean>
}

/** The last check of a link of curated rows: `db/migrations/021_content_links.sql`. */
export interface ContentLinksTable {
  link: string
  checked_at: Timestamp
  gone_since: NullableTimestamp
  dead_since: NullableTimestamp
  detail: string
}

/** What the device of a visitor gave a row: `db/migrations/030_ratings.sql`. */
export interface RatingsTable {
  row_id: string
  device: Buffer
  stars: number
  /** `2026-11-22`, in India. */
  day: string
  /** A salted hash; null if the network was not known. */
  network: Generated<Buffer | null>
}

/** One row. */
export interface RatingSaltTable {
  is_only: Generated<boolean>
  salt: Buffer
}

export interface RatingTotalsTable {
  row_id: string
  voices: number
  /** The sum of all voices. */
  stars: number
}

/** The mean of a row with at least five voices. */
export interface ShownRatingsView {
  row_id: string
  rating: number
  voices: number
}

/** A premium idea's description and monetization model are null here: that text never leaves the database. */
export interface PublicBusinessIdeasView extends Omit<BusinessIdeasTable, 'description'> {
  description: string | null
}
