import { sql, type Expression, type ExpressionBuilder, type SqlBool, type StringReference } from 'kysely'

/** PostgreSQL refuses this character in any text; a visitor's address can hold it. */
const NUL = '\u0000'

/** `%text%` with the wildcards of a visitor's text made plain characters. */
export function containing(text: string): string {
  return `%${text.replaceAll(NUL, '').replace(/[\\%_]/g, (character) => `\\${character}`)}%`
}

/** Whether any of the columns contains the text, in whatever case; every row matches when there is no text. */
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
 * Whether the column `location` contains any of the names, which are in lower case (`placeSpellings`); every row matches
 * when there are none. The lower-cased column is what a trigram index may hold.
 */
export function inPlace<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  names: readonly string[],
): Expression<SqlBool> {
  if (names.length === 0) return eb.and([])
  return eb.or(names.map((name) => sql<SqlBool>`lower(location) like ${containing(name)}`))
}

/** The order of difficulty, which is not the alphabet's. */
export function difficultyRank<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  column: StringReference<DB, Table>,
): Expression<number> {
  return sql<number>`array_position(array['Easy', 'Beginner', 'Intermediate', 'Advanced'], ${eb.ref(column)})`
}

/** By the alphabet, whatever the case: a server's own order may put every small letter behind Z. */
export function alphabetical<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  column: StringReference<DB, Table>,
): Expression<string> {
  return sql<string>`lower(${eb.ref(column)})`
}
