import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ReportReason } from '#core/job-report.ts'
import type { PostingEvidence } from '#core/posting-evidence.ts'
import type { ExperienceLevel, JobCategory, JobType, SalaryPeriod, WorkMode } from '#core/job.ts'
import type { AccountTables } from './account-schema.ts'
import type { AdminTables } from './admin-schema.ts'
import type {
  BoardFreshnessView,
  BoardsTable,
  IngestRunsTable,
  ListedBoardsTable,
  SavedFileFreshnessView,
  EmployerBoardsView,
} from './board-schema.ts'
import type { CompaniesTable } from './company-schema.ts'
import type { FactColumns } from './fact-columns.ts'
import type { BigInteger, NullableTimestamp, Timestamp } from './column-types.ts'
import type {
  MncCompaniesTable,
  MncJobOpeningsTable,
  CareerPathsTable,
  LearnCoursesTable,
  EventsHackathonsTable,
  PrepZoneResourcesTable,
  ToolsCoursesTable,
  InterviewPrepResourcesTable,
  ResumePortfolioResourcesTable,
  BusinessIdeasTable,
  StartupResourcesTable,
  PublicBusinessIdeasView,
  ContentLinksTable,
  RatingSaltTable,
  RatingsTable,
  RatingTotalsTable,
  ShownRatingsView,
} from './content-schema.ts'
import type {
  OpeningExtrasView,
  OpenPostingsView,
  PostingCopiesView,
  PostingEvidenceView,
} from './job-views-schema.ts'
import type { MarketDaysTable } from './market-schema.ts'
import type {
  AlertPostingsTable,
  JobAlertsTable,
  NewsletterDeliveriesTable,
  NewsletterIssuesTable,
  NewsletterSubscribersTable,
  PostingArrivalsTable,
  TelegramRequestsTable,
  TelegramUpdatesTable,
} from './newsletter-schema.ts'

interface RunningSitesTable {
  id: string
  url: string
  seen_at: ColumnType<Date, undefined, Date>
}

interface MessagesTable {
  id: Generated<string>
  created_at: ColumnType<Date, Date | undefined, never>
  reply_to: string | null
  body: string
}

