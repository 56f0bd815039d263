import type { ColumnType } from 'kysely'

/** A timestamp: read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>

/** int8 that fits a double (rupees, counts): both drivers are told to read it as a number. */
export type BigInteger = ColumnType<number, number, number>
