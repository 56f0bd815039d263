import { sql, type Kysely } from 'kysely'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import { isSameJob, type ComparablePosting } from '#core/same-job.ts'
import type { Database } from '#db/schema.ts'
import { groupOpenings } from './job-openings.ts'

interface Candidate extends ComparablePosting {
  id: string
  card_key: string
  duplicate_of: string | null
}

/**
 * Groups postings that are the same job: one of each group is shown, the others point to it. Shown is the one
 * that its board still lists, then one that was verified recently, then the oldest.
 *
 * @param keys Card keys of postings that changed in any way.
 */
export async function groupCopies(transaction: Kysely<Database>, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const groups = Map.groupBy(await readCandidates(transaction, keys), ({ card_key }) => card_key)
  const changed = [...groups.values()]
    .flatMap(choose)
    .filter(({ posting, shown }) => posting.duplicate_of !== shown)
  await showCopies(transaction, changed)
  await groupOpenings(transaction, keys)
}

async function showCopies(
  transaction: Kysely<Database>,
  changed: { posting: Candidate; shown: string | null }[],
): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ posting }) => posting.id)
  const shown = changed.map((one) => one.shown)
  await sql`
    update jobs set duplicate_of = changed.shown, is_active = changed.shown is null
    from unnest(${ids}::uuid[], ${shown}::uuid[]) as changed (id, shown)
    where jobs.id = changed.id`.execute(transaction)
}

/** Card keys of copies whose shown posting is no longer active. */
export async function listOrphanedCards(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs as copy')
    .innerJoin('jobs as shown', 'shown.id', 'copy.duplicate_of')
    .select('copy.card_key')
    .where('shown.is_active', '=', false)
    .execute()
  return rows.flatMap(({ card_key }) => card_key ?? [])
}

/** Open postings that share a card key, or are copies. The one to show sorts first in its group. */
async function readCandidates(transaction: Kysely<Database>, keys: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with open as (
      select jobs.*, count(*) over (partition by card_key) as sharing
      from jobs
      where card_key = any(${[...new Set(keys)]}::text[]) and closed_at is null and not is_sample
        and (is_active or duplicate_of is not null)
    )
    select open.id, open.source, card_key, duplicate_of, requisition_id, experience_min, experience_max, job_type,
      work_mode, description
    from open left join boards on boards.source = open.source
    where sharing > 1 or duplicate_of is not null
    order by missed_since is not null,
      coalesce(greatest(verified_at, case when missed_since is null and unread_since is null then boards.seen_at end), '-infinity')
        < now() - ${sql.lit(`${VERIFIED_FOR_DAYS} days`)}::interval,
      posted_at, first_seen_at, open.source, external_id`.execute(transaction)
  return rows
}

/** For each posting of one key, the posting shown instead of it; null if it is shown itself. */
function choose(candidates: Candidate[]): { posting: Candidate; shown: string | null }[] {
  const groups: [Candidate, ...Candidate[]][] = []
  return candidates.map((posting) => {
    const group = groups.find((members) => members.every((member) => isSameJob(member, posting)))
    if (!group) {
      groups.push([posting])
      return { posting, shown: null }
    }
    group.push(posting)
    return { posting, shown: group[0].id }
  })
}
