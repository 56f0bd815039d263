import { sql, type Kysely, type Selectable } from 'kysely'
import type { AdminActsTable } from '#db/admin-schema.ts'
import type { Database } from '#db/schema.ts'

/** Who acts: an email address or "link" on the web, the user of the machine in a command. */
export interface Actor {
  name: string
  via: 'web' | 'cli'
}

/** One act of an operator, as the log keeps it. */
export interface Act {
  /** What was done: `close posting`. */
  act: string
  /** To what: an id, a board, a table. */
  subject: string
  /** What it changed, as it was and as it is. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export type LoggedAct = Selectable<AdminActsTable>

/** Logs an act in the transaction that does it, so that neither is there without the other. */
export async function logAct(transaction: Kysely<Database>, actor: Actor, act: Act): Promise<void> {
  const { before = {}, after = {} } = act
  await transaction
    .insertInto('admin_acts')
    .values({
      actor: actor.name,
      via: actor.via,
      act: act.act,
      subject: act.subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** Which acts to list. */
export interface ActsQuery {
  /** Only those before this one, which the last page ended with. */
  beforeId?: number
  /** Only those on this subject. */
  subject?: string
  limit: number
}

/** The log, newest first. Needs the owner role. */
export function listActs(
  owner: Kysely<Database>,
  { beforeId, subject, limit }: ActsQuery,
): Promise<LoggedAct[]> {
  let query = owner.selectFrom('admin_acts').selectAll().orderBy('id', 'desc').limit(limit)
  if (beforeId !== undefined) query = query.where('id', '<', beforeId)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  return query.execute()
}

/** How long a statement of an operator may take, so that none holds a lock that pages wait for. */
const STATEMENT_LIMIT_MS = 30_000

/** Runs an act and logs what it returns; null is an act that changed nothing. @returns Whether it changed anything. */
export function runAct(
  owner: Kysely<Database>,
  actor: Actor,
  work: (transaction: Kysely<Database>) => Promise<Act | null>,
): Promise<boolean> {
  return owner.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = ${sql.lit(STATEMENT_LIMIT_MS)}`.execute(transaction)
    const act = await work(transaction)
    if (act) await logAct(transaction, actor, act)
    return act !== null
  })
}

/** Longer than any page of `/admin` needs. */
const READ_LIMIT_MS = 5_000

/** Reads for a page of `/admin`, in a transaction that can change nothing. */
export function readOnly<T>(
  owner: Kysely<Database>,
  read: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return owner.transaction().execute(async (transaction) => {
    await sql`set transaction read only`.execute(transaction)
    await sql`set local statement_timeout = ${sql.lit(READ_LIMIT_MS)}`.execute(transaction)
    return read(transaction)
  })
}
