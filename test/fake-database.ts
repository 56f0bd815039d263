import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * A fake database: each query returns the rows from `answer`, or fails with its error. For code around the
 * database; queries themselves are tested on a real one.
 */
export function fakeDatabase(
  answer: (query: CompiledQuery) => unknown[] | Promise<unknown[]>,
): Kysely<Database> {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => ({ rows: (await answer(query)) as R[] }),
    streamQuery: () => {
      throw new Error('This database does not stream')
    },
  }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => connection,
        beginTransaction: async () => undefined,
        commitTransaction: async () => undefined,
        rollbackTransaction: async () => undefined,
        releaseConnection: async () => undefined,
        destroy: async () => undefined,
      }),
    },
  })
}
