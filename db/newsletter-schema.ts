import type { ColumnType, Generated } from 'kysely'
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
  refusals: Generated<number>
}

export interface NewsletterIssuesTable {
  /** `2026-W47` */
  id: string
  /** Written as JSON text, read as a value. */
  content: ColumnType<unknown, string, never>
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: NullableTimestamp
  run: ColumnType<string | null, string | null | undefined, string | null>
  beat_at: NullableTimestamp
}

export type DeliveryState = 'claimed' | 'handed over' | 'sent' | 'failed'

export interface NewsletterDeliveriesTable {
  issue: string
  subscriber: string
  state: DeliveryState
  run: string
  at: ColumnType<Date, Date | string | undefined, Date | string>
}
