import type { Settings } from '#core/settings.ts'
import { readNow } from '#db/clock.ts'
import { MigrationError } from '#db/migrate.ts'
import { openDatabase, type DatabaseHandle } from '#db/open.ts'
import { messageOf } from '#cli/process/fail.ts'
import { seedShipped, type Seeded } from './seed-shipped.ts'

export interface SeededDatabase {
  database: DatabaseHandle
  seeded: Seeded
}

/** Opens and migrates the database, and seeds empty tables with the shipped rows. */
export async function openSeeded(settings: Settings): Promise<SeededDatabase> {
  const database = await open(settings)
  try {
    return { database, seeded: await seedShipped(database.owner, await readNow(database.owner)) }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function open(settings: Settings): Promise<DatabaseHandle> {
  try {
    return await openDatabase(settings, undefined, settings.replica)
  } catch (error) {
    if (!settings.databaseUrl || error instanceof MigrationError) throw error
    // A driver's message ("connect ECONNREFUSED …") does not name the setting.
    throw new Error(`Cannot use the PostgreSQL server in DATABASE_URL: ${messageOf(error)}`, {
      cause: error,
    })
  }
}
