import { sql, type Kysely } from 'kysely'
import type { AlertFrequency } from '#core/alert.ts'
import type { Database } from '#db/schema.ts'
import { hashToken } from './subscribers.ts'

/** Alerts by Telegram, as the web role may ask for and change them. A chat is known by its id alone. */

export interface TelegramRequest {
  /** Of the link to the bot. Only its hash is stored. */
  token: Buffer
  /** The canonical query of the jobs page. */
  query: string
  /** What the page calls this list. */
  name: string
  frequency: AlertFrequency
}

/** Stores a request until START is pressed behind its link, half an hour at most. */
export async function requestTelegramAlert(
  web: Kysely<Database>,
  { token, query, name, frequency }: TelegramRequest,
): Promise<void> {
  await sql`select request_telegram_alert(${hashToken(token)}, ${query}, ${name}, ${frequency})`.execute(web)
}

export interface ChatAlert {
  id: string
  name: string
  frequency: AlertFrequency
}

/**
 * What START did. `used`: by another chat, or by one that has left. `full`: the chat has ten alerts. `unknown`: there is
 * no such link, or it is too old.
 */
export type StartOutcome =
  | { outcome: 'confirmed'; alert: ChatAlert; manage: Buffer }
  | { outcome: 'used' | 'full' | 'unknown' }

/** START was pressed, which confirms the alert: only the owner of a chat can do that. */
export async function startTelegramAlert(
  web: Kysely<Database>,
  token: Buffer,
  chat: number,
): Promise<StartOutcome> {
  const { rows } = await sql<{
    outcome: 'confirmed' | 'used' | 'full' | 'unknown'
    alert_id: string
    alert_name: string
    how_often: AlertFrequency
    manage: Buffer
  }>`select * from start_telegram_alert(${hashToken(token)}, ${chat}::bigint)`.execute(web)
  const [row] = rows
  if (row?.outcome !== 'confirmed') return { outcome: row?.outcome ?? 'unknown' }
  const { outcome, alert_id: id, alert_name: name, how_often: frequency, manage } = row
  return { outcome, alert: { id, name, frequency }, manage }
}

/** A chat's alerts, the oldest first, each with the token of its reader's page. */
export async function listTelegramAlerts(
  web: Kysely<Database>,
  chat: number,
): Promise<(ChatAlert & { manage: Buffer })[]> {
  const { rows } = await sql<
    ChatAlert & { manage: Buffer }
  >`select * from list_telegram_alerts(${chat}::bigint)`.execute(web)
  return rows
}

/** @returns False if the chat has no such alert. */
export async function stopTelegramAlert(web: Kysely<Database>, chat: number, id: string): Promise<boolean> {
  return answer(sql`select stop_telegram_alert(${chat}::bigint, ${id}::uuid) as yes`, web)
}

/** Deletes a chat with all that is stored of it. @returns Whether it was there. */
export async function forgetTelegramChat(web: Kysely<Database>, chat: number): Promise<boolean> {
  return answer(sql`select forget_telegram_chat(${chat}::bigint) as yes`, web)
}

/** @returns False if the bot has had this update, or a later one. */
export async function takeTelegramUpdate(web: Kysely<Database>, bot: number, id: number): Promise<boolean> {
  return answer(sql`select take_telegram_update(${bot}::bigint, ${id}::bigint) as yes`, web)
}

async function answer(query: ReturnType<typeof sql>, web: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`${query}`.execute(web)
  return rows[0]?.yes ?? false
}
