import { sql, type Kysely } from 'kysely'
import type { AlertChannelName, AlertFrequency } from '#core/alert.ts'
import type { Database } from '#db/schema.ts'
import { hashToken } from './subscribers.ts'

/** What the web role may do with job alerts. */

export interface AlertRequest {
  /** Validated (`core/email-address.ts`). */
  address: string
  /** The canonical query of the jobs page; empty for all jobs. */
  query: string
  /** What the page calls this list. */
  name: string
  frequency: AlertFrequency
}

/** An alert as its reader's page lists it. */
export interface ListedAlert {
  id: string
  query: string
  name: string
  frequency: AlertFrequency
  /** False until the reader has used the link of the confirmation mail. */
  is_confirmed: boolean
  /** The same for all alerts of a reader. */
  channel: AlertChannelName
}

/**
 * Asks for an alert. Does not reveal whether the address is known: a confirmation mail is due soon, unless the
 * address has enough alerts, or had enough mails today (`request_alert` in the migrations).
 */
export async function requestAlert(
  web: Kysely<Database>,
  { address, query, name, frequency }: AlertRequest,
): Promise<void> {
  await sql`select request_alert(${address}, ${query}, ${name}, ${frequency})`.execute(web)
}

/** @returns The token of the reader's page; null if the link is unknown or too old. */
export async function confirmAlert(web: Kysely<Database>, token: Buffer): Promise<Buffer | null> {
  const { rows } = await sql<{
    manage: Buffer | null
  }>`select confirm_alert(${hashToken(token)}) as manage`.execute(web)
  return rows[0]?.manage ?? null
}

/** The reader's alerts, oldest first; none for an unknown token. */
export async function listAlerts(web: Kysely<Database>, token: Buffer): Promise<ListedAlert[]> {
  const { rows } = await sql<ListedAlert>`select * from list_alerts(${token})`.execute(web)
  return rows
}

/** @param frequency Null deletes the alert. @returns False if the reader has no such alert. */
export async function changeAlert(
  web: Kysely<Database>,
  token: Buffer,
  id: string,
  frequency: AlertFrequency | null,
): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean
  }>`select change_alert(${token}, ${id}::uuid, ${frequency}) as found`.execute(web)
  return rows[0]?.found ?? false
}

/** Deletes all alerts of a reader, and the address if the newsletter does not need it. */
export async function leaveAlerts(web: Kysely<Database>, token: Buffer): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select leave_alerts(${token}) as found`.execute(web)
  return rows[0]?.found ?? false
}
