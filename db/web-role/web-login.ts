import { Client } from 'pg'
import { WEB_ROLE } from '../connection.ts'

/** `DATABASE_WEB_URL` cannot be what it should be. The message says what to do. */
export class WebLoginError extends Error {
  override name = 'WebLoginError'
}

interface LoginFacts {
  login: string
  owner: string | null
  is_owner: boolean | null
  is_strong: boolean
  may_take_role: boolean
}

/**
 * Checks that pages' own login may take on the web role, and can not become the owner of the tables. Without the
 * check, a wrong address would silently give pages all rights.
 *
 * @throws WebLoginError, or a connection error.
 */
export async function checkWebLogin(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'pravesh',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<LoginFacts>(
      `select session_user as login, pg_get_userbyid(relowner) as owner,
        pg_has_role(session_user, relowner, 'member') as is_owner,
        (select rolsuper or rolcreaterole from pg_roles where rolname = session_user) as is_strong,
        pg_has_role(session_user, $1, case when current_setting('server_version_num')::int >= 160000
          then 'set' else 'member' end) as may_take_role
      from (select) as one left join pg_class on oid = to_regclass('public.jobs')`,
      [WEB_ROLE],
    )
    refuse(rows[0])
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refuse(facts: LoginFacts | undefined): void {
  if (!facts || facts.owner === null)
    throw new WebLoginError(
      'DATABASE_WEB_URL is another database than DATABASE_URL: it has no tables of Pravesh.',
    )
  const { login, owner, is_owner, is_strong, may_take_role } = facts
  if (is_owner || is_strong)
    throw new WebLoginError(
      `DATABASE_WEB_URL logs in as ${login}, which is or can become ${is_strong ? 'an administrator' : owner}. ` +
        'Use a login of its own that can not: docs/operations.md shows how to make it.',
    )
  if (!may_take_role)
    throw new WebLoginError(
      `DATABASE_WEB_URL logs in as ${login}, which lacks a right. Run: grant ${WEB_ROLE} to ${login};`,
    )
}
