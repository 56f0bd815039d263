import { sql, type Kysely, type Transaction } from 'kysely'
import type { UserType } from '#core/user-type.ts'
import type { Database } from '#db/schema.ts'
import { readAbout } from './account-about.ts'
import { setAccountNewsletter, readAccountNewsletter } from './account-newsletter.ts'

/**
 * Runs work as one account: inside, the web role sees and changes that account's rows only, and inserted rows
 * belong to it. Outside, the role sees no account's rows at all.
 */
export function asAccount<T>(
  db: Kysely<Database>,
  accountId: string,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select act_as_account(${accountId}::uuid)`.execute(transaction)
    return work(transaction)
  })
}

export interface Account {
  email: string | null
  name: string | null
  user_type: UserType | null
  created_at: Date
}

/** Inside `asAccount`: the account itself; null if it was deleted. */
export async function getAccount(db: Kysely<Database>): Promise<Account | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'name', 'user_type', 'created_at'])
    .executeTakeFirst()
  return account ?? null
}

/** Inside `asAccount`: sets what the visitor is here for. */
export async function setUserType(db: Kysely<Database>, user_type: UserType): Promise<void> {
  await db.updateTable('accounts').set({ user_type }).execute()
}

/**
 * Inside `asAccount`: deletes the account, its sessions, everything it saved, and its newsletter
 * subscription.
 */
export async function deleteAccount(db: Kysely<Database>): Promise<void> {
  await setAccountNewsletter(db, false)
  await db.deleteFrom('accounts').execute()
}

/** Inside `asAccount`: everything stored about the account, for export to its owner. */
export async function exportAccount(db: Kysely<Database>) {
  const account = await db
    .selectFrom('accounts')
    .select(['issuer', 'subject', 'email', 'email_verified', 'name', 'user_type'])
    .select(['created_at', 'last_signed_in_at'])
    .executeTakeFirst()
  const sessions = await db
    .selectFrom('account_sessions')
    .select(['signed_in_at', 'issued_at', 'expires_at'])
    .orderBy('issued_at')
    .execute()
  const saved_jobs = await db
    .selectFrom('saved_jobs')
    .innerJoin('public_jobs as job', 'job.id', 'job_id')
    .select(['job_id', 'job.title', 'job.company', 'saved_at', 'stage', 'note', 'changed_at'])
    .orderBy('saved_at')
    .execute()
  const opened_jobs = await db
    .selectFrom('opened_jobs')
    .innerJoin('public_jobs as job', 'job.id', 'job_id')
    .select(['job_id', 'job.title', 'job.company', 'first_opened_at', 'last_opened_at'])
    .orderBy('first_opened_at')
    .execute()
  const saved_searches = await db
    .selectFrom('saved_searches')
    .select(['query', 'created_at'])
    .orderBy('created_at')
    .execute()
  const hidden_companies = await db
    .selectFrom('hidden_companies')
    .select(['company', 'hidden_at'])
    .orderBy('hidden_at')
    .execute()
  const skills = await db
    .selectFrom('account_skills')
    .select(['skill', 'ticked_at'])
    .orderBy('ticked_at')
    .orderBy('skill_key')
    .execute()
  const finished_steps = await db
    .selectFrom('account_steps')
    .select(['step', 'ticked_at'])
    .orderBy('ticked_at')
    .orderBy('step')
    .execute()
  const about_me = await readAbout(db)
  const newsletter = { subscribed: (await readAccountNewsletter(db)) ?? false }
  return {
    account: account ?? null,
    sessions,
    saved_jobs,
    opened_jobs,
    saved_searches,
    hidden_companies,
    skills,
    finished_steps,
    about_me,
    newsletter,
  }
}
