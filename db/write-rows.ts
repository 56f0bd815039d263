import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** A row that the database refused, and its reason. */
export interface RefusedRow<Row> {
  row: Row
  reason: string
}

/**
 * Classes of errors that are about the values of a statement: data exceptions, violated constraints, and values larger
 * than an index or a row can hold.
 */
const OF_VALUES = /^(?:22|23|54)/

/** Whether the database refused the values of a statement. Everything else is no fault of a row. */
export function refusesValues(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && OF_VALUES.test(String(error.code))
}

/**
 * Writes rows together. If the database refuses some, they are found by halves and left out, and the others are written.
 *
 * @param write Writes these rows in one or more statements.
 * @returns The refused rows.
 */
export async function writeRows<Row>(
  transaction: Kysely<Database>,
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<unknown>,
): Promise<RefusedRow<Row>[]> {
  const [first] = rows
  if (first === undefined) return []
  await sql`savepoint rows`.execute(transaction)
  try {
    await write(rows)
    await sql`release savepoint rows`.execute(transaction)
    return []
  } catch (error) {
    if (!refusesValues(error)) throw error
    await sql`rollback to savepoint rows`.execute(transaction)
    await sql`release savepoint rows`.execute(transaction)
    if (rows.length === 1) return [{ row: first, reason: error.message }]
  }
  const half = Math.ceil(rows.length / 2)
  return [
    ...(await writeRows(transaction, rows.slice(0, half), write)),
    ...(await writeRows(transaction, rows.slice(half), write)),
  ]
}
