import type { ContentChanges, StoredTable } from '#core/content/changes.ts'
import type { ContentTable } from '#core/content/tables.ts'
import type { Act } from '../admin/acts.ts'

/** More rows than these are counted in the log, but not copied into it. */
const MAX_LOGGED_ROWS = 100

/** The log's entry of a change of a content table: whole rows as they were, and what became of them. Null: no change. */
export function contentAct(
  { table }: ContentTable,
  stored: StoredTable,
  { inserts, updates, deletes }: ContentChanges,
): Act | null {
  const changes = inserts.length + updates.length + deletes.length
  if (changes === 0) return null
  const rows = new Map(stored.rows.map(({ id, row }) => [id, row]))
  const few = <T>(all: readonly T[]) => all.slice(0, MAX_LOGGED_ROWS)
  const pick = (row: Record<string, unknown> | undefined, fields: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, row?.[field] ?? null]))
  return {
    act: 'change content',
    subject: table,
    before: {
      rows: stored.rows.length,
      changed: few(updates).map(({ id, fields }) => ({ id, fields: pick(rows.get(id), fields) })),
      removed: few(deletes).map((id) => ({ id, fields: rows.get(id) })),
    },
    after: {
      rows: stored.rows.length + inserts.length - deletes.length,
      changed: few(updates),
      added: few(inserts),
    },
  }
}
