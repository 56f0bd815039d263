import { sql, type Kysely } from 'kysely'
import type { UserType } from '#core/user-type.ts'
import type { Database } from '#db/schema.ts'

/** A sign-in lasts so long, however much it is used. */
export const SESSION_DAYS = 30
/** A session's id is replaced when it was used for so long. */
const ROTATE_AFTER = '24 hours'
/** A replaced id is still good for so long: a page asks for several things at once. */
const GRACE = '1 minute'

/** What the sign-in provider says of somebody. */
export interface ProviderIdentity {
  /** The provider's address. */
  issuer: string
  /** Who it is there, for good. */
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

export interface SignedInAccount {
  accountId: string
  /** Null until it was chosen. */
  userType: UserType | null
  isNew: boolean
}

export interface LiveSession {
  accountId: string
  expiresAt: Date
  /** Its id should be replaced. */
  isDue: boolean
}

/** Finds or makes the account of somebody who came back from the provider, and a session under this hash. */
export async function signInAccount(
  db: Kysely<Database>,
  { issuer, subject, email, emailVerified, name }: ProviderIdentity,
  sessionHash: Buffer,
): Promise<SignedInAccount> {
  const { rows } = await sql<SignedInAccount>`
    select account_id as "accountId", user_type as "userType", is_new as "isNew"
    from sign_in_account(${issuer}, ${subject}, ${email}, ${emailVerified}, ${name}, ${sessionHash},
      make_interval(days => ${sql.lit(SESSION_DAYS)}))`.execute(db)
  const [account] = rows
  if (!account) throw new Error('The database made no account')
  return account
}

/** The session under this hash; null when there is none, or it has ended. */
export async function findSession(db: Kysely<Database>, sessionHash: Buffer): Promise<LiveSession | null> {
  const { rows } = await sql<LiveSession>`
    select account_id as "accountId", expires_at as "expiresAt", is_due as "isDue"
    from find_session(${sessionHash}, ${sql.lit(ROTATE_AFTER)}::interval)`.execute(db)
  return rows[0] ?? null
}

/** Gives a session a new id. @returns False when another request was first, and the new id stands for nothing. */
export async function rotateSession(
  db: Kysely<Database>,
  oldHash: Buffer,
  newHash: Buffer,
): Promise<boolean> {
  const { rows } = await sql<{ rotated: boolean }>`
    select rotate_session(${oldHash}, ${newHash}, ${sql.lit(GRACE)}::interval) as rotated`.execute(db)
  return rows[0]?.rotated ?? false
}

/** Ends the session, under all the ids that it has had. */
export async function endSession(db: Kysely<Database>, sessionHash: Buffer): Promise<void> {
  await sql`select end_session(${sessionHash})`.execute(db)
}

/** Takes out sessions that are over: what they were is nobody's to keep. Needs the owner's handle. */
export async function forgetEndedSessions(owner: Kysely<Database>): Promise<void> {
  await owner
    .deleteFrom('account_sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
