import { sql, type Kysely } from 'kysely'
import { CORRECTED_FIELDS, voidedFacts, wholeCorrection, type Correction } from '#core/correction.ts'
import { readNow } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import { groupCopies } from '../boards/job-copies.ts'
import { markReportsHandled } from '../jobs/job-reports.ts'
import { acquireWriteLock } from '../write-lock.ts'
import { runAct, type Act, type Actor } from './acts.ts'

/** `unchanged`: it was so before. `sample`: only real postings can be changed. */
export type JobActOutcome = 'done' | 'unchanged' | 'unknown' | 'sample'

const STATE = [
  'id',
  'title',
  'company',
  'is_active',
  'is_featured',
  'is_sample',
  'fee_asked',
  'closed_at',
  'close_reason',
] as const

/** Closes a posting for good, with its copies on other boards, and handles its reports. No crawl opens it again. */
export function closeJob(owner: Kysely<Database>, actor: Actor, id: string): Promise<JobActOutcome> {
  return changeJob(owner, actor, id, async (transaction, job) => {
    if (job.close_reason === 'by hand') return null
    const reports = await handleReports(transaction, id)
    await sql`select close_posting(id) from jobs where id = ${id} or duplicate_of = ${id}`.execute(
      transaction,
    )
    return {
      act: 'close posting',
      before: { open: job.closed_at === null, reports },
      after: { open: false, reports: 0 },
    }
  })
}

/** Opens a posting again that an operator closed, with the copies that were closed with it. */
export function reopenJob(owner: Kysely<Database>, actor: Actor, id: string): Promise<JobActOutcome> {
  return changeJob(owner, actor, id, async (transaction, job) => {
    if (job.close_reason !== 'by hand') return null
    // The copies were closed in the same transaction, so at the same time.
    const { rows } = await sql<{ card_key: string | null }>`
      update jobs set closed_at = null, close_reason = null, is_active = jobs.id = ${id},
        duplicate_of = case when jobs.id <> ${id} then ${id}::uuid end
      from jobs as one
      where one.id = ${id} and jobs.close_reason = 'by hand' and jobs.closed_at = one.closed_at
        and (jobs.id = one.id or jobs.card_key = one.card_key)
      returning jobs.card_key`.execute(transaction)
    await groupCopies(
      transaction,
      rows.flatMap(({ card_key }) => card_key ?? []),
    )
    return { act: 'reopen posting', before: { open: false }, after: { open: true } }
  })
}

/** Puts a posting among the featured ones of the jobs page, or takes it away. One that asks for money is never featured. */
export function featureJob(
  owner: Kysely<Database>,
  actor: Actor,
  id: string,
  featured: boolean,
): Promise<JobActOutcome> {
  return changeJob(owner, actor, id, async (transaction, job) => {
    if (job.is_featured === featured || (featured && job.fee_asked)) return null
    await transaction.updateTable('jobs').set({ is_featured: featured }).where('id', '=', id).execute()
    return {
      act: featured ? 'feature posting' : 'unfeature posting',
      before: { featured: job.is_featured },
      after: { featured },
    }
  })
}

/** Keeps a posting that visitors reported as it is: its reports are handled. */
export function keepJob(owner: Kysely<Database>, actor: Actor, id: string): Promise<JobActOutcome> {
  return changeJob(owner, actor, id, async (transaction) => {
    const reports = await handleReports(transaction, id)
    return reports === 0 ? null : { act: 'keep posting', before: { reports }, after: { reports: 0 } }
  })
}

/**
 * Corrects facts of a posting, and handles its reports. A correction holds until the employer changes the posting's
 * text. The employer's words behind a corrected fact are no longer shown.
 *
 * @param correction Valid by `CorrectionSchema` and without a `contradiction`. Fields as they are stay uncorrected.
 */
export function correctJob(
  owner: Kysely<Database>,
  actor: Actor,
  id: string,
  correction: Correction,
): Promise<JobActOutcome> {
  return changeJob(owner, actor, id, async (transaction) => {
    const { corrected, ...posting } = await transaction
      .selectFrom('jobs')
      .select([...CORRECTED_FIELDS, 'corrected'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const given = Object.keys(correction) as (keyof Correction)[]
    const changed = given.filter((field) => !isSame(correction[field], posting[field]))
    const reports = await handleReports(transaction, id)
    if (changed.length === 0) return reports > 0 ? { act: 'keep posting', before: { reports } } : null
    const wanted: Correction = Object.fromEntries(changed.map((field) => [field, correction[field]]))
    const whole = JSON.stringify({ ...corrected, ...wholeCorrection(wanted, posting) })
    await transaction
      .updateTable('jobs')
      .set({
        corrected: whole,
        evidence: sql<string>`evidence - ${voidedFacts(wanted)}::text[]`,
        content_changed_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute()
    return {
      act: 'correct posting',
      before: Object.fromEntries(changed.map((field) => [field, posting[field]])),
      after: wanted,
    }
  })
}

/** Drops a correction: the board's next crawl reads the posting anew. */
export function uncorrectJob(owner: Kysely<Database>, actor: Actor, id: string): Promise<JobActOutcome> {
  return changeJob(owner, actor, id, async (transaction) => {
    const { corrected, source } = await transaction
      .selectFrom('jobs')
      .select(['corrected', 'source'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!corrected) return null
    await transaction
      .updateTable('jobs')
      .set({ corrected: null, content_hash: null })
      .where('id', '=', id)
      .execute()
    // Otherwise the board may answer that nothing has changed since.
    await transaction.updateTable('boards').set({ validators: '[]' }).where('source', '=', source).execute()
    return { act: 'drop correction', before: corrected, after: {} }
  })
}

type JobState = Awaited<ReturnType<typeof readState>>

async function changeJob(
  owner: Kysely<Database>,
  actor: Actor,
  id: string,
  change: (transaction: Kysely<Database>, job: NonNullable<JobState>) => Promise<Omit<Act, 'subject'> | null>,
): Promise<JobActOutcome> {
  let outcome: JobActOutcome = 'done'
  const done = await runAct(owner, actor, async (transaction) => {
    await acquireWriteLock(transaction)
    const job = await readState(transaction, id)
    if (!job || job.is_sample) {
      outcome = job ? 'sample' : 'unknown'
      return null
    }
    const act = await change(transaction, job)
    return (
      act && { ...act, subject: id, before: { posting: `${job.title} at ${job.company}`, ...act.before } }
    )
  })
  return done || outcome !== 'done' ? outcome : 'unchanged'
}

function readState(transaction: Kysely<Database>, id: string) {
  return transaction.selectFrom('jobs').select(STATE).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** @returns How many reports of the posting, and of its copies, were open. */
async function handleReports(transaction: Kysely<Database>, id: string): Promise<number> {
  const { rows } = await sql<{
    id: string
  }>`select id from jobs where id = ${id} or duplicate_of = ${id}`.execute(transaction)
  const now = await readNow(transaction)
  let handled = 0
  for (const one of rows) handled += await markReportsHandled(transaction, one.id, now)
  return handled
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
