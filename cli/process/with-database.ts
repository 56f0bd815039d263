import type { Kysely } from 'kysely'
import type { Settings } from '#core/settings.ts'
import { openForCommand } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { printDatabase } from './database-line.ts'
import type { Screen } from './progress-bar.ts'

/** Names the configured database, opens it for a command, and closes it when the work is done. */
export async function withDatabase<Result>(
  settings: Settings,
  stderr: Screen,
  work: (owner: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  printDatabase(settings, stderr)
  const database = await openForCommand(settings)
  try {
    return await work(database.owner)
  } finally {
    await database.close()
  }
}
