import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { logAct } from './acts.ts'

/** How long the link of `npm run admin` is good, once. */
export const LINK_MINUTES = 15

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
