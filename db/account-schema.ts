import type { ColumnType, Generated } from 'kysely'
import type { Stage } from '#core/application-stage.ts'
import type { UserType } from '#core/user-type.ts'

type Moment = ColumnType<Date, Date | string | undefined, Date | string>

export interface AccountsTable {
  id: Generated<string>
  /** The issuer's URL, and the visitor's id there. */
  issuer: string
  subject: string
  email: string | null
  email_verified: Generated<boolean>
  name: string | null
  user_type: UserType | null
  created_at: Moment
  last_signed_in_at: Moment
}

export interface AccountSessionsTable {
  /** SHA-256 of the session id in the visitor's cookie. */
  id_hash: Buffer
  account_id: string
  family: Generated<string>
  signed_in_at: Moment
  issued_at: Moment
  replaced_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export interface SavedJobsTable {
  account_id: Generated<string>
  job_id: string
  saved_at: Moment
  stage: Generated<Stage>
  note: Generated<string>
  changed_at: Moment
}

export interface HiddenCompaniesTable {
  account_id: Generated<string>
  /** The name in lower case (`hiddenNameKey`). */
  name_key: string
  company: string
  hidden_at: Moment
}

export interface AccountSkillsTable {
  account_id: Generated<string>
  /** The name in lower case (`skillKey`). */
  skill_key: string
  skill: string
  ticked_at: Moment
}

export interface AccountStepsTable {
  account_id: Generated<string>
  /** The id of a career path, `#`, and the number of a step. */
  step: string
  ticked_at: Moment
}

export interface AccountAboutTable {
  account_id: Generated<string>
  /** An `AboutMe` (`core/about-me.ts`). */
  said: ColumnType<unknown, string, string>
  changed_at: Moment
}

export interface OpenedJobsTable {
  account_id: Generated<string>
  job_id: string
  first_opened_at: Moment
  last_opened_at: Moment
}

export interface SavedSearchesTable {
  id: Generated<string>
  account_id: Generated<string>
  /** Canonical query string of the jobs page, without the question mark. */
  query: string
  created_at: Moment
}

/** The account tables, part of `Database`. */
export interface AccountTables {
  accounts: AccountsTable
  account_sessions: AccountSessionsTable
  saved_jobs: SavedJobsTable
  opened_jobs: OpenedJobsTable
  saved_searches: SavedSearchesTable
  hidden_companies: HiddenCompaniesTable
  account_skills: AccountSkillsTable
  account_steps: AccountStepsTable
  account_about: AccountAboutTable
}
