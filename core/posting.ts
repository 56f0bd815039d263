import type { ExperienceLevel, JobCategory, JobType, SalaryPeriod, WorkMode } from './job.ts'

/**
 * A posting as the ingest hands it to the database: read from an employer's board, normalised, and judged to be
 * an IT job in India. Unknown is null; nothing here is a guess.
 */
export interface NormalisedPosting {
  /** `adapter:board`, e.g. `greenhouse:stripe`. With `external_id` the identity of the posting. */
  source: string
  external_id: string
  /** The id that the page it stands on goes by when that cannot be read; null where it is the posting's own. */
  page_id: string | null
  /** Where a person reads the posting on the employer's side. */
  source_url: string
  application_url: string
  title: string
  company: string
  company_logo_url: string | null
  location: string
  locations: string[]
  category: JobCategory | null
  experience_level: ExperienceLevel | null
  experience_min: number | null
  experience_max: number | null
  /** Years of graduation that it is open to, ascending; empty where it states none. */
  batch: number[]
  work_mode: WorkMode | null
  job_type: JobType | null
  salary_min: number | null
  salary_max: number | null
  salary_period: SalaryPeriod
  /** Sanitised HTML. */
  description: string
  skills: string[]
  /** null where the board states no day that can be: the posting then counts from when it was first seen. */
  posted_at: Date | null
  application_deadline: Date | null
  requisition_id: string | null
}
