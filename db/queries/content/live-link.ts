import { sql, type RawBuilder } from 'kysely'

/**
 * A row's link; null if it was found dead twice, so that its card has no button.
 *
 * @param column `learn_courses.link`, with its table.
 */
export function liveLink(column: string): RawBuilder<string | null> {
  const link = sql.ref(column)
  return sql`case when not exists (select from dead_links where dead_links.link = ${link}) then ${link} end`
}