export interface JobsTable extends FactColumns {
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
  /** When the first of the consecutive healthy crawls that did not list the posting ran. */
  missed_since: NullableTimestamp
  /** When it was last readable, if its board lists it but it cannot be read now. */
  unread_since: NullableTimestamp
  /** The id of its page, if that differs from its own. */
  page_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether the employer states `posted_at`; otherwise it is when we first saw the posting. */
  day_stated: Generated<boolean>
  /** When the posting's own page was last checked. */
  probed_at: NullableTimestamp
  /** When the first of the consecutive checks ran that found the page gone. */
  link_gone_since: NullableTimestamp
  /** The key that postings of the same job share (`core/same-job.ts`). */
  card_key: ColumnType<string | null, string | null | undefined, string | null>
  /** The posting that is shown instead of this one. */
  duplicate_of: ColumnType<string | null, string | null | undefined, string | null>
  /** The key that postings of one opening share (`core/same-job.ts`); null until its board is stored again. */
  opening_key: ColumnType<string | null, string | null | undefined, string | null>
  /** The same for all postings of one opening; null for a posting that is an opening by itself. */
  opening: ColumnType<string | null, string | null | undefined, string | null>
  is_sample: Generated<boolean>
  /** Written as JSON text, read as an object. */
  evidence: ColumnType<PostingEvidence, string | undefined, string>
  /** Null if it was first seen before we counted. The total: `PostingEvidenceView`. */
  confirmations: ColumnType<number | null, number | null | undefined, number | null>
  /** `boards.confirmations` when it was last written as seen. */
  board_confirmations: Generated<number>
  /** What an operator corrected, by column. Written as JSON text, read as an object. */
  corrected: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
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

/** Clicks of a posting on one day in India: `db/migrations/023_clicks_by_day.sql`. */
export interface JobClicksTable {
  job_id: string
  day: string
  clicks: number
  counted: Generated<number>
  in_week: Generated<boolean>
}

export interface JobReportsTable {
  id: GeneratedAlways<number>
  job_id: string
  reason: ReportReason
  created_at: ColumnType<Date, Date | string | undefined, never>
  handled_at: NullableTimestamp
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
  /** `slugOf` of the company, which a version before migration 033 reads. */
  slug: GeneratedAlways<string>
  /** `companySlug` of the company: by it, a company has its page. */
  employer: GeneratedAlways<string>
  jobs: BigInteger
}

/** What the web role sees of `jobs`: rows that are or were public (`db/migrations`). */
export type PublicJobsView = Omit<
  JobsTable,
  | 'content_hash'
  | 'close_reason'
  | 'missed_since'
  | 'unread_since'
  | 'page_id'
  | 'probed_at'
  | 'link_gone_since'
  | 'card_key'
  | 'duplicate_of'
  | 'opening_key'
  | 'evidence'
  | 'confirmations'
  | 'board_confirmations'
  | 'corrected'
>

export interface JobChangesTable {
  /** The transaction that made the change. */
  xid: Generated<string>
  /** A posting of the list that was added, changed or removed. Null, with `source` too: everything has changed. */
  job_id: string | null
  /** A board that was seen again. */
  source: string | null
}

/** When each board was last seen. */
export interface BoardSightingsView {
  source: string
  seen_at: Date
}

export interface MigrationsTable {
  name: string
  digest: string
  applied_at: Generated<Date>
}

export interface SeededTablesTable {
  name: string
  /** Rows that seeding inserted; 0 if the table had rows already. */
  rows: number
  seeded_at: Generated<Date>
  /** Of the shipped list that was merged last, for a table that follows one. */
  digest: Generated<string | null>
}

export interface Database extends AccountTables, AdminTables {
  migrations: MigrationsTable
  seeded_tables: SeededTablesTable
  jobs: JobsTable
  public_jobs: PublicJobsView
  posting_copies: PostingCopiesView
  opening_extras: OpeningExtrasView
  posting_evidence: PostingEvidenceView
  open_postings: OpenPostingsView
  job_changes: JobChangesTable
  board_sightings: BoardSightingsView
  boards: BoardsTable
  listed_boards: ListedBoardsTable
  board_freshness: BoardFreshnessView
  saved_file_freshness: SavedFileFreshnessView
  employer_boards: EmployerBoardsView
  ingest_runs: IngestRunsTable
  job_counts: JobCountsTable
  company_job_counts: CompanyJobCountsTable
  companies: CompaniesTable
  click_tracking: ClickTrackingTable
  job_clicks: JobClicksTable
  job_reports: JobReportsTable
  market_days: MarketDaysTable
  messages: MessagesTable
  running_sites: RunningSitesTable
  mnc_companies: MncCompaniesTable
  mnc_job_openings: MncJobOpeningsTable
  career_paths: CareerPathsTable
  learn_courses: LearnCoursesTable
  events_hackathons: EventsHackathonsTable
  prep_zone_resources: PrepZoneResourcesTable
  tools_courses: ToolsCoursesTable
  interview_prep_resources: InterviewPrepResourcesTable
  ratings: RatingsTable
  rating_salt: RatingSaltTable
  rating_totals: RatingTotalsTable
  shown_ratings: ShownRatingsView
  resume_portfolio_resources: ResumePortfolioResourcesTable
  business_ideas: BusinessIdeasTable
  public_business_ideas: PublicBusinessIdeasView
  startup_resources: StartupResourcesTable
  content_links: ContentLinksTable
  newsletter_subscribers: NewsletterSubscribersTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_deliveries: NewsletterDeliveriesTable
  job_alerts: JobAlertsTable
  alert_postings: AlertPostingsTable
  telegram_requests: TelegramRequestsTable
  telegram_updates: TelegramUpdatesTable
  posting_arrivals: PostingArrivalsTable
}
