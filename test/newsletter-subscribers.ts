import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Whether this address gets the newsletter. */
export async function isSubscribed(owner: Kysely<Database>, address: string): Promise<boolean> {
  const row = await owner
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where(sql<boolean>`lower(address) = lower(${address})`)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a subscriber with a confirmed address. */
export async function addConfirmedSubscriber(
  owner: Kysely<Database>,
  address: string,
  confirmedAt = new Date(),
): Promise<void> {
  const confirmed = { confirmed_at: confirmedAt, mail_after: null }
  await owner
    .insertInto('newsletter_subscribers')
    .values({ address, ...confirmed })
    .onConflict((on) => on.expression(sql`lower(address)`).doUpdateSet(confirmed))
    .execute()
}
