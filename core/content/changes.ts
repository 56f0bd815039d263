import type { ContentRow } from './tables.ts'

/** A stored row of a content table. */
export interface StoredRow {
  id: string
  /** The fields of the table's schema; instants as ISO text in IST. */
  row: ContentRow
  /** Number of rows in other tables that are deleted with it. */
  dependents: number
}

export interface StoredTable {
  rows: StoredRow[]
  /** The names that the table's reference can have; null if it has none. */
  references: ReadonlySet<unknown> | null
}

/** What to write into a content table. */
export interface ContentChanges {
  /** In the order in which pages show them. */
  inserts: ContentRow[]
  /** Only the changed fields of a row. */
  updates: { id: string; fields: ContentRow }[]
  /** Ids. */
  deletes: string[]
}

/** A change that the database refused, while the others were made. */
export interface RefusedChange {
  /** The row to insert, or the id of the row to update. */
  of: ContentRow | string
  reason: string
}
