import type { Kysely } from 'kysely'
import { readSampleJobs } from '#content/read-content.ts'
import { readShippedRows } from '#content/shipped-content.ts'
import { CONTENT_TABLES } from '#core/content/tables.ts'
import { sampleJobRow } from '#core/sample-job.ts'
import type { Database } from '#db/schema.ts'
import { seedContent, seedIfEmpty, unseededTables } from '#db/seed.ts'

/** How many rows were put in now. */
export interface Seeded {
  /** Sample jobs; none where there were postings. */
  jobs: number
  /** Rows of the content tables; none where each table had its turn before. */
  content: number
}

/** Puts in the sample jobs where there are no postings, and the shipped rows of each content table once in its life. */
export async function seedShipped(owner: Kysely<Database>, now: Date): Promise<Seeded> {
  const samples = await readSampleJobs()
  const jobs = await seedIfEmpty(
    owner,
    samples.map((sample) => sampleJobRow(sample, now)),
  )
  // Most starts find nothing to do, and read no file for it.
  const tables = await unseededTables(owner, CONTENT_TABLES)
  if (tables.length === 0) return { jobs, content: 0 }
  const shipped = await Promise.all(
    tables.map(async (table) => ({ table, rows: await readShippedRows(table) })),
  )
  return { jobs, content: await seedContent(owner, shipped, now) }
}
