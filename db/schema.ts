import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ReportReason } from '#core/job-report.ts'
import type { ExperienceLevel, JobCategory, JobType, SalaryPeriod, WorkMode } from '#core/job.ts'
import type { BoardsTable, IngestRunsTable } from './board-schema.ts'
import type { NullableTimestamp, Timestamp } from './column-types.ts'

/** int8 that fits a double (rupees, counts): both drivers are told to read it as a number. */
type BigInteger = ColumnType<number, number, number>

export interface JobsTable {
  id: Generated<string>
  title: string
  company: string
  company_logo_url: string | null
  location: string
  category: JobCategory | null
  experience_level: ExperienceLevel | null
  is_remote: GeneratedAlways<boolean>
  is_active: Generated<boolean>
  is_featured: Generated<boolean>
  posted_at: Timestamp
  salary_min: BigInteger | null
  salary_max: BigInteger | null
  salary_period: Generated<SalaryPeriod>
  job_type: JobType | null
  description: string
  skills: string[]
  application_url: string | null
  source: string
  external_id: string
  source_url: string | null
  locations: string[]
  work_mode: WorkMode | null
  experience_min: number | null
  experience_max: number | null
  batch: Generated<number[]>
  requisition_id: string | null
  application_deadline: NullableTimestamp
  verified_at: NullableTimestamp
  first_seen_at: ColumnType<Date, Date | string | undefined, Date | string>
  last_seen_at: NullableTimestamp
  closed_at: NullableTimestamp
  close_reason: ColumnType<CloseReason | null, CloseReason | null | undefined, CloseReason | null>
  /** The first of the healthy crawls, all since then, that did not list the posting. */
  missed_since: NullableTimestamp
  /** When the posting's own page was last asked. */
  probed_at: NullableTimestamp
  /** The first of the answers, all since then, that the page is gone. */
  link_gone_since: NullableTimestamp
  /** What postings of one job share (`core/same-job.ts`). */
  card_key: ColumnType<string | null, string | null | undefined, string | null>
  /** The posting that is shown in place of this one. */
  duplicate_of: ColumnType<string | null, string | null | undefined, string | null>
  is_sample: Generated<boolean>
  content_hash: string | null
  content_changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  clicks: Generated<number>
  clicks_last_7_days: Generated<number>
  search_text: GeneratedAlways<string>
  search_words: GeneratedAlways<string[]>
}

export interface ClickTrackingTable {
  id: Generated<string>
  item_type: 'job'
  item_id: string
  user_agent: string | null
  referrer: string | null
  created_at: ColumnType<Date, Date | string | undefined, never>
}

export interface JobReportsTable {
  id: GeneratedAlways<number>
  job_id: string
  reason: ReportReason
  created_at: ColumnType<Date, Date | string | undefined, never>
  handled_at: NullableTimestamp
}

export interface MncCompaniesTable {
  id: Generated<string>
  name: string
  logo_url: string | null
  website_url: string | null
  is_featured: Generated<boolean>
}

export interface MncJobOpeningsTable {
  id: Generated<string>
  title: string
  category: string
  company_id: string
  requirements: string[]
  /** A calendar day, `YYYY-MM-DD`: never a Date, which would shift by the server's time zone. */
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
}

export interface InterviewPrepResourcesTable {
  id: Generated<string>
  topic_name: string
  summary: string
  category: string
  difficulty: 'Easy' | 'Beginner' | 'Intermediate' | 'Advanced'
  resource_type: 'PDF' | 'YouTube' | 'Website'
  link: string | null
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

export type CloseReason = 'unlisted' | 'not confirmed' | 'deadline passed' | 'by hand' | 'link gone'

export interface JobCountsTable {
  category: string
  experience_level: string
  work_mode: string
  jobs: BigInteger
}

export interface CompanyJobCountsTable {
  company: string
  jobs: BigInteger
}

/** What the web role sees of `jobs`: rows that are or were public (`db/migrations`). */
export type PublicJobsView = Omit<
  JobsTable,
  | 'content_hash'
  | 'close_reason'
  | 'missed_since'
  | 'probed_at'
  | 'link_gone_since'
  | 'card_key'
  | 'duplicate_of'
>

/** Postings that are not shown, because another is the same job. */
export interface PostingCopiesView {
  id: string
  duplicate_of: string
}

/** A premium idea's description and monetization model are null here: the text stays in the database. */
export interface PublicBusinessIdeasView extends Omit<BusinessIdeasTable, 'description'> {
  description: string | null
}

export interface MigrationsTable {
  name: string
  digest: string
  applied_at: Generated<Date>
}

export interface SeededTablesTable {
  name: string
  /** Put in at the seeding; none where the table had rows already. */
  rows: number
  seeded_at: Generated<Date>
}

export interface Database {
  migrations: MigrationsTable
  seeded_tables: SeededTablesTable
  jobs: JobsTable
  public_jobs: PublicJobsView
  posting_copies: PostingCopiesView
  boards: BoardsTable
  ingest_runs: IngestRunsTable
  job_counts: JobCountsTable
  company_job_counts: CompanyJobCountsTable
  click_tracking: ClickTrackingTable
  job_reports: JobReportsTable
  mnc_companies: MncCompaniesTable
  mnc_job_openings: MncJobOpeningsTable
  career_paths: CareerPathsTable
  learn_courses: LearnCoursesTable
  events_hackathons: EventsHackathonsTable
  prep_zone_resources: PrepZoneResourcesTable
  tools_courses: ToolsCoursesTable
  interview_prep_resources: InterviewPrepResourcesTable
  resume_portfolio_resources: ResumePortfolioResourcesTable
  business_ideas: BusinessIdeasTable
  public_business_ideas: PublicBusinessIdeasView
  startup_resources: StartupResourcesTable
}
