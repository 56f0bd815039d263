import { inject } from 'vitest'
import { openForCommand, type CommandDatabase } from '#db/open.ts'

/** A running site's own database, reached as an operator's command reaches it; the shared site's unless said. */
export async function siteDatabase(
  dataDirectory = inject('site').dataDirectory,
): Promise<CommandDatabase & AsyncDisposable> {
  const database = await openForCommand({ databaseUrl: null, dataDirectory })
  return { ...database, [Symbol.asyncDispose]: () => database.close() }
}
