import { sql, type RawBuilder } from 'kysely'

/** Unanswered confirmation mails of the whole site in an hour. What people confirm does not count. */
const PER_HOUR = 200
/** Unanswered confirmation mails to one mailbox in a day, to all addresses that lead there. */
const PER_MAILBOX_AND_DAY = 5

/**
 * Whether one more confirmation mail may go out now. What may not stays due.
 *
 * @param address The column with its address.
 */
export function withinMailCaps(address: string): RawBuilder<boolean> {
  return sql`(select count(*) from unanswered_mails where mailed_at > now() - interval '1 hour')
      < ${sql.lit(PER_HOUR)}
    and mailbox_of(${sql.ref(address)}) not in (
      select mailbox_of(sent.address) from unanswered_mails as sent
      where sent.mailed_at > now() - interval '1 day'
      group by 1 having count(*) >= ${sql.lit(PER_MAILBOX_AND_DAY)})`
}
