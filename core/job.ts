import type { PostingFacts } from './posting-facts.ts'

/**
 * The enumerations and types of a posting. Every enumeration is also a check constraint in the database
 * (`db/migrations`), and a test compares the two.
 */

export const WORK_MODES = ['remote', 'hybrid', 'onsite'] as const
export type WorkMode = (typeof WORK_MODES)[number]

/** Unknown is `null`, never a third level: a posting without stated experience is not a fresher's. */
export const EXPERIENCE_LEVELS = ['Fresher', 'Experienced'] as const
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

export const JOB_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'] as const
export type JobType = (typeof JOB_TYPES)[number]

export const SALARY_PERIODS = ['year', 'month'] as const
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]

export const JOB_CATEGORIES = [
  'Software Engineering',
  'Frontend',
  'Backend',
  'Full Stack',
  'Mobile',
  'Data & AI',
  'DevOps & Cloud',
  'Security',
  'QA & Testing',
  'Embedded & Hardware',
  'Product',
  'Design',
  'IT Support',
  'ERP & CRM',
  'Analyst',
  'Engineering Management',
] as const
export type JobCategory = (typeof JOB_CATEGORIES)[number]

/** The fields that a list shows of a posting, with the specification's names. */
export interface JobSummary {
  id: string
  title: string
  company: string
  company_logo_url: string | null
  /** As displayed: the cities joined by a comma, or "Remote, India". */
  location: string
  /** Where else the same opening has an open posting, each as displayed (`placesOf`). */
  other_places?: string[]
  category: JobCategory | null
  experience_level: ExperienceLevel | null
  /** Whole years; both null if the posting does not say. A null maximum with a minimum reads "3+ years". */
  experience_min: number | null
  experience_max: number | null
  /** Graduation years that may apply, ascending; empty if the employer states none. */
  batch: number[]
  is_remote: boolean
  work_mode: WorkMode | null
  /** Rupees per `salary_period`; null unless the employer states pay. */
  salary_min: number | null
  salary_max: number | null
  salary_period: SalaryPeriod
  job_type: JobType | null
  skills: string[]
  posted_at: Date
  /** Whether the employer states `posted_at`; otherwise it is when we first saw the posting. */
  day_stated: boolean
  /** Only if the employer states one. */
  application_deadline: Date | null
  verified_at: Date | null
  last_seen_at: Date | null
  /** The board it was read from: `greenhouse:stripe`. */
  source: string
  is_featured: boolean
  is_sample: boolean
}

/** A place in a list of places. */
export function briefPlace(location: string): string {
  return location === 'Remote, India' ? 'Remote' : location
}

/** The places of an opening as a card names them: first that of the posting. */
export function placesOf({
  location,
  other_places = [],
}: Pick<JobSummary, 'location' | 'other_places'>): string {
  if (other_places.length === 0) return location
  return [...new Set([location, ...other_places].map(briefPlace))].join(', ')
}

/** A posting as its own page shows it. */
export interface JobDetail extends JobSummary {
  /** Sanitised HTML: the small safe subset that `ingest/understand` allows. */
  description: string
  /** Canonical names of all cities. */
  locations: string[]
  /** What it states of eligibility and terms. */
  facts: PostingFacts
  /** The company's own site, if the operator gave it. */
  company_site: string | null
  application_url: string | null
  external_id: string
  /** The posting's URL on its board. */
  source_url: string | null
  first_seen_at: Date
  closed_at: Date | null
  is_active: boolean
}

/** A posting with the extra fields of its own page. */
export interface OpenedJob extends JobDetail {
  /** When it was last confirmed; null for a sample or a closed posting. */
  confirmed_at: Date | null
}

/** A posting as its page gets it: the description is divided elsewhere (`core/posting-sections.ts`). */
export type ShownJob = Omit<OpenedJob, 'description'>

/** A last date that is further away is no reason to hurry; "31 Dec 2099" means that there is none. */
export const URGENT_WITHIN_DAYS = 60

export type JobSort = 'newest' | 'popular' | 'salary' | 'trending'

/** An empty link or '#' counts as missing (specification, section 5). */
export function hasApplicationLink(url: string | null | undefined): url is string {
  return url != null && url.trim() !== '' && url.trim() !== '#'
}
