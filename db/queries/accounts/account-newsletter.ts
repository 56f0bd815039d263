import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Inside `asAccount`: whether the account's address is subscribed to the newsletter; null if it has no
 * address that the sign-in provider verified.
 */
export async function readAccountNewsletter(own: Kysely<Database>): Promise<boolean | null> {
  const { rows } = await sql<{
    subscribed: boolean | null
  }>`select account_newsletter() as subscribed`.execute(own)
  return rows[0]?.subscribed ?? null
}

/**
 * Inside `asAccount`: subscribes the account's address at once, because the provider has verified it, or
 * erases it from the list. Does nothing without a verified address.
 */
export async function setAccountNewsletter(own: Kysely<Database>, wanted: boolean): Promise<void> {
  await sql`select choose_account_newsletter(${wanted})`.execute(own)
}
