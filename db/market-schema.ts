import type { ColumnType } from 'kysely'
import type { MarketFigures } from '#core/market/market-figures.ts'
import type { Timestamp } from './column-types.ts'

/** The figures of one day in India: `db/migrations/025_market_days.sql`. */
export interface MarketDaysTable {
  /** `2026-11-22` */
  day: string
  counted_at: Timestamp
  postings: number
  with_pay: number
  asking_ai: number
  /** Written as JSON text, read as an object. */
  figures: ColumnType<MarketFigures, string, string>
}
