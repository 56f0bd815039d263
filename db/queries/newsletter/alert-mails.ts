import { sql, type Kysely } from 'kysely'
import { alertDueDay, type AlertChannelName, type AlertFrequency } from '#core/alert.ts'
import { isoDay } from '#core/dates.ts'
import type { Database } from '#db/schema.ts'
import type { Delivery, IssueCounts } from './deliveries.ts'

/**
 * The alerts of a day and channel: prepared with their content, then delivered like an issue (`deliveries.ts`). Owner
 * only. Those of mail are called mails here, and so are those of Telegram.
 */

/** Days after which a day's mails, and with them the record of what was mailed, are deleted. */
export const KEPT_ALERT_DAYS = 60

/** A confirmed alert whose search must run. */
export interface DueAlert {
  id: string
  subscriber: string
  query: string
  name: string
  asked_at: Date
  /** Number of the last posting that was there when it was asked for (`posting_arrivals`): later ones are new. */
  asked_after: number
}

/** A prepared mail that is claimed for sending. */
export interface AlertRecipient {
  id: string
  /** Or the id of the chat. */
  address: string
  manage_token: Buffer
  /** As it was prepared. */
  content: unknown
}

/** What the ids of a channel's issues begin with. */
const PREFIX: Record<AlertChannelName, string> = { email: 'alerts-', telegram: 'telegram-' }

/** Id of the issue that holds the alerts of a day in India: `alerts-2026-11-22`, `telegram-2026-11-22`. */
export function alertIssue(channel: AlertChannelName, now: Date): string {
  return PREFIX[channel] + isoDay(now)
}

export interface DueOptions {
  /** Whose readers. */
  channel: AlertChannelName
  now: Date
  /** The last reader of the previous call; null at first. */
  after: string | null
  /** How many readers. */
  readers: number
}

/**
 * The due alerts of the next readers who have no mail of this issue yet, in the order of the readers' ids.
 */
export async function listDueAlerts(
  owner: Kysely<Database>,
  { channel, now, after, readers }: DueOptions,
): Promise<DueAlert[]> {
  const dueDay = (frequency: AlertFrequency) => alertDueDay(frequency, now)
  const { rows } = await sql<DueAlert>`
    with due as (
      select alert.id, subscriber, query, name, asked_after, alert.asked_at
      from job_alerts alert join newsletter_subscribers reader on reader.id = subscriber
      where reader.channel = ${channel} and alert.confirmed_at is not null
        and checked_on < case frequency when 'daily' then ${dueDay('daily')}::date else ${dueDay('weekly')}::date end
        and (${after}::uuid is null or subscriber > ${after}::uuid)
        and not exists (
          select from newsletter_deliveries delivery
          where delivery.issue = ${alertIssue(channel, now)} and delivery.subscriber = alert.subscriber
        )
    ), next_readers as (
      select distinct subscriber from due order by subscriber limit ${readers}
    )
    select due.* from due join next_readers using (subscriber) order by subscriber, asked_at, id`.execute(
    owner,
  )
  return rows
}

/** Whether any alert of the channel is due, or a mail of today's issue is not sent yet. */
export async function hasAlertWork(
  owner: Kysely<Database>,
  channel: AlertChannelName,
  now: Date,
): Promise<boolean> {
  if ((await listDueAlerts(owner, { channel, now, after: null, readers: 1 })).length > 0) return true
  return (await countAlertMails(owner, alertIssue(channel, now))).left > 0
}

/** By reader, those of the postings that they have been mailed. */
export async function listMailed(
  owner: Kysely<Database>,
  readers: string[],
  jobs: string[],
): Promise<Map<string, Set<string>>> {
  const mailed = await owner
    .selectFrom('alert_postings')
    .select(['subscriber', 'job_id'])
    .where(sql<boolean>`subscriber = any (${readers}::uuid[])`)
    .where(sql<boolean>`job_id = any (${jobs}::uuid[])`)
    .execute()
  const byReader = new Map(readers.map((reader) => [reader, new Set<string>()]))
  for (const { subscriber, job_id: job } of mailed) byReader.get(subscriber)?.add(job)
  return byReader
}

export interface PreparedMail {
  subscriber: string
  /** The alerts whose searches ran. */
  alerts: string[]
  /** Every new posting; empty prepares no mail. */
  jobs: string[]
  content: unknown
}

/**
 * Stores readers' mails, their postings as mailed, and that the searches have run: of each reader all of it or nothing. Nothing
 * is stored if an alert has been deleted or checked meanwhile; the next run begins again with that reader.
 *
 * @param run Id of the process that prepares them.
 */
