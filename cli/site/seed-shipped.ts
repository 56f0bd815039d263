import type { Kysely } from 'kysely'
import { readSampleJobs } from '#content/read-content.ts'
import { readShippedRows } from '#content/shipped-content.ts'
import { CONTENT_TABLES } from '#core/content/tables.ts'
import { sampleJobRow } from '#core/sample-job.ts'
import type { Database } from '#db/schema.ts'
import { fillSkills } from '#db/queries/content/fill-skills.ts'
import { mergeShippedBoards } from '#cli/boards/shipped-boards.ts'
import { seedContent, seedIfEmpty, unseededTables } from '#db/seed.ts'

/** Number of rows inserted by this call. */
export interface Seeded {
  /** Sample jobs; 0 if there were postings already. */
  jobs: number
  /** Rows of the content tables; 0 if every table was seeded before. */
  content: number
}

/**
 * Inserts the sample jobs if there are no postings, seeds each content table once, ever, and merges the shipped list of
 * boards if it is another one than the last time.
 */
export async function seedShipped(owner: Kysely<Database>, now: Date): Promise<Seeded> {
  await mergeShippedBoards(owner)
  const samples = await readSampleJobs()
  const jobs = await seedIfEmpty(
    owner,
    samples.map((sample) => sampleJobRow(sample, now)),
  )
  // Most starts have nothing to seed: check first, before reading any file.
  const tables = await unseededTables(owner, CONTENT_TABLES)
  if (tables.length === 0) {
    await fillSkills(owner)
    return { jobs, content: 0 }
  }
  const shipped = await Promise.all(
    tables.map(async (table) => ({ table, rows: await readShippedRows(table) })),
  )
  const content = await seedContent(owner, shipped, now)
  await fillSkills(owner)
  return { jobs, content }
}
