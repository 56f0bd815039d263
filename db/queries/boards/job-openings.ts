import { sql, type Kysely } from 'kysely'
import { isSameOpening, openingKey, type ComparableOpening } from '#core/same-job.ts'
import type { Database } from '#db/schema.ts'

interface Candidate extends ComparableOpening {
  id: string
  opening_key: string
  opening: string | null
}

/**
 * Groups shown postings that are one opening in several places: they get the same `opening`. What is grouped stays so when
 * postings of it close, because whoever counts or lists openings asks for open postings only.
 *
 * @param cardKeys Card keys of postings that changed in any way.
 */
export async function groupOpenings(transaction: Kysely<Database>, cardKeys: string[]): Promise<void> {
  const groups = Map.groupBy(await readCandidates(transaction, cardKeys), ({ opening_key }) => opening_key)
  const changed = [...groups.values()]
    .flatMap(choose)
    .filter(({ posting, opening }) => posting.opening !== opening)
  if (changed.length === 0) return
  const ids = changed.map(({ posting }) => posting.id)
  const openings = changed.map(({ opening }) => opening)
  await sql`
    update jobs set opening = changed.opening
    from unnest(${ids}::uuid[], ${openings}::uuid[]) as changed (id, opening)
    where jobs.id = changed.id`.execute(transaction)
}

/**
 * Gives an opening key to the postings of a board that were stored before there was one.
 *
 * @returns Their card keys.
 */
export async function fillOpeningKeys(transaction: Kysely<Database>, source: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('jobs')
    .select(['id', 'card_key', 'company', 'title', 'location', 'locations'])
    .where('source', '=', source)
    .where('opening_key', 'is', null)
    .where('closed_at', 'is', null)
    .where('is_sample', '=', sql.lit(false))
    .execute()
  if (rows.length === 0) return []
  await sql`
    update jobs set opening_key = filled.opening_key
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(openingKey)}::text[]) as filled (id, opening_key)
    where jobs.id = filled.id`.execute(transaction)
  return rows.flatMap(({ card_key }) => card_key ?? [])
}

/** Shown postings that share an opening key with one of the cards, or had an opening; the oldest first. */
async function readCandidates(transaction: Kysely<Database>, cardKeys: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with touched as (
      select opening_key, opening from jobs
      where card_key = any(${[...new Set(cardKeys)]}::text[]) and closed_at is null
    ), shown as (
      select jobs.*, count(*) over (partition by opening_key) as sharing
      from jobs
      where is_active and not is_sample and (opening_key in (select opening_key from touched)
        or opening in (select opening from touched))
    )
    select id, opening_key, opening, card_key, source, title, location, locations, requisition_id, experience_min,
      experience_max, experience_level, salary_min, salary_max, batch, job_type, work_mode, description
    from shown
    where sharing > 1 or opening is not null
    order by posted_at, first_seen_at, source, external_id`.execute(transaction)
  return rows
}

/** The opening of each posting of one key: the id of its oldest posting; null if it has only one. */
function choose(candidates: Candidate[]): { posting: Candidate; opening: string | null }[] {
  const groups: [Candidate, ...Candidate[]][] = []
  for (const posting of candidates) {
    const group = groups.find((members) => members.every((member) => isSameOpening(member, posting)))
    if (group) group.push(posting)
    else groups.push([posting])
  }
  return groups.flatMap((members) =>
    members.map((posting) => ({ posting, opening: members.length > 1 ? members[0].id : null })),
  )
}
