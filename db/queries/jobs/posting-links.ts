import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Where the employer has a posting. */
export interface PostingLink {
  id: string
  application_url: string | null
  /** The posting's URL on its board. */
  source_url: string | null
}

/** The employers' links of postings, by id, without their long texts. */
export async function postingLinks(
  db: Kysely<Database>,
  listed: readonly { id: string }[],
): Promise<Map<string, PostingLink>> {
  if (listed.length === 0) return new Map()
  const rows = await db
    .selectFrom('public_jobs')
    .select(['id', 'application_url', 'source_url'])
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
