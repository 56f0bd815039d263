import { sql, type Kysely } from 'kysely'
import type { AlertFrequency } from '#core/alert.ts'
import type { Database } from '#db/schema.ts'

interface ConfirmedAlert {
  address: string
  query?: string
  name?: string
  frequency?: AlertFrequency
  /** Days since it was asked for and last checked. */
  age?: number
}

/** Adds a confirmed alert of a reader without the newsletter. @returns The reader's token. */
export async function addAlert(
  owner: Kysely<Database>,
  { address, query = '', name = 'IT jobs in India', frequency = 'daily', age = 8 }: ConfirmedAlert,
): Promise<Buffer> {
  const { rows } = await sql<{ token: Buffer }>`
    with reader as (
      insert into newsletter_subscribers as known (address, mail_after) values (${address}, null)
      on conflict (lower(address)) do update set address = known.address returning id, manage_token
    ), alert as (
      insert into job_alerts (subscriber, query, name, frequency, asked_at, confirmed_at, mail_after, mailed_at, mails,
        checked_on)
      select id, ${query}, ${name}, ${frequency}, now() - ${`${age} days`}::interval, now(), null, now(), 1,
        (now() at time zone 'Asia/Kolkata')::date - ${age}::int
      from reader
    )
    select manage_token as token from reader`.execute(owner)
  return rows[0]?.token ?? Buffer.alloc(0)
}

/** Adds confirmed alerts for all jobs of chats with the bot. */
export async function addChats(owner: Kysely<Database>, chats: readonly number[], query = ''): Promise<void> {
  await sql`
    with readers as (
      insert into newsletter_subscribers (channel, chat_id, mail_after)
      select 'telegram', unnest(${chats}::bigint[]), null returning id
    )
    insert into job_alerts (subscriber, query, name, frequency, confirmed_at, mail_after, checked_on)
    select id, ${query}, 'IT jobs in India', 'daily', now(), null, (now() at time zone 'Asia/Kolkata')::date - 1
    from readers`.execute(owner)
}

/** Every stored address, sorted. */
export async function readersOf(owner: Kysely<Database>): Promise<string[]> {
  const rows = await owner.selectFrom('newsletter_subscribers').select('address').orderBy('address').execute()
  return rows.map(({ address }) => address ?? '')
}
