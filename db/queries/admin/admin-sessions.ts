import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { logAct } from './acts.ts'

/** How long the link of `npm run admin` is good, once. */
export const LINK_MINUTES = 15
/** How long a session that began with a link lasts. */
export const SESSION_HOURS = 12

/** Stores a link's token, and forgets what has expired. */
export async function storeLink(owner: Kysely<Database>, tokenHash: Buffer, actor: string): Promise<void> {
  await owner.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('admin_sessions')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute()
    const expires_at = sql<Date>`now() + make_interval(mins => ${sql.lit(LINK_MINUTES)})`
    await transaction
      .insertInto('admin_sessions')
      .values({ token_hash: tokenHash, kind: 'link', actor, expires_at })
      .execute()
    await logAct(transaction, { name: actor, via: 'cli' }, { act: 'print link', subject: '/admin' })
  })
}

/** Whether a link is still good. */
export async function isGoodLink(owner: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  return (await liveRow(owner, tokenHash, 'link')) !== undefined
}

/** Uses a link up and begins a session. @returns False if the link is not good any more. */
export function useLink(owner: Kysely<Database>, tokenHash: Buffer, sessionHash: Buffer): Promise<boolean> {
  return owner.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('admin_sessions')
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', 'link')
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('actor')
      .executeTakeFirst()
    if (!link) return false
    const expires_at = sql<Date>`now() + make_interval(hours => ${sql.lit(SESSION_HOURS)})`
    const session = { token_hash: sessionHash, kind: 'session' as const, actor: link.actor, expires_at }
    await transaction.insertInto('admin_sessions').values(session).execute()
    await logAct(transaction, { name: link.actor, via: 'web' }, { act: 'sign in', subject: '/admin' })
    return true
  })
}

/** Who asked for the link of a session; null if the session has ended. */
export async function sessionActor(owner: Kysely<Database>, sessionHash: Buffer): Promise<string | null> {
  return (await liveRow(owner, sessionHash, 'session'))?.actor ?? null
}

export async function endAdminSession(owner: Kysely<Database>, sessionHash: Buffer): Promise<void> {
  await owner.deleteFrom('admin_sessions').where('token_hash', '=', sessionHash).execute()
}

/** The address of an account, if its provider has verified it. */
export async function verifiedAddress(owner: Kysely<Database>, accountId: string): Promise<string | null> {
  const account = await owner
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return account?.email ?? null
}

function liveRow(owner: Kysely<Database>, tokenHash: Buffer, kind: 'link' | 'session') {
  return owner
    .selectFrom('admin_sessions')
    .select('actor')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('begun_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
}
