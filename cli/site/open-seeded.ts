import type { Settings } from '#core/settings.ts'
import { MigrationError } from '#db/migrate.ts'
import { openDatabase, type DatabaseHandle } from '#db/open.ts'
import { messageOf } from '#cli/process/fail.ts'
import { seedShipped, type Seeded } from './seed-shipped.ts'

export interface SeededDatabase {
  database: DatabaseHandle
  seeded: Seeded
}

/** Opens the database with its schema up to date, and puts the shipped rows where there were none yet. */
export async function openSeeded(settings: Settings): Promise<SeededDatabase> {
  const database = await open(settings)
  try {
    return { database, seeded: await seedShipped(database.owner, new Date()) }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function open(settings: Settings): Promise<DatabaseHandle> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!settings.databaseUrl || error instanceof MigrationError) throw error
    // A driver's message ("connect ECONNREFUSED …") does not say which setting it comes from.
    throw new Error(`Cannot use the PostgreSQL server in DATABASE_URL: ${messageOf(error)}`, {
      cause: error,
    })
  }
}
