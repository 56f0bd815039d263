import type { PGlite } from '@electric-sql/pglite'
import { WEB_ROLE } from '../connection.ts'
import { parseMessage, SYNC } from './wire.ts'

/**
 * The session state that is restored before a connection's next turn: its settings and its prepared
 * statements.
 */
export interface SessionState {
  settings: { name: string; value: string }[]
  statements: { name: string; statement: string; types: number[]; fromSql: boolean }[]
  /**
   * It also had state that cannot be restored: temporary tables, LISTEN, session locks, or cursors held past
   * a transaction.
   */
  hadMore: boolean
}

/**
 * Reads the session state that differs from the defaults. Call it outside a transaction.
 *
 * @returns null if there is none.
 */
export async function readState(pglite: PGlite): Promise<SessionState | null> {
  const settings = await pglite.query<{ name: string; value: string }>(
    // `role` and `session_authorization` are not in pg_settings; they come last, because they take rights
    // away.
    `select name, value from (
      select 0 as place, name, setting as value from pg_catalog.pg_settings
        where source = 'session' and context in ('user', 'superuser')
      union all select 1, 'session_authorization', session_user where session_user <> 'postgres'
      union all select 2, 'role', pg_catalog.current_setting('role')
        where pg_catalog.current_setting('role') <> 'none') as kept
    order by place`,
  )
  const statements = await pglite.query<SessionState['statements'][number]>(
    `select name, statement, parameter_types::pg_catalog.oid[] as types, from_sql as "fromSql"
    from pg_catalog.pg_prepared_statements where name <> ''`,
  )
  const more = await pglite.query<{ held: boolean }>(
    `select exists (select from pg_catalog.pg_class where relnamespace = pg_catalog.pg_my_temp_schema())
      or exists (select from pg_catalog.pg_locks where locktype = 'advisory')
      or exists (select from pg_catalog.pg_listening_channels())
      or exists (select from pg_catalog.pg_cursors where is_holdable) as held`,
  )
  const hadMore = more.rows[0]?.held === true
  if (settings.rows.length === 0 && statements.rows.length === 0 && !hadMore) return null
  return { settings: settings.rows, statements: statements.rows, hadMore }
}

/** Ends an unfinished query and an open transaction of a connection. */
export async function endTransaction(pglite: PGlite): Promise<void> {
  await pglite.runExclusive(() => pglite.execProtocolRaw(SYNC))
  if (pglite.isInTransaction()) await pglite.exec('rollback')
}

/**
 * Resets the session and restores a connection's state. Call it outside a transaction.
 *
 * @param role Null leaves the session with the owner's role and no connection's state.
 */
export async function enterSession(
  pglite: PGlite,
  role: 'owner' | 'web' | null,
  state: SessionState | null,
): Promise<void> {
  // PGlite does not record the session's original user, so DISCARD ALL alone would not return to the owner.
  await pglite.exec('set session authorization postgres')
  // Resets role, settings, prepared statements, temporary tables, LISTEN, session locks and cursors.
  await pglite.exec('discard all')
  if (state && state.settings.length > 0)
    await pglite.query(
      `select pg_catalog.set_config(name, value, false)
      from unnest($1::text[], $2::text[]) as kept (name, value)`,
      [state.settings.map(({ name }) => name), state.settings.map(({ value }) => value)],
    )
  for (const { name, statement, types, fromSql } of state?.statements ?? []) {
    // A statement whose table was dropped meanwhile is not restored; its connection gets the error when it
    // uses it.
    if (fromSql) await pglite.exec(statement).catch(() => undefined)
    else await pglite.runExclusive(() => pglite.execProtocolRaw(prepared(name, statement, types)))
  }
  if (role === 'web') await pglite.exec(`set session authorization ${WEB_ROLE}; set role ${WEB_ROLE}`)
}

function prepared(name: string, statement: string, types: number[]): Uint8Array {
  return Buffer.concat([parseMessage(name, statement, types), SYNC])
}

/**
 * Revokes from everyone but the owner what could change the session's role from within a statement:
 * `set_config` (and so updates of pg_settings), anonymous code blocks, and user-defined functions in the
 * temporary schema.
 */
export async function closeEscapes(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ open: boolean }>(
    `select has_function_privilege('public', 'pg_catalog.set_config(text, text, boolean)', 'execute')
      or has_language_privilege('public', 'plpgsql', 'usage')
      or has_database_privilege('public', current_database(), 'temporary') as open`,
  )
  if (rows[0]?.open === false) return
  await pglite.exec(`
    revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
    revoke usage on language plpgsql from public;
    revoke temporary on database postgres from public;
  `)
}
