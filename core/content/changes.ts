import type { ContentRow } from './tables.ts'

/** A row of a content table as it stands in the database. */
export interface StoredRow {
  id: string
  /** The fields of the table's schema; instants as ISO text in India's time. */
  row: ContentRow
  /** Rows of other tables that go with it when it is deleted. */
  dependents: number
}

export interface StoredTable {
  rows: StoredRow[]
  /** What the table's reference can name; null where it has none. */
  references: ReadonlySet<unknown> | null
}

/** What is to be written into a content table. */
export interface ContentChanges {
  /** In the order in which pages are to show them. */
  inserts: ContentRow[]
  /** The changed fields of a row alone. */
  updates: { id: string; fields: ContentRow }[]
  /** Ids. */
  deletes: string[]
}
