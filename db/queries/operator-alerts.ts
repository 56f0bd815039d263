import { sql, type Kysely } from 'kysely'
import type { OperationFacts } from '#core/trouble.ts'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import { readNow } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import { listDeadLinks } from './content/content-links.ts'

/** A board that failed at the last try. */
export interface FailingBoard {
  source: string
  failures: number
  last_error: string | null
}

const DAY_MS = 86_400_000
/** Of more, the page of boards tells. */
const MOST_BOARDS = 20

export interface TroubleFacts extends OperationFacts {
  /** Those that fail most often first. */
  failing: FailingBoard[]
}

/** How boards are read and how fresh postings are. Needs the owner role. */
export async function readTroubleFacts(owner: Kysely<Database>): Promise<TroubleFacts> {
  const kinds = await owner.selectFrom('board_freshness').selectAll().orderBy('kind').execute()
  const postings = await owner
    .selectFrom('public_jobs')
    .where('is_active', '=', sql.lit(true))
    .where('is_sample', '=', sql.lit(false))
    .select(sql<number>`count(*)::int`.as('open'))
    .select(
      sql<number>`count(*) filter (where verified_at >= now() - interval '${sql.raw(String(VERIFIED_FOR_DAYS))} days')::int`.as(
        'fresh',
      ),
    )
    .executeTakeFirstOrThrow()
  const failing = await owner
    .selectFrom('boards')
    .select(['source', 'failures', 'last_error'])
    .where('listed_as', 'is not', null)
    .where('paused_at', 'is', null)
    .where('failures', '>', 0)
    .orderBy('failures', 'desc')
    .orderBy('source')
    .limit(MOST_BOARDS)
    .execute()
  const times = kinds.flatMap(({ newest }) => (newest ? [newest.getTime()] : []))
  const dead = await listDeadLinks(owner)
  const now = await readNow(owner)
  return {
    kinds,
    ...postings,
    failing,
    newest: times.length > 0 ? new Date(Math.max(...times)) : null,
    lostLinks: dead.filter(({ dead_since }) => dead_since.getTime() > now.getTime() - DAY_MS).length,
  }
}

/** An operator is not mailed again before. A mail at the same time each day must not wait for the next day. */
const APART_HOURS = 20

/** Claims the mail of this day for this process. @returns When the mail before was sent, to give it back; null: no claim. */
export async function claimOperatorAlert(owner: Kysely<Database>): Promise<{ before: Date | null } | null> {
  return owner.transaction().execute(async (transaction) => {
    await sql`lock table operator_alerts in share row exclusive mode`.execute(transaction)
    const last = await transaction.selectFrom('operator_alerts').select('sent_at').executeTakeFirst()
    const { rows } = await sql`
      insert into operator_alerts (sent_at) values (now())
      on conflict (is_only) do update set sent_at = now()
        where operator_alerts.sent_at < now() - make_interval(hours => ${sql.lit(APART_HOURS)})
      returning sent_at`.execute(transaction)
    return rows.length > 0 ? { before: last?.sent_at ?? null } : null
  })
}

/** Gives the claim back, because the mail was not sent: the next check tries again. */
export async function returnOperatorAlert(owner: Kysely<Database>, before: Date | null): Promise<void> {
  if (before) await owner.updateTable('operator_alerts').set({ sent_at: before }).execute()
  else await owner.deleteFrom('operator_alerts').execute()
}
