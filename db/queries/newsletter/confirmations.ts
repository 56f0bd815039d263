import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { withinMailCaps } from './mail-caps.ts'

/** A confirmation mail that is due. */
export interface DueConfirmation {
  id: string
  address: string
}

/** The address that waits longest for its mail, if one may go out now. */
const NEXT_DUE = sql`
  select due.id from newsletter_subscribers as due
  where due.mail_after <= now() and ${withinMailCaps('due.address')}
  order by due.mail_after, due.id limit 1`

/** Whether a mail may go out now. This and all functions below need the owner role. */
export async function hasDueConfirmations(owner: Kysely<Database>): Promise<boolean> {
  return (await NEXT_DUE.execute(owner)).rows.length > 0
}

/**
 * Claims the longest waiting of the due mails, so that no other process sends it too.
 *
 * @param confirmHash Hash of the token in the mail; links of earlier mails stop working.
 * @returns Null if none may go out now.
 */
export async function claimDueConfirmation(
  owner: Kysely<Database>,
  confirmHash: Buffer,
): Promise<DueConfirmation | null> {
  const { rows } = await sql<DueConfirmation>`
    update newsletter_subscribers
    set mail_after = null, mailed_at = now(), mails = mails + 1, confirm_hash = ${confirmHash}
    where id = (${NEXT_DUE} for update skip locked)
    returning id, address`.execute(owner)
  return rows[0] ?? null
}

/** The mail server temporarily refused it: it is due again after a while, five times at most. */
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

/** The address permanently refuses mail, so it is erased. */
export async function eraseUnreachable(owner: Kysely<Database>, id: string): Promise<void> {
  await owner
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
