import { inject } from 'vitest'
import { openForCommand, type CommandDatabase } from '#db/open.ts'

/** The running site's own database, reached as an operator's command reaches it. */
export async function siteDatabase(): Promise<CommandDatabase & AsyncDisposable> {
  const { dataDirectory } = inject('site')
  const database = await openForCommand({ databaseUrl: null, dataDirectory })
  return { ...database, [Symbol.asyncDispose]: () => database.close() }
}
