import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A confirmation mail that is to go out. */
export interface DueConfirmation {
  id: string
  address: string
}

/** Whether any is due now. Needs the owner's handle, as what follows does. */
export async function hasDueConfirmations(owner: Kysely<Database>): Promise<boolean> {
  const row = await owner
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('mail_after', '<=', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes one of the mails that are due, the one that waited longest, so that no other process sends it too.
 *
 * @param confirmHash Of the token that the mail will carry; links of earlier mails end with it.
 * @returns Null when none is due.
 */
export async function takeDueConfirmation(
  owner: Kysely<Database>,
  confirmHash: Buffer,
): Promise<DueConfirmation | null> {
  const { rows } = await sql<DueConfirmation>`
    update newsletter_subscribers
    set mail_after = null, mailed_at = now(), mails = mails + 1, confirm_hash = ${confirmHash}
    where id = (
      select id from newsletter_subscribers where mail_after <= now()
      order by mail_after, id limit 1 for update skip locked
    )
    returning id, address`.execute(owner)
  return rows[0] ?? null
}

/** The mail server did not take it for now: it is due again after a while, five times at the most. */
export async function postponeConfirmation(
  owner: Kysely<Database>,
  id: string,
  minutes: number,
): Promise<void> {
  await sql`
    update newsletter_subscribers
    set mail_after = case when mails < 5 then now() + make_interval(mins => ${minutes}) end
    where id = ${id} and confirmed_at is null`.execute(owner)
}

/** The address refuses mail for good: there is nobody to ask. */
export async function dropUnreachable(owner: Kysely<Database>, id: string): Promise<void> {
  await owner
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
