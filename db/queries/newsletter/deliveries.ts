import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** After being permanently refused by this many issues in a row, an address is erased. */
const MAX_REFUSALS = 3

/** The delivery of an issue to a subscriber, claimed by one run. */
export interface Delivery {
  issue: string
  subscriber: string
  /** Id of the process that claimed it. */
  run: string
}

/**
 * What a refusal was about: the message; the reader, whose address may work again; a reader who is gone; the sender,
 * who may not send at all.
 */
export type Refused = 'message' | 'reader' | 'gone' | 'sender'

export interface Recipient {
  id: string
  address: string
  unsubscribe_token: Buffer
}

const WEEK_END = sql`(date_trunc('week', issue.begun_at at time zone 'Asia/Kolkata') + interval '7 days')
  at time zone 'Asia/Kolkata'`
/**
 * Whether an issue is for a subscriber: for everybody who confirms before its week ends in India. After the week it is for
 * those alone who had confirmed when the last send finished it, if one has.
 */
const IS_READER = sql<boolean>`subscriber.channel = 'email' and subscriber.confirmed_at < case when now() < ${WEEK_END} then 'infinity'
  else least(${WEEK_END}, issue.finished_at) end`

/**
 * Claims the next recipients of an issue for this run: its readers, if not yet sent or rejected by this run or an earlier
 * one. Recipients that this run has already claimed are not returned again.
 */
export async function claimRecipients(
  owner: Kysely<Database>,
  { issue, run }: Omit<Delivery, 'subscriber'>,
  limit: number,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with next_ones as (
      select subscriber.id
      from newsletter_subscribers subscriber
      join newsletter_issues issue on issue.id = ${issue} and ${IS_READER}
      where not exists (
        select from newsletter_deliveries delivery
        where delivery.issue = issue.id and delivery.subscriber = subscriber.id
          and (delivery.state <> 'claimed' or delivery.run = ${run})
      )
      order by subscriber.confirmed_at, subscriber.id
      limit ${limit}
    ), taken as (
      insert into newsletter_deliveries as delivery (issue, subscriber, state, run)
      select ${issue}, id, 'claimed', ${run} from next_ones
      on conflict (issue, subscriber) do update set run = excluded.run, at = now()
        where delivery.state = 'claimed'
      returning subscriber
    )
    select id, address, leave_token as unsubscribe_token from newsletter_subscribers join taken on taken.subscriber = id`.execute(
    owner,
  )
  return rows
}

/**
 * Records the hand-over, before the mail server gets the last bytes of a mail and may have accepted it.
 *
 * @returns False if the mail must not go: the subscriber has left, or another run has claimed it.
 */
export function handOver(owner: Kysely<Database>, delivery: Delivery): Promise<boolean> {
  return move(owner, delivery, 'claimed', 'handed over')
}

/** The mail server accepted it. */
export async function markSent(owner: Kysely<Database>, delivery: Delivery): Promise<void> {
  await sql`
    with sent as (
      update newsletter_deliveries set state = 'sent', at = now()
      where issue = ${delivery.issue} and subscriber = ${delivery.subscriber} and run = ${delivery.run}
      returning subscriber
    )
    update newsletter_subscribers set refusals = 0 where refusals > 0 and id in (select subscriber from sent)`.execute(
    owner,
  )
}

/** The mail server temporarily refused it after getting the whole mail. */
export async function revertHandOver(owner: Kysely<Database>, delivery: Delivery): Promise<void> {
  await move(owner, delivery, 'handed over', 'claimed')
}

/**
 * The message was permanently refused.
 *
 * @param refused `reader`: because of its address, not its content, and after some issues the reader is erased.
 * `gone`: certainly for ever, and the reader is erased now.
 * @returns Whether the reader was erased.
 */
export async function markFailed(
  owner: Kysely<Database>,
  delivery: Delivery,
  refused: Refused,
): Promise<boolean> {
  await sql`
    update newsletter_deliveries set state = 'failed', at = now()
    where issue = ${delivery.issue} and subscriber = ${delivery.subscriber} and run = ${delivery.run}`.execute(
    owner,
  )
  if (refused !== 'reader' && refused !== 'gone') return false
  await owner
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ refusals: eb('refusals', '+', 1) }))
    .where('id', '=', delivery.subscriber)
    .execute()
  const { numDeletedRows } = await owner
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', delivery.subscriber)
    .where('refusals', '>=', refused === 'gone' ? 1 : MAX_REFUSALS)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Requeues mails that may or may not have arrived. @returns How many. */
export async function resendInDoubt(owner: Kysely<Database>, issue: string): Promise<number> {
  const { numUpdatedRows } = await owner
    .updateTable('newsletter_deliveries')
    .set({ state: 'claimed', at: sql<Date>`now()` })
    .where('issue', '=', issue)
    .where('state', '=', 'handed over')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The runs that have claimed deliveries of an issue. */
export async function listRuns(owner: Kysely<Database>, issue: string): Promise<string[]> {
  const rows = await owner
    .selectFrom('newsletter_deliveries')
    .select('run')
    .distinct()
    .where('issue', '=', issue)
    .execute()
  return rows.map(({ run }) => run)
}

/**
 * Requeues mails that a dead run recorded as handed over but that never left.
 *
 * @param released Those that left.
 */
export async function requeueUnreleased(
  owner: Kysely<Database>,
  { issue, run }: Omit<Delivery, 'subscriber'>,
  released: string[],
): Promise<void> {
  await owner
    .updateTable('newsletter_deliveries')
    .set({ state: 'claimed', at: sql<Date>`now()` })
    .where('issue', '=', issue)
    .where('run', '=', run)
    // Claimed ones too, so that this waits for a hand-over that the server still carries out for the dead run.
    .where('state', 'in', ['claimed', 'handed over'])
    .where(sql<boolean>`subscriber <> all (${released}::uuid[])`)
    .execute()
}

export interface IssueCounts {
  /** The subscribers whom it is for. */
  recipients: number
  sent: number
  failed: number
  /** Handed over, without a response. While a run is active, this includes mails being sent. */
  in_doubt: number
}

export async function countDeliveries(owner: Kysely<Database>, issue: string): Promise<IssueCounts> {
  const inState = (state: string) => sql<number>`count(*) filter (where state = ${sql.lit(state)})`
  return owner
    .selectFrom('newsletter_issues as issue')
    .innerJoin('newsletter_subscribers as subscriber', (join) => join.on(IS_READER))
    .leftJoin('newsletter_deliveries as delivery', (join) =>
      join.onRef('delivery.issue', '=', 'issue.id').onRef('delivery.subscriber', '=', 'subscriber.id'),
    )
    .where('issue.id', '=', issue)
    .select([
      sql<number>`count(*)`.as('recipients'),
      inState('sent').as('sent'),
      inState('failed').as('failed'),
      inState('handed over').as('in_doubt'),
    ])
    .executeTakeFirstOrThrow()
}

async function move(
  owner: Kysely<Database>,
  { issue, subscriber, run }: Delivery,
  from: 'claimed' | 'handed over',
  to: 'claimed' | 'handed over',
): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('newsletter_deliveries')
    .set({ state: to, at: sql<Date>`now()` })
    .where('issue', '=', issue)
    .where('subscriber', '=', subscriber)
    .where('run', '=', run)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
