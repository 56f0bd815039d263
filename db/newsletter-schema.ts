import type { ColumnType, Generated } from 'kysely'
import type { AlertChannelName, AlertFrequency } from '#core/alert.ts'
import type { NullableTimestamp } from './column-types.ts'

export interface NewsletterSubscribersTable {
  id: Generated<string>
  channel: Generated<AlertChannelName>
  /** Null for readers on Telegram. */
  address: string | null
  /** Of a private chat with the bot, which is also the id of its owner. */
  chat_id: ColumnType<number | null, number | null | undefined, never>
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
  /** `2026-W47`, or `alerts-2026-11-22` and `telegram-2026-11-22` for the alerts of a day. */
  id: string
  /** Written as JSON text, read as a value. */
  content: ColumnType<unknown, string, never>
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: NullableTimestamp
  run: ColumnType<string | null, string | null | undefined, string | null>
  beat_at: NullableTimestamp
  /** How often the server asked the sender to wait. */
  throttled: Generated<number>
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

/** Requests for alerts on Telegram, until START is pressed and a day longer. */
export interface TelegramRequestsTable {
  token_hash: Buffer
  query: string
  name: string
  frequency: AlertFrequency
  asked_at: ColumnType<Date, Date | string | undefined, Date | string>
  used_by: string | null
  used_at: NullableTimestamp
}

/** The last update of each bot, by which repeated ones are told. */
export interface TelegramUpdatesTable {
  bot: number
  update_id: number
  at: ColumnType<Date, Date | string | undefined, Date | string>
}
