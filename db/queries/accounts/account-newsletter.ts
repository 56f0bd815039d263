import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Inside `asAccount`: whether the weekly letter goes to the account's address; null where it has none that the sign-in
 * provider has checked.
 */
export async function readAccountNewsletter(own: Kysely<Database>): Promise<boolean | null> {
  const { rows } = await sql<{
    subscribed: boolean | null
  }>`select account_newsletter() as subscribed`.execute(own)
  return rows[0]?.subscribed ?? null
}

/**
 * Inside `asAccount`: subscribes the account's address at once, for the provider has proved whose it is, or erases it
 * from the letter's list. Nothing where it has no address that is checked.
 */
export async function chooseAccountNewsletter(own: Kysely<Database>, wanted: boolean): Promise<void> {
  await sql`select choose_account_newsletter(${wanted})`.execute(own)
}
