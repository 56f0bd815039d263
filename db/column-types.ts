import type { ColumnType } from 'kysely'

/** A timestamp: read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>

/** An int8 that fits a double (rupees, counts): both drivers are configured to parse it as a number. */
export type BigInteger = ColumnType<number, number, number>
