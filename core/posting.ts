import type { ExperienceLevel, JobCategory, JobType, SalaryPeriod, WorkMode } from './job.ts'
import type { PostingEvidence } from './posting-evidence.ts'
import type { PostingFacts } from './posting-facts.ts'

/**
 * A posting as the ingest passes it to the database: read from an employer's board, normalised, and accepted
 * as an IT job in India. Unknown is null; nothing here is a guess.
 */
export interface NormalisedPosting {
  /** `adapter:board`, e.g. `greenhouse:stripe`. Identifies the posting together with `external_id`. */
  source: string
  external_id: string
  /** The id of its page when the page cannot be read; null if it is the posting's own id. */
  page_id: string | null
  /** The posting's URL at the employer. */
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
  /** Graduation years that may apply, ascending; empty if it states none. */
  batch: number[]
  work_mode: WorkMode | null
  job_type: JobType | null
  salary_min: number | null
  salary_max: number | null
  salary_period: SalaryPeriod
  /** Sanitised HTML. */
  description: string
  skills: string[]
  /** null if the board states no plausible date: the posting then counts from when it was first seen. */
  posted_at: Date | null
  application_deadline: Date | null
  requisition_id: string | null
  /** What it states besides. */
  facts: PostingFacts
  /** The employer's words behind the facts. */
  evidence: PostingEvidence
}
