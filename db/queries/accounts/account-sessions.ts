import { sql, type Kysely } from 'kysely'
import type { UserType } from '#core/user-type.ts'
import type { Database } from '#db/schema.ts'

/** A sign-in expires after this long, however much it is used. */
export const SESSION_DAYS = 30
/** A sign-in that nobody uses for this long expires earlier. */
export const IDLE_DAYS = 14
/** A session's id is replaced after this long. */
const ROTATE_AFTER = '24 hours'
/** A replaced id stays valid for this long, because a page sends several requests at once. */
const GRACE = '1 minute'

/** What the sign-in provider says about a visitor. */
export interface ProviderIdentity {
  /** The issuer's URL. */
  issuer: string
  /** The provider's permanent id of the visitor. */
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

export interface SignedInAccount {
  accountId: string
  /** Null until chosen. */
  userType: UserType | null
  isNew: boolean
}

export interface LiveSession {
  accountId: string
  signedInAt: Date
  expiresAt: Date
  /** Whether its id should be replaced. */
  isDue: boolean
}

/**
 * Finds or creates the account of a visitor who came back from the provider, and creates a session with this
 * hash.
 */
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

/** The session with this hash; null if there is none, or it has expired or was not used for long. */
export async function findSession(db: Kysely<Database>, sessionHash: Buffer): Promise<LiveSession | null> {
  const { rows } = await sql<LiveSession>`
    select account_id as "accountId", signed_in_at as "signedInAt", expires_at as "expiresAt", is_due as "isDue"
    from find_live_session(${sessionHash}, ${sql.lit(ROTATE_AFTER)}::interval,
      make_interval(days => ${sql.lit(IDLE_DAYS)}))`.execute(db)
  return rows[0] ?? null
}

/** Replaces a session's id. @returns False if another request was first; the new id is then invalid. */
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

/** Ends all other sessions of this session's account. */
export async function endOtherSessions(db: Kysely<Database>, sessionHash: Buffer): Promise<void> {
  await sql`select end_other_sessions(${sessionHash})`.execute(db)
}

/** One sign-in of the account, newest first. We do not know which browser it was. */
export interface ListedSession {
  signedInAt: Date
  /** Within a day. */
  lastUsedAt: Date
}

/** The sessions of the transaction's account that have not ended. */
export async function listSessions(accountDb: Kysely<Database>): Promise<ListedSession[]> {
  return (
    accountDb
      .selectFrom('account_sessions')
      .select(['signed_in_at as signedInAt', (select) => select.fn.max('issued_at').as('lastUsedAt')])
      .where('expires_at', '>', sql<Date>`now()`)
      .groupBy('signed_in_at')
      // Replaced ids of a session share its sign-in.
      .having(
        (select) => select.fn.max('issued_at'),
        '>',
        sql<Date>`now() - make_interval(days => ${IDLE_DAYS})`,
      )
      .orderBy('signed_in_at', 'desc')
      .execute()
  )
}

/** Deletes sessions that have expired or were not used for long. Needs the owner role. */
export async function deleteExpiredSessions(owner: Kysely<Database>): Promise<void> {
  await owner
    .deleteFrom('account_sessions')
    .where((where) =>
      where.or([
        where('expires_at', '<', sql<Date>`now()`),
        where('issued_at', '<', sql<Date>`now() - make_interval(days => ${IDLE_DAYS})`),
      ]),
    )
    .execute()
}
