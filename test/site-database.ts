import { inject } from 'vitest'
import { openForCommand, type CommandDatabase } from '#db/open.ts'

/** Opens a running site's database like an operator command does; by default that of the shared site. */
export async function siteDatabase(
  dataDirectory = inject('site').dataDirectory,
): Promise<CommandDatabase & AsyncDisposable> {
  const database = await openForCommand({ databaseUrl: null, dataDirectory })
  return { ...database, [Symbol.asyncDispose]: () => database.close() }
}
