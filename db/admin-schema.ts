import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A JSON object, written as text. */
type JsonObject = ColumnType<Record<string, unknown>, string | undefined, never>

export interface AdminActsTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, undefined, never>
  actor: string
  via: 'web' | 'cli'
  act: string
  subject: string
  before: JsonObject
  after: JsonObject
}

export interface AdminSessionsTable {
  /** SHA-256 of the token in the link or the cookie. */
  token_hash: Buffer
  kind: 'link' | 'session'
  /** Who asked for the link. */
  actor: string
  begun_at: ColumnType<Date, undefined, never>
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** At most one row: when the operator was last mailed that something is wrong. */
export interface OperatorAlertsTable {
  is_only: Generated<boolean>
  sent_at: ColumnType<Date, Date | string, Date | string>
}

/** The tables of `/admin`, part of `Database`. */
export interface AdminTables {
  admin_acts: AdminActsTable
  admin_sessions: AdminSessionsTable
  operator_alerts: OperatorAlertsTable
}
