import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** How long a confirmation link works. After that, an unconfirmed address is erased. */
export const CONFIRM_WITHIN_DAYS = 7

/** The hash under which the database stores a confirmation token. */
export function hashToken(token: Buffer): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Requests the newsletter for this address. Does not reveal whether the address was known: a new or
 * unconfirmed address gets a confirmation mail soon (`confirmations.ts`), a confirmed one stays as it is.
 *
 * @param address Validated (`core/email-address.ts`).
 */
export async function requestSubscription(web: Kysely<Database>, address: string): Promise<void> {
  await sql`select newsletter_subscribe(${address})`.execute(web)
}

/** @returns False for a token that is unknown or too old. */
export async function confirmSubscription(web: Kysely<Database>, token: Buffer): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean
  }>`select newsletter_confirm(${hashToken(token)}) as found`.execute(web)
  return rows[0]?.found ?? false
}

/**
 * Ends the subscription and erases its address, unless job alerts are mailed to it.
 *
 * @returns False if the token matches no subscription (any more).
 */
export async function endSubscription(web: Kysely<Database>, token: Buffer): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select newsletter_leave(${token}) as found`.execute(web)
  return rows[0]?.found ?? false
}

/**
 * Erases an address, confirmed or not, with everything recorded about it. This and all functions below need
 * the owner role.
 *
 * @returns Whether it was there.
 */
export async function eraseAddress(owner: Kysely<Database>, address: string): Promise<boolean> {
  const { numDeletedRows } = await owner
    .deleteFrom('newsletter_subscribers')
    .where(isAddress(address))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Erases addresses that were mailed a link but not confirmed in time. One that was never mailed is kept,
 * because no mail could go out yet. One with
 * job alerts stays for these.
 *
 * @returns How many.
 */
export async function eraseUnconfirmed(owner: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    select end_newsletter(id) from newsletter_subscribers
    where confirmed_at is null and mailed_at < now() - make_interval(days => ${sql.lit(CONFIRM_WITHIN_DAYS)})`.execute(
    owner,
  )
  return rows.length
}

export interface SubscriberCounts {
  confirmed: number
  /** Mailed, but not confirmed yet. */
  asked: number
  /** Not mailed yet. */
  waiting: number
}

export async function countSubscribers(owner: Kysely<Database>): Promise<SubscriberCounts> {
  return owner
    .selectFrom('newsletter_subscribers')
    .where('channel', '=', 'email')
    .select([
      sql<number>`count(*) filter (where confirmed_at is not null)`.as('confirmed'),
      sql<number>`count(*) filter (where mailed_at is not null and confirmed_at is null and mail_after is null)`.as(
        'asked',
      ),
      sql<number>`count(*) filter (where mail_after is not null)`.as('waiting'),
    ])
    .executeTakeFirstOrThrow()
}

function isAddress(address: string) {
  return sql<boolean>`lower(address) = lower(${address})`
}
