import { readSampleJobs } from '#content/read-content.ts'
import { sampleJobRow } from '#core/sample-job.ts'
import type { Settings } from '#core/settings.ts'
import { MigrationError } from '#db/migrate.ts'
import { openDatabase, type DatabaseHandle } from '#db/open.ts'
import { seedIfEmpty } from '#db/seed.ts'
import { messageOf } from './fail.ts'

export interface SeededDatabase {
  database: DatabaseHandle
  /** Sample jobs put in now; none when there were jobs. */
  seeded: number
}

/** Opens the database with its schema up to date and, if it held no jobs, with the shipped samples. */
export async function openSeeded(settings: Settings): Promise<SeededDatabase> {
  const [database, samples] = await Promise.all([open(settings), readSampleJobs()])
  const now = new Date()
  const rows = samples.map((sample) => sampleJobRow(sample, now))
  return { database, seeded: await seedIfEmpty(database.owner, rows) }
}

async function open(settings: Settings): Promise<DatabaseHandle> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!settings.databaseUrl || error instanceof MigrationError) throw error
    // A driver's message ("connect ECONNREFUSED …") does not say which setting it comes from.
    throw new Error(`The PostgreSQL server that DATABASE_URL names cannot be used: ${messageOf(error)}`, {
      cause: error,
    })
  }
}
