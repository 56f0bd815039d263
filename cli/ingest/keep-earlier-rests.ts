import type { Settings } from '#core/settings.ts'
import { openAsItIs } from '#db/open.ts'
import { listRests } from '#db/queries/boards/boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { keepRests } from '#ingest/network/host-rests.ts'
import type { Pace } from '#ingest/network/pace.ts'
import { messageOf } from '../process/fail.ts'
import type { Screen } from '../process/progress-bar.ts'

/**
 * Leaves alone the hosts that asked for it in earlier runs, for a command that asks boards and writes nothing: the
 * database is read as it is. Where it cannot be, the command goes on and says so.
 */
export async function keepEarlierRests(
  settings: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  listed: Source[],
  pace: Pace,
  stderr: Screen,
): Promise<void> {
  try {
    const database = await openAsItIs(settings)
    if (!database) return
    try {
      keepRests(await listRests(database.owner), listed, pace)
    } finally {
      await database.close()
    }
  } catch (error) {
    const why = messageOf(error)
    stderr.write(`Could not read from the database which hosts asked us to wait (${why}).\n`)
  }
}
