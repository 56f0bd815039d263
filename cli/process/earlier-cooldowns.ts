import type { Settings } from '#core/settings.ts'
import { openWithoutMigrating } from '#db/open.ts'
import { listCooldowns } from '#db/queries/boards/boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { applyCooldowns } from '#ingest/boards/cooldowns.ts'
import type { RateLimiter } from '#ingest/network/rate-limiter.ts'
import { messageOf } from '#cli/process/fail.ts'
import type { Screen } from '#cli/process/progress-bar.ts'

/**
 * Applies the cooldowns of earlier runs, for a command that fetches boards but writes nothing. The database
 * is neither created nor migrated. If it cannot be read, the command says so and goes on.
 */
export async function applyEarlierCooldowns(
  settings: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  listed: Source[],
  rateLimiter: RateLimiter,
  stderr: Screen,
): Promise<void> {
  try {
    const database = await openWithoutMigrating(settings)
    if (!database) return
    try {
      applyCooldowns(await listCooldowns(database.owner), listed, rateLimiter)
    } finally {
      await database.close()
    }
  } catch (error) {
    const why = messageOf(error)
    stderr.write(`Could not read from the database which hosts asked us to wait (${why}).\n`)
  }
}
