import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#db/schema.ts'
import { FOR_FRESHERS } from './years-conditions.ts'

/** A value of open postings that may have a list with an address of its own. */
export interface ListedValue {
  kind: 'city' | 'skill' | 'role' | 'remote' | 'freshers'
  /** The city, skill or role, as postings write it; empty for the other kinds. */
  name: string
  jobs: number
  /** When one of its postings last changed, or closed in the last month. */
  changed_at: Date
}

const CLOSED_WITHIN = sql`interval '30 days'`

/** Every value of open postings, of the real ones or of the samples, each with their number. */
export async function listListedValues(
  db: Kysely<Database>,
  now: Date,
  samples = false,
): Promise<ListedValue[]> {
  const kinds: Record<ListedValue['kind'], RawBuilder<unknown>> = {
    city: sql`unnest(locations)`,
    skill: sql`unnest(skills)`,
    role: sql`category`,
    remote: sql`case when work_mode = 'remote' then '' end`,
    freshers: sql`case when ${FOR_FRESHERS} then '' end`,
  }
  const lists = Object.entries(kinds).map(async ([kind, name]) => {
    const { rows } = await sql<ListedValue>`
      select ${kind}::text as kind, name, (count(*) filter (where is_active))::int as jobs, max(changed_at) as changed_at
      from (
        select ${name} as name, is_active, greatest(content_changed_at, closed_at) as changed_at from public_jobs
        where is_sample = ${samples} and (is_active or closed_at >= ${now}::timestamptz - ${CLOSED_WITHIN})
      ) as named
      where name is not null
      group by name having count(*) filter (where is_active) > 0
      order by name`.execute(db)
    return rows
  })
  return (await Promise.all(lists)).flat()
}
