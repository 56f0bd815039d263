import { sql, type Kysely } from 'kysely'
import type { AlertFrequency } from '#core/alert.ts'
import type { Database } from '#db/schema.ts'
import { withinMailCaps } from './mail-caps.ts'
import { CONFIRM_WITHIN_DAYS } from './subscribers.ts'

/** Confirmation mails of job alerts. Everything here needs the owner role. */

/** Maximum of confirmation mails for one alert; `request_alert` in the migrations has the same number. */
const MAX_MAILS = 2

/** A confirmation mail that is due. */
export interface DueAlertConfirmation {
  id: string
  address: string
  /** Of the jobs page. Not the name of the list, which holds what was typed: that is for after the confirmation. */
  query: string
  frequency: AlertFrequency
}

/** The request that waits longest for its mail, if one may go out now. */
const NEXT_DUE = sql`
  select due.id from job_alerts as due join newsletter_subscribers as asked on asked.id = due.subscriber
  where due.mail_after <= now() and ${withinMailCaps('asked.address')}
  order by due.mail_after, due.id limit 1`

/** Whether a mail may go out now. */
export async function hasDueAlertConfirmations(owner: Kysely<Database>): Promise<boolean> {
  return (await NEXT_DUE.execute(owner)).rows.length > 0
}

/** Claims the longest waiting of them, so that no other process sends it too. Null if none may go out now. */
export async function claimAlertConfirmation(
  owner: Kysely<Database>,
  confirmHash: Buffer,
): Promise<DueAlertConfirmation | null> {
  const { rows } = await sql<DueAlertConfirmation>`
    update job_alerts alert
    set mail_after = null, mailed_at = now(), mails = alert.mails + 1, confirm_hash = ${confirmHash}
    from newsletter_subscribers reader
    where reader.id = alert.subscriber and alert.id = (${NEXT_DUE} for update of due skip locked)
    returning alert.id, reader.address, alert.query, alert.frequency`.execute(owner)
  return rows[0] ?? null
}

/** The mail server temporarily refused it: it is due again after a while, if it may be mailed again. */
export async function postponeAlertConfirmation(
  owner: Kysely<Database>,
  id: string,
  minutes: number,
): Promise<void> {
  await sql`
    update job_alerts
    set mail_after = case when mails < ${sql.lit(MAX_MAILS)} then now() + make_interval(mins => ${minutes}) end
    where id = ${id} and confirmed_at is null`.execute(owner)
}

/** The address permanently refuses mail, so the request is erased, and with the last one the address. */
export async function eraseUnreachableAlert(owner: Kysely<Database>, id: string): Promise<void> {
  await owner.deleteFrom('job_alerts').where('id', '=', id).where('confirmed_at', 'is', null).execute()
}

/** Erases requests that were mailed a link but not confirmed in time. */
export async function eraseUnconfirmedAlerts(owner: Kysely<Database>): Promise<void> {
  await owner
    .deleteFrom('job_alerts')
    .where('confirmed_at', 'is', null)
    .where(sql<boolean>`mailed_at < now() - make_interval(days => ${sql.lit(CONFIRM_WITHIN_DAYS)})`)
    .execute()
}