export async function storeAlertMails(
  owner: Kysely<Database>,
  now: Date,
  { issue, run, mails }: { issue: string; run: string; mails: PreparedMail[] },
): Promise<void> {
  const today = isoDay(now)
  const alerts = mails.flatMap((mail) => mail.alerts)
  // One statement for many readers: of ten thousand, most of the time would be ways to the database and back.
  await sql`
    with mail as (
      select * from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
        as mail (subscriber uuid, alerts uuid[], jobs uuid[], content jsonb)
    ), due as (
      select id, subscriber from job_alerts
      where id = any (${alerts}::uuid[]) and confirmed_at is not null and checked_on < ${today}::date
      order by id for update
    ), ready as (
      select * from mail
      where cardinality(alerts) = (select count(*) from due where due.subscriber = mail.subscriber)
    ), checked as (
      update job_alerts set checked_on = ${today}::date from due join ready using (subscriber)
      where job_alerts.id = due.id
    ), stored as (
      insert into newsletter_deliveries (issue, subscriber, state, run, content)
      select ${issue}, subscriber, 'prepared', ${run}::uuid, content from ready where cardinality(jobs) > 0
    )
    insert into alert_postings (subscriber, job_id, issue)
    select subscriber, job, ${issue} from ready, unnest(jobs) job`.execute(owner)
}

/**
 * Claims the next prepared mails of an issue for this run: not yet sent or rejected, by this run or an earlier
 * one. Mails that this run has already claimed are not returned again.
 */
export async function claimAlertMails(
  owner: Kysely<Database>,
  { issue, run }: Omit<Delivery, 'subscriber'>,
  limit: number,
): Promise<AlertRecipient[]> {
  // Asked twice: only the outer one is checked again after waiting for another run that just hands a mail over.
  const isFree = sql`(state = 'prepared' or (state = 'claimed' and run <> ${run}))`
  const { rows } = await sql<AlertRecipient>`
    with taken as (
      update newsletter_deliveries set state = 'claimed', run = ${run}, at = now()
      where issue = ${issue} and ${isFree} and subscriber in (
        select subscriber from newsletter_deliveries
        where issue = ${issue} and ${isFree}
        order by subscriber limit ${limit}
      )
      returning subscriber, content
    )
    select reader.id, coalesce(reader.address, reader.chat_id::text) as address, reader.manage_token, taken.content
    from taken join newsletter_subscribers reader on reader.id = taken.subscriber`.execute(owner)
  return rows
}

/** The issues of a channel since a day, the oldest first. */
export async function listAlertIssues(
  owner: Kysely<Database>,
  channel: AlertChannelName,
  since: Date,
): Promise<string[]> {
  const issues = await owner
    .selectFrom('newsletter_issues')
    .select('id')
    .where('id', 'like', `${PREFIX[channel]}%`)
    .where('id', '>=', alertIssue(channel, since))
    .orderBy('id')
    .execute()
  return issues.map(({ id }) => id)
}

/** @returns Like those of the newsletter, and how many are left to send. */
export async function countAlertMails(
  owner: Kysely<Database>,
  issue: string,
): Promise<IssueCounts & { left: number }> {
  const inState = (...states: string[]) =>
    sql<number>`count(*) filter (where state = any (${states}::text[]))`
  return owner
    .selectFrom('newsletter_deliveries')
    .select([
      sql<number>`count(*)`.as('recipients'),
      inState('sent').as('sent'),
      inState('failed').as('failed'),
      inState('handed over').as('in_doubt'),
      inState('prepared', 'claimed').as('left'),
    ])
    .where('issue', '=', issue)
    .executeTakeFirstOrThrow()
}

/**
 * Drops unsent mails of issues before a day: their postings count as not mailed, so today's searches find
 * those that are still open. Deletes issues after two months.
 */
export async function dropOldAlertMails(
  owner: Kysely<Database>,
  channel: AlertChannelName,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await owner
    .deleteFrom('newsletter_deliveries')
    .where('issue', 'like', `${PREFIX[channel]}%`)
    .where('issue', '<', alertIssue(channel, before))
    .where('state', 'in', ['prepared', 'claimed'])
    .execute()
  const oldest = new Date(now.getTime() - KEPT_ALERT_DAYS * 86_400_000)
  await owner
    .deleteFrom('newsletter_issues')
    .where('id', 'like', `${PREFIX[channel]}%`)
    .where('id', '<', alertIssue(channel, oldest))
    .execute()
}

export interface AlertCounts {
  /** Confirmed alerts. */
  alerts: number
  /** Their readers. */
  readers: number
  /** Not confirmed yet. */
  asked: number
}

export async function countAlerts(owner: Kysely<Database>): Promise<AlertCounts> {
  return owner
    .selectFrom('job_alerts')
    .select([
      sql<number>`count(*) filter (where confirmed_at is not null)`.as('alerts'),
      sql<number>`count(distinct subscriber) filter (where confirmed_at is not null)`.as('readers'),
      sql<number>`count(*) filter (where confirmed_at is null)`.as('asked'),
    ])
    .executeTakeFirstOrThrow()
}
