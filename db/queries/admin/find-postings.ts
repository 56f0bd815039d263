import { sql, type Kysely, type Selectable } from 'kysely'
import { postingIdRange } from '#core/posting-address.ts'
import type { Database, JobsTable } from '#db/schema.ts'
import { containing } from '../text-match.ts'
import { isUuid } from '../jobs/jobs.ts'

/** A posting as an operator sees it: open, closed or a copy. */
export type AdminPosting = Pick<
  Selectable<JobsTable>,
  | 'id'
  | 'title'
  | 'company'
  | 'location'
  | 'source'
  | 'source_url'
  | 'is_active'
  | 'is_featured'
  | 'is_sample'
  | 'closed_at'
  | 'close_reason'
  | 'duplicate_of'
  | 'posted_at'
  | 'last_seen_at'
>

const FIELDS = [
  'id',
  'title',
  'company',
  'location',
  'source',
  'source_url',
  'is_active',
  'is_featured',
  'is_sample',
  'closed_at',
  'close_reason',
  'duplicate_of',
  'posted_at',
  'last_seen_at',
] as const

/** Real postings whose title and company contain every word, the newest first; without a word, the featured ones. */
export function findPostings(owner: Kysely<Database>, search: string, limit = 50): Promise<AdminPosting[]> {
  let query = owner.selectFrom('jobs').select(FIELDS).where('is_sample', '=', false)
  const words = search.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) query = query.where('is_featured', '=', true)
  for (const word of words.slice(0, 10))
    query = query.where(sql<boolean>`(title || ' ' || company) ilike ${containing(word)}`)
  return query.orderBy('posted_at', 'desc').orderBy('id').limit(limit).execute()
}

/**
 * The id of the posting that an operator names.
 *
 * @param named An id, or the address of the posting's page or its path.
 * @returns null if there is none, or more than one.
 */
export async function findNamedPosting(owner: Kysely<Database>, named: string): Promise<string | null> {
  const url = URL.parse(named, 'http://localhost')
  const path = url?.pathname ?? ''
  const id = [named.trim(), url?.searchParams.get('job') ?? ''].find(isUuid)
  const range = postingIdRange(path.slice(path.lastIndexOf('/') + 1))
  if (id === undefined && !range) return null
  let query = owner.selectFrom('jobs').select('id').limit(2)
  if (id !== undefined) query = query.where('id', '=', id)
  else if (range) query = query.where('id', '>=', range.first).where('id', '<=', range.last)
  const [first, ...others] = await query.execute()
  return first && others.length === 0 ? first.id : null
}

/** All stored facts of a posting, with its open reports; null if there is none. */
export async function readPosting(owner: Kysely<Database>, id: string) {
  if (!isUuid(id)) return null
  const posting = await owner
    .selectFrom('jobs')
    .select(FIELDS)
    .select(['locations', 'category', 'experience_level', 'experience_min', 'experience_max', 'work_mode'])
    .select(['job_type', 'salary_min', 'salary_max', 'salary_period', 'application_url', 'corrected'])
    .select(['description', 'first_seen_at', 'verified_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!posting) return null
  const reports = await owner
    .selectFrom('job_reports')
    .select(['reason', 'created_at'])
    .where('job_id', '=', id)
    .where('handled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  return { ...posting, reports }
}

export type AdminPostingDetail = NonNullable<Awaited<ReturnType<typeof readPosting>>>
