import { sql, type Expression, type ExpressionBuilder, type SqlBool, type StringReference } from 'kysely'

/** PostgreSQL refuses this character in any text, and a visitor's URL can contain it. */
const NUL = '\u0000'

/** `%text%` with the wildcards in the visitor's text escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(NUL, '').replace(/[\\%_]/g, (character) => `\\${character}`)}%`
}

/** Whether any of the columns contains the text, ignoring case; true for every row if there is no text. */
export function anyContains<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  columns: StringReference<DB, Table>[],
  text: string | undefined,
): Expression<SqlBool> {
  const wanted = text?.trim()
  if (!wanted) return eb.and([])
  return eb.or(columns.map((column) => sql<SqlBool>`${eb.ref(column)} ilike ${containing(wanted)}`))
}

/**
 * Whether the column `location` contains any of the names, which are in lower case (`searchedPlaces`); true
 * for every row if there are none. The trigram index is on the lower-cased column.
 */
export function inPlace<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  names: readonly string[],
): Expression<SqlBool> {
  if (names.length === 0) return eb.and([])
  return eb.or(names.map((name) => sql<SqlBool>`lower(location) like ${containing(name)}`))
}

/** Sorts by difficulty, not by its name. */
export function difficultyRank<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  column: StringReference<DB, Table>,
): Expression<number> {
  return sql<number>`array_position(array['Easy', 'Beginner', 'Intermediate', 'Advanced'], ${eb.ref(column)})`
}

/** Sorts alphabetically ignoring case: a server's own collation may put lower case after Z. */
export function alphabetical<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  column: StringReference<DB, Table>,
): Expression<string> {
  return sql<string>`lower(${eb.ref(column)})`
}
