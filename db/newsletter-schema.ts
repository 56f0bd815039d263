import type { ColumnType, Generated } from 'kysely'
import type { AlertFrequency } from '#core/alert.ts'
import type { NullableTimestamp } from './column-types.ts'

export interface NewsletterSubscribersTable {
  id: Generated<string>
  address: string
  asked_at: ColumnType<Date, Date | string | undefined, Date | string>
  confirmed_at: NullableTimestamp
  mail_after: NullableTimestamp
  mailed_at: NullableTimestamp
  mails: Generated<number>
  confirm_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  leave_token: Generated<Buffer>
  manage_token: Generated<Buffer>
  refusals: Generated<number>
}

export interface NewsletterIssuesTable {
  /** `2026-W47`, or `alerts-2026-11-22` for the alert mails of a day. */
  id: string
  /** Written as JSON text, read as a value. */
  content: ColumnType<unknown, string, never>
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: NullableTimestamp
  run: ColumnType<string | null, string | null | undefined, string | null>
  beat_at: NullableTimestamp
}

export type DeliveryState = 'prepared' | 'claimed' | 'handed over' | 'sent' | 'failed'

export interface NewsletterDeliveriesTable {
  issue: string
  subscriber: string
  state: DeliveryState
  run: string
  at: ColumnType<Date, Date | string | undefined, Date | string>
  /** Of an alert mail. Written as JSON text, read as a value. */
  content: ColumnType<unknown, string | null | undefined, never>
}

export interface JobAlertsTable {
  id: Generated<string>
  subscriber: string
  /** The canonical query of the jobs page. */
  query: string
  name: string
  frequency: AlertFrequency
  asked_at: ColumnType<Date, Date | string | undefined, Date | string>
  confirmed_at: NullableTimestamp
  mail_after: NullableTimestamp
  mailed_at: NullableTimestamp
  mails: Generated<number>
  confirm_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** A day in India; read as text of the server's form, so compare it in SQL. */
  checked_on: ColumnType<unknown, string | undefined, string>
  /** Postings with higher numbers are new for it. */
  asked_after: Generated<number>
}

export interface AlertPostingsTable {
  subscriber: string
  job_id: string
  issue: string
}

/** Real postings in the order in which they were committed. A trigger fills it. */
export interface PostingArrivalsTable {
  job_id: string
  number: ColumnType<number, never, never>
  arrived_at: ColumnType<Date, never, Date | string>
}
